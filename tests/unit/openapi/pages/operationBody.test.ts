import { describe, expect, test } from "vitest";
import { operationOf, parsePaths, schemaOf, tagOf } from "../parseText.ts";

/** The body of an operation given as YAML below `get:` with six spaces. */
async function bodyOf(operation: string, options: Parameters<typeof parsePaths>[1] = {}) {
  const parsed = await parsePaths(`  /a/{id}:\n    get:\n      operationId: get\n${operation}`, options);
  return { body: operationOf(parsed, "get"), parsed };
}

const answer = '      responses: { "200": { description: ok } }';

describe("an operation's page", () => {
  test.each([
    ["List rooms", "List rooms.", undefined],
    ["List rooms.", "List rooms", undefined],
    ["List rooms", "List rooms. Slowly.", "<md>List rooms. Slowly.</md>"],
  ])("called %j does not repeat its title: %j", async (summary, description, html) => {
    const { body } = await bodyOf(`      summary: ${summary}\n      description: ${description}\n${answer}`);
    expect(body.descriptionHtml).toBe(html);
  });

  test("has the headings of its description below its title, without ids that its sections may have", async () => {
    const renderMarkdown = (text: string): string => `<h2 id="responses">${text}</h2>`;
    const options = { renderMarkdown, rest: "tags: [{ name: rooms, description: All }]" };
    const { body, parsed } = await bodyOf(`      tags: [rooms]\n      description: More\n${answer}`, options);
    expect(body.descriptionHtml).toBe("<h2>More</h2>");
    expect(tagOf(parsed, "rooms").descriptionHtml).toBe("<h2>All</h2>");
  });

  test.each([
    ["x-example: 5", "5"],
    ["x-example: 5, example: 6", "6"],
    ["schema: { type: integer, x-example: 7 }", "7"],
  ])("shows the example of a parameter as Swagger 2.0 has it: %s", async (fields, example) => {
    const schema = fields.includes("schema") ? fields : `${fields}, schema: { type: integer }`;
    const { body } = await bodyOf(`      parameters: [{ name: id, in: path, required: true, ${schema} }]\n${answer}`);
    const [parameter] = body.parameters[0]?.parameters ?? [];
    expect([
      ...(parameter?.examples ?? []).map(({ code }) => code?.text),
      ...(parameter?.schema.examples ?? []),
    ]).toEqual([example]);
  });

  test.each([
    ["Get `x` of **all** rooms", "Get x of all rooms"],
    ["See [limits](/limits) and [`ids`](#ids)", "See limits and ids"],
    ["Rooms\\nof a  house\\n \\nAll of them.", "Rooms of a house"],
    ["List <id>, a[0](x), 2**31-1, f(**a, **b), snake_case * 2", undefined],
    ["``", undefined],
    [
      `Cancel the \`run\` of an ID. It stops (e.g. Tuesday) ${"within a minute ".repeat(4)}.`,
      "Cancel the run of an ID.",
    ],
    [`Warm up, e.g. Monday, ${"slowly and ".repeat(8)}stop`, undefined],
    ["Stop the pump. It starts again.", undefined],
    [`насос зупиняється。${"Потім знову вмикається. ".repeat(4)}`, "насос зупиняється。"],
  ])("is called what %j says without marks of Markdown: %j", async (summary, title = summary) => {
    const { parsed } = await bodyOf(`      summary: "${summary}"\n${answer}`);
    expect(parsed.spec?.operations[0]?.summary).toBe(title);
  });

  test.each([
    ["Get `x`", "Get `x`.", undefined],
    ["See [limits](/limits)", "All.", "<md>See [limits](/limits)\n\nAll.</md>"],
    ["See [limits](/limits)", "See [limits](/limits)", "<md>See [limits](/limits)</md>"],
    ["Rooms\\n\\nof a house", "Rooms.", "<md>Rooms\n\nof a house</md>"],
    [`Stop one pump. ${"S".repeat(80)}`, "All.", `<md>Stop one pump. ${"S".repeat(80)}\n\nAll.</md>`],
    [
      `Stop one \`pump\`. ${"S".repeat(80)}`,
      `Stop one pump. ${"S".repeat(80)} All.`,
      `<md>Stop one pump. ${"S".repeat(80)} All.</md>`,
    ],
    ["s".repeat(501), "All.", `<md>${"s".repeat(501)}\n\nAll.</md>`],
  ])("tells below its title what a summary says beyond it: %j", async (summary, description, html) => {
    const { body } = await bodyOf(`      summary: "${summary}"\n      description: "${description}"\n${answer}`);
    expect(body.descriptionHtml).toBe(html);
  });

  test("has parameters by place, those of the path overridden by name and place", async () => {
    const parsed = await parsePaths(`  /a/{id}:
    parameters:
      - { name: id, in: path, required: true, description: Common, schema: { type: string } }
      - { name: id, in: query, description: Kept, schema: { type: string } }
    get:
      operationId: get
      parameters:
        - { name: X-Client, in: header, schema: { type: string } }
        - { name: id, in: path, required: true, description: Own, schema: { type: integer } }
        - { name: sid, in: cookie, deprecated: true, allowEmptyValue: true, allowReserved: true, schema: { type: string } }
${answer}`);
    expect(parsed.lines).toEqual([]);
    const { parameters } = operationOf(parsed, "get");
    expect(
      parameters.map(({ place, parameters: list }) => [
        place,
        list.map(({ name, descriptionHtml }) => [name, descriptionHtml]),
      ]),
    ).toEqual([
      ["path", [["id", "<md>Own</md>"]]],
      ["query", [["id", "<md>Kept</md>"]]],
      ["header", [["X-Client", undefined]]],
      ["cookie", [["sid", undefined]]],
    ]);
    expect(parameters[0]?.parameters[0]).toMatchObject({
      isRequired: true,
      isDeprecated: false,
      schema: { types: ["integer"] },
    });
    expect(parameters[3]?.parameters[0]).toMatchObject({
      ...{ isDeprecated: true, allowEmptyValue: true, allowReserved: true },
    });
  });

  test("leaves out headers that no parameter describes, but of Swagger 2.0, which has no such rule", async () => {
    const own = "{ name: Accept, in: header, SCHEMA }, { name: X-A, in: header, SCHEMA }";
    const namesIn = async (version: string, schema: string) => {
      const { body } = await bodyOf(`      parameters: [${own.replaceAll("SCHEMA", schema)}]\n${answer}`, { version });
      return body.parameters.flatMap(({ parameters }) => parameters.map(({ name }) => name));
    };
    expect(await namesIn("3.0.3", "schema: { type: string }")).toEqual(["X-A"]);
    expect(await namesIn("2.0", "type: string")).toEqual(["Accept", "X-A"]);
  });

  test("describes a parameter by its content", async () => {
    const { body } = await bodyOf(`      parameters:
        - { name: id, in: path, required: true, content: { application/json: { schema: { type: object } } } }
${answer}`);
    expect(body.parameters[0]?.parameters[0]).toMatchObject({
      mediaType: "application/json",
      schema: { types: ["object"] },
    });
  });

  test("has the servers of the API, whose texts are rendered once for all operations", async () => {
    const rendered: string[] = [];
    const { spec } = await parsePaths(
      ["a", "b", "c"].map((id) => `  /${id}: { get: { operationId: ${id}, responses: {} } }`).join("\n"),
      {
        rest: "servers: [{ url: https://a.example, description: Server words }, { url: https://b.example }]",
        renderMarkdown: (text) => {
          rendered.push(text);
          return text;
        },
      },
    );
    expect(spec?.operations).toHaveLength(3);
    expect(rendered.filter((text) => text.includes("Server words"))).toHaveLength(1);
  });

  test("has its own servers, else those of its path, else those of the document", async () => {
    const rest = "servers: [{ url: https://hub.example }]";
    const parsed = await parsePaths(
      `  /a: { get: { operationId: plain, responses: {} } }
  /b: { servers: [{ url: https://path.example, name: Path, description: Below it }], get: { operationId: path, responses: {} }, post: { operationId: own, servers: [{ url: "https://{host}", variables: { host: { default: a, enum: [a, b], description: Host } } }], responses: {} } }`,
      { rest },
    );
    expect(operationOf(parsed, "plain").servers).toEqual([{ url: "https://hub.example", variables: [] }]);
    expect(operationOf(parsed, "path").servers).toEqual([
      { url: "https://path.example", descriptionHtml: "<md>Path\n\nBelow it</md>", variables: [] },
    ]);
    const flags = ["plain", "path", "own"].map((slug) => operationOf(parsed, slug).hasOwnServers);
    expect(flags).toEqual([undefined, true, true]);
    expect(operationOf(parsed, "own").servers[0]?.variables).toEqual([
      { name: "host", default: "a", enum: ["a", "b"], descriptionHtml: "<md>Host</md>" },
    ]);
  });

  test.each([
    ["says nothing itself", "", [[["key", []]]]],
    ["needs nothing", "      security: []\n", []],
    ["needs one of two", "      security: [{ key: [] }, { login: [read] }]\n", [[["key", []]], [["login", ["read"]]]]],
    [
      "needs two together",
      "      security: [{ key: [], login: [] }]\n",
      [
        [
          ["key", []],
          ["login", []],
        ],
      ],
    ],
    ["may be used without", "      security: [{}, { key: [] }]\n", [[], [["key", []]]]],
  ])("tells what it needs when it %s", async (_, security, alternatives) => {
    const { body } = await bodyOf(`${security}${answer}`, {
      rest: `security: [{ key: [] }]
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key }
    login: { type: oauth2, flows: { clientCredentials: { tokenUrl: "https://t.example", scopes: { read: Look } } } }`,
    });
    expect(
      body.security.map(({ schemes }) => schemes.map(({ name, scopes }) => [name, scopes.map((scope) => scope.name)])),
    ).toEqual(alternatives);
  });

  test("describes schemes in words that need no translation, and links them", async () => {
    const { body, parsed } = await bodyOf(
      `      security: [{ login: [read, write], key: [] , bear: [admin], none: [] }]\n${answer}`,
      {
        rest: `components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key }
    bear: { type: http, scheme: bearer, bearerFormat: JWT }
    login: { type: oauth2, flows: { clientCredentials: { tokenUrl: "https://t.example", scopes: { read: Look, write: "" } } } }`,
      },
    );
    expect(body.security[0]?.schemes.map(({ summary, id }) => [summary, id])).toEqual([
      ["oauth2: clientCredentials", "security-login"],
      ["apiKey: header X-Key", "security-key"],
      ["http: bearer JWT", "security-bear"],
      ["", undefined],
    ]);
    expect(body.security[0]?.schemes[0]?.scopes).toEqual([{ name: "read", description: "Look" }, { name: "write" }]);
    expect(body.security[0]?.schemes.map(({ areRoles }) => areRoles)).toEqual([undefined, undefined, true, undefined]);
    const ref = body.security[0]?.schemes[0]?.ref ?? -1;
    expect(parsed.spec?.operations[0]?.bodyRefs[ref]).toEqual({ kind: "overview", slug: "", label: "Hub" });
  });

  test("has responses in the order of the file, with headers and links", async () => {
    const { body, parsed } = await bodyOf(`      responses:
        default: { description: Anything else }
        "404": { description: None }
        4XX: { description: Wrong }
        "200":
          description: Found
          summary: Short
          headers: { X-Total: { description: How many, required: true, schema: { type: integer } }, Content-Type: { schema: {} } }
          links:
            next: { operationId: get, description: Again, parameters: { id: $response.body#/next, n: 5 }, requestBody: { a: 1 } }
            ref: { operationRef: "#/paths/~1a~1{id}/get", server: { url: "https://two.example", description: Far } }
            other: { operationRef: "https://other.example/api.yaml#/paths/~1b/get" }`);
    expect(body.responses.map(({ status }) => status)).toEqual(["default", "404", "4XX", "200"]);
    const found = body.responses[3];
    expect(found).toMatchObject({
      summary: "Short",
      headers: [{ name: "X-Total", isRequired: true, schema: { types: ["integer"] } }],
    });
    expect(found?.links).toEqual([
      {
        name: "next",
        descriptionHtml: "<md>Again</md>",
        target: 0,
        targetLabel: "get",
        parameters: [
          { name: "id", value: "$response.body#/next" },
          { name: "n", value: "5" },
          { name: "requestBody", value: '{"a":1}' },
        ],
      },
      {
        ...{ name: "ref", descriptionHtml: "<md>Far</md>", target: 0, targetLabel: "get" },
        parameters: [{ name: "server", value: "https://two.example" }],
      },
      { name: "other", targetLabel: "https://other.example/api.yaml#/paths/~1b/get", parameters: [] },
    ]);
    expect(parsed.spec?.operations[0]?.bodyRefs[0]).toMatchObject({ kind: "operation", slug: "get" });
  });

  test("has examples of parameters and bodies in place of those of their schemas", async () => {
    const { body } = await bodyOf(`      parameters:
        - { name: a, in: query, example: 1, schema: { type: integer, example: 2, default: 3 } }
        - { name: b, in: query, schema: { type: integer, example: 2 } }
        - { name: c, in: query, content: { application/json: { schema: { type: integer, example: 2 }, example: 1 } } }
      requestBody:
        content:
          application/json: { schema: { type: object, example: { x: 2 }, properties: { x: { example: 4 } } }, example: { x: 1 } }
          application/yaml: { schema: { type: object, example: { x: 2 } } }
${answer}`);
    const { parameters = [] } = body.parameters[0] ?? {};
    expect(parameters.map(({ schema, examples }) => [schema.examples, examples[0]?.code?.text])).toEqual([
      [undefined, "1"],
      [["2"], undefined],
      [undefined, "1"],
    ]);
    expect(parameters[0]?.schema.default).toBe("3");
    const contents = body.requestBody?.contents ?? [];
    expect(contents.map(({ schema }) => schema?.examples)).toEqual([undefined, ['{"x":2}']]);
    expect(contents[0]?.schema?.properties?.[0]?.schema.examples).toEqual(["4"]);
  });

  test("shows short examples of parameters in one line", async () => {
    const { body } = await bodyOf(`      parameters:
        - { name: a, in: query, example: [a, b], schema: { type: array } }
        - { name: b, in: query, example: ["${"b".repeat(80)}"], schema: { type: array } }
        - { name: c, in: query, examples: { c: { serializedValue: "[\\n x" } }, schema: { type: array } }
      responses: {}`);
    const texts = body.parameters.flatMap(({ parameters }) =>
      parameters.map(({ examples }) => examples[0]?.code?.text),
    );
    expect(texts.slice(-3)).toEqual(['["a","b"]', `[\n  "${"b".repeat(80)}"\n]`, "[\n x"]);
  });

  test("shows a text that is told about without quotation marks, as those in one line", async () => {
    const { body } = await bodyOf(`      parameters:
        - { name: a, in: query, examples: { a: { value: 'x "y"', description: Words }, b: { value: z }, c: { serializedValue: '"x', description: Words } }, schema: { type: string } }
        - { name: b, in: query, examples: { a: { value: x, description: Words } }, schema: { type: [string, integer] } }
      responses: {}`);
    const examples = body.parameters.flatMap(({ parameters }) => parameters.flatMap((parameter) => parameter.examples));
    expect(examples.map(({ code }) => code?.text)).toEqual(['x "y"', "z", '"x', '"x"']);
  });

  test("has a request body with encodings, also by position", async () => {
    const { body } = await bodyOf(
      `      requestBody:
        required: true
        description: The photo
        content:
          multipart/form-data:
            schema: { type: object, properties: { photo: { type: string } } }
            encoding: { photo: { contentType: image/heic, style: form, explode: false, headers: { X-Part: { description: Of the part, schema: { type: integer } }, Content-Type: { schema: {} } } } }
          multipart/mixed: { itemSchema: { type: string }, prefixEncoding: [{ contentType: text/plain }], itemEncoding: { contentType: image/png } }
${answer}`,
      { version: "3.2.0" },
    );
    expect(body.requestBody).toMatchObject({ isRequired: true, descriptionHtml: "<md>The photo</md>" });
    const [form, mixed] = body.requestBody?.contents ?? [];
    expect(form?.encodings).toMatchObject([
      {
        ...{ property: "photo", contentType: "image/heic", style: "form", explode: false },
        headers: [{ name: "X-Part", descriptionHtml: "<md>Of the part</md>", schema: { types: ["integer"] } }],
      },
    ]);
    expect(mixed?.itemSchema?.types).toEqual(["string"]);
    expect(mixed?.encodings.map(({ property, contentType }) => [property, contentType])).toEqual([
      ["[0]", "text/plain"],
      ["[*]", "image/png"],
    ]);
  });

  test("shows encodings of parts of a part, and writes such parts", async () => {
    const { body } = await bodyOf(
      `      requestBody:
        content:
          multipart/form-data:
            schema:
              type: object
              required: [letter]
              properties: { letter: { type: object, required: [text, photo], properties: { text: { type: string }, photo: {} } } }
            encoding:
              letter: { contentType: multipart/mixed, encoding: { photo: { contentType: image/avif } }, allowReserved: true }
          multipart/related:
            schema: { type: array, minItems: 1, items: { type: array, minItems: 2, prefixItems: [{ type: string }, {}] } }
            itemEncoding: { contentType: multipart/mixed, prefixEncoding: [{ contentType: text/markdown }], itemEncoding: { contentType: image/png } }
${answer}`,
      { version: "3.2.0" },
    );
    const [form, related] = body.requestBody?.contents ?? [];
    expect(
      form?.encodings.map(({ property, contentType, allowReserved }) => [property, contentType, allowReserved]),
    ).toEqual([
      ["letter", "multipart/mixed", true],
      ["letter.photo", "image/avif", undefined],
    ]);
    expect(related?.encodings.map(({ property, contentType }) => [property, contentType])).toEqual([
      ["[*]", "multipart/mixed"],
      ["[*][0]", "text/markdown"],
      ["[*][*]", "image/png"],
    ]);
    expect(related?.examples[0]?.code?.text).toBe(
      [
        ...["--part-boundary", "Content-Type: multipart/mixed; boundary=inner-boundary", ""],
        ...["--inner-boundary", "Content-Type: text/markdown", "", "string"],
        ...[
          "--inner-boundary",
          'Content-Disposition: attachment; filename="file.png"',
          "Content-Type: image/png",
          "",
          "…",
        ],
        ...["--inner-boundary--", "--part-boundary--"],
      ].join("\n"),
    );
  });

  test("shows callbacks, and ends where one calls itself back", async () => {
    const { body } = await bodyOf(
      `      callbacks:
        done:
          "{$request.body#/url}":
            post:
              summary: Told when done
              requestBody: { content: { application/json: { schema: { type: object } } } }
              responses: { "204": { description: Thanks } }
        again: { $ref: "#/components/callbacks/Again" }
${answer}`,
      {
        rest: `components:
  callbacks:
    Again: { "{$url}": { $ref: "#/components/pathItems/Again" } }
  pathItems:
    Again: { post: { callbacks: { more: { $ref: "#/components/callbacks/Again" } }, responses: { "200": { description: ok } } } }`,
      },
    );
    expect(body.callbacks.map(({ name, expression, operation }) => [name, expression, operation.method])).toEqual([
      ["done", "{$request.body#/url}", "post"],
      ["again", "{$url}", "post"],
    ]);
    expect(body.callbacks.map(({ summary }) => summary)).toEqual(["Told when done", undefined]);
    expect(body.callbacks.map(({ further }) => further)).toEqual([undefined, [{ name: "more", index: 1 }]]);
  });

  test("shows callbacks of callbacks below them, each path once, and so many at most", async () => {
    const names = Array.from({ length: 60 }, (_, index) => `C${index}`);
    const calls = names.map((name) => `${name}: { $ref: "#/components/callbacks/${name}" }`).join(", ");
    const { body } = await bodyOf(
      `      callbacks: { first: { "{$url}": { post: { callbacks: { C0: { $ref: "#/components/callbacks/C0" } }, responses: {} } } } }
${answer}`,
      {
        rest: `components:\n  callbacks:\n${names
          .map((name) => `    ${name}: { "/${name}": { post: { callbacks: { ${calls} }, responses: {} } } }`)
          .join("\n")}`,
      },
    );
    expect(body.callbacks.map(({ name }) => name)).toEqual(["first", ...names.slice(0, 50)]);
    expect(body.callbacks[0]?.further).toEqual([{ name: "C0", index: 1 }]);
    expect(body.callbacks[7]?.further?.slice(48, 52)).toEqual([
      { name: "C48", index: 49 },
      { name: "C49", index: 50 },
      { name: "C50" },
      { name: "C51" },
    ]);
  });

  test("tells servers of callbacks, which are none of the API's", async () => {
    const { body } = await bodyOf(
      `      callbacks:
        own: { "/events": { post: { servers: [{ url: "https://client.example" }], responses: {} } } }
        none: { "{$url}": { post: { responses: {} } } }
${answer}`,
      { rest: "servers: [{ url: https://hub.example }]" },
    );
    expect(body.callbacks.map(({ operation }) => operation.servers.map(({ url }) => url))).toEqual([
      ["https://client.example"],
      [],
    ]);
  });

  test("knows schemes by references to them, and of callbacks only what they say themselves", async () => {
    const { body, parsed } = await bodyOf(
      `      security: [{ "#/components/securitySchemes/key": [] }]
      callbacks:
        plain: { "{$url}": { post: { responses: {} } } }
        signed: { "{$url}": { post: { security: [{ sign: [] }], responses: {} } } }
${answer}`,
      {
        version: "3.2.0",
        rest: `security: [{ key: [] }]
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key }, sign: { type: apiKey, in: header, name: X-Sign } }`,
      },
    );
    const namesOf = ({ security }: typeof body) =>
      security.map(({ schemes }) => schemes.map(({ name }) => name).join());
    expect([namesOf(body), ...body.callbacks.map(({ operation }) => namesOf(operation))]).toEqual([
      ["key"],
      [],
      ["sign"],
    ]);
    expect(parsed.lines.filter((line) => line.includes("scheme"))).toEqual([]);
  });

  test("tells what to use instead of parameters, headers and properties that are deprecated", async () => {
    const old = "deprecated: true, x-deprecated-description: Use b";
    const fields = `{ type: object, properties: { a: { type: string, description: A, ${old} }, c: { type: string, x-deprecated-description: Not yet } } }`;
    const { body } = await bodyOf(`      parameters: [{ name: a, in: query, ${old}, schema: { type: string } }]
      responses:
        "200":
          description: ok
          headers: { X-A: { description: A, ${old}, schema: { type: string } } }
          content: { application/json: { schema: ${fields} } }`);
    expect(body.parameters[0]?.parameters[0]?.descriptionHtml).toBe("<md>Use b</md>");
    expect(body.responses[0]?.headers[0]?.descriptionHtml).toBe("<md>A</md><md>Use b</md>");
    const [a, c] = body.responses[0]?.contents[0]?.schema?.properties ?? [];
    expect([a?.schema.descriptionHtml, c?.schema.descriptionHtml]).toEqual(["<md>A</md><md>Use b</md>", undefined]);
  });

  test.each([
    "x-deprecatedMessage",
    "x-deprecated-message",
    "x-deprecation-message",
    "x-deprecated-reason",
    "x-speakeasy-deprecation-message",
  ])("tells why it is deprecated under the name %s, too", async (name) => {
    const { body } = await bodyOf(
      `      deprecated: true\n      ${name}: Use b\n      x-stability-level: beta\n${answer}`,
    );
    expect(body).toMatchObject({ deprecated: { html: "<md>Use b</md>" }, stability: "beta" });
  });

  test("tells that it is deprecated, and why", async () => {
    const { body } = await bodyOf(`      deprecated: true\n      x-deprecated-description: Use **b**\n${answer}`);
    expect(body.deprecated).toEqual({ html: "<md>Use **b**</md>" });
    expect((await bodyOf(`      deprecated: true\n${answer}`)).body.deprecated).toEqual({});
    expect((await bodyOf(answer)).body.deprecated).toBeUndefined();
  });

  test("adds what is said of its path", async () => {
    const parsed = await parsePaths(`  /a:
    summary: Path
    description: About the path
    get: { operationId: get, description: About the operation, responses: { "200": { description: ok } } }`);
    expect(operationOf(parsed, "get").descriptionHtml).toBe("<md>About the operation\n\nPath\n\nAbout the path</md>");
    expect(parsed.spec?.operations[0]?.description).toBe("About the operation");
  });

  test("leaves unsafe addresses out", async () => {
    const { body, parsed } = await bodyOf(
      `      externalDocs: { url: "javascript:alert(1)", description: Click }\n${answer}`,
    );
    expect(body.externalDocs).toBeUndefined();
    expect(parsed.lines.at(-1)).toContain("is not an address that readers can be sent to");
  });
});

describe("operations of OpenAPI 3.2", () => {
  test("name schemes by the address that the document gives itself, and tell deprecated ones", async () => {
    const parsed = await parsePaths(
      `  /a: { get: { operationId: a, responses: { "200": {} } } }
  /b: { get: { operationId: b, security: [{ "https://hub.example/api#/components/securitySchemes/old": [] }, { new: [] }], responses: { "200": {} } } }
  /c: { get: { operationId: c, security: [{ "./api#/components/securitySchemes/new": [] }], responses: { "200": {} } } }
  /d: { get: { operationId: d, security: [{ "other#/components/securitySchemes/new": [] }], responses: { "200": {} } } }`,
      {
        version: "3.2.0",
        rest: `$self: https://hub.example/api
components:
  securitySchemes:
    old: { type: apiKey, in: header, name: X-Old, deprecated: true }
    new: { type: apiKey, in: header, name: X-New }`,
      },
    );
    expect(parsed.lines.map((line) => line.replace(/ \(at .*/, ""))).toEqual([
      "7:46 warning api-questionable: there is no security scheme `other#/components/securitySchemes/new`",
    ]);
    const { security, samples } = operationOf(parsed, "b");
    expect(security.flatMap(({ schemes }) => schemes.map(({ name, isDeprecated }) => [name, isDeprecated]))).toEqual([
      ["old", true],
      ["new", undefined],
    ]);
    expect(samples[0]?.code.text).toContain("X-New");
    expect(operationOf(parsed, "c").security[0]?.schemes[0]?.name).toBe("new");
  });

  test("have the method query and any other", async () => {
    const { spec, lines } = await parsePaths(
      `  /a:
    query: { operationId: find, responses: { "200": {} } }
    additionalOperations: { COPY: { operationId: copy, responses: { "200": {} } } }
    trace: { operationId: trace, responses: { "200": {} } }`,
      { version: "3.2.0" },
    );
    expect(lines).toEqual([]);
    expect(spec?.operations.map(({ method, slug }) => [method, slug])).toEqual([
      ["query", "find"],
      ["COPY", "copy"],
      ["trace", "trace"],
    ]);
  });

  test("show tags of the kind badge as badges", async () => {
    const parsed = await parsePaths(`  /a: { get: { operationId: a, tags: [rooms, new], responses: { "200": {} } } }`, {
      version: "3.2.0",
      rest: "tags: [{ name: rooms, kind: nav }, { name: new, summary: New!, kind: badge }]",
    });
    expect(parsed.lines).toEqual([]);
    expect(operationOf(parsed, "a").badges).toEqual([{ name: "New!" }]);
  });

  test.each([
    ["3.0.3", false],
    ["3.1.0", true],
    ["3.2.0", true],
  ])("of OpenAPI %s take parts of which nothing is said for files: %s", async (version, isFile) => {
    const parsed = await parsePaths(
      `  /a:
    post:
      operationId: a
      requestBody:
        content: { multipart/form-data: { schema: { type: object, properties: { photo: { description: Yours } } } } }
      responses: { "200": {} }`,
      { version },
    );
    const { requestBody, samples } = operationOf(parsed, "a");
    const texts = [requestBody?.contents[0]?.examples[0]?.code?.text, samples[0]?.code.text];
    const named = ['name="photo"; filename="photo.bin"', "'photo=@photo.bin;type=application/octet-stream'"];
    expect(texts.map((text, index) => text?.includes(named[index] ?? ""))).toEqual([isFile, isFile]);
  });

  test("have methods in the letters that they are sent with", async () => {
    const parsed = await parsePaths(
      `  /a:
    additionalOperations:
      COPY: { operationId: big, responses: { "200": {} } }
      copy:
        operationId: small
        responses: { "200": { links: { again: { operationRef: "#/paths/~1a/additionalOperations/copy" } } } }`,
      { version: "3.2.0" },
    );
    expect(parsed.lines).toEqual([]);
    expect(parsed.spec?.operations.map(({ method }) => method)).toEqual(["COPY", "copy"]);
    const small = operationOf(parsed, "small");
    expect(small.method).toBe("copy");
    expect(small.samples[0]?.code.text).toContain("curl -X 'copy' ");
    const { bodyRefs = [] } = parsed.spec?.operations[1] ?? {};
    expect(bodyRefs[small.responses[0]?.links[0]?.target ?? -1]?.slug).toBe("small");
  });

  test("tell methods that have keys of their own, or are none", async () => {
    const { spec, lines } = await parsePaths(
      `  /a:
    additionalOperations:
      POST: { operationId: post, responses: { "200": {} } }
      Patch: { operationId: patch, responses: { "200": {} } }
      LOOK UP: { operationId: look, responses: { "200": {} } }`,
      { version: "3.2.0" },
    );
    expect(lines).toEqual([
      "6:7 warning api-questionable: `POST` has its own key, and does not belong in `additionalOperations` (at `#/paths/~1a/additionalOperations/POST`)",
      "7:7 warning api-questionable: `Patch` has its own key, and does not belong in `additionalOperations` (at `#/paths/~1a/additionalOperations/Patch`)",
      "8:7 warning api-questionable: `LOOK UP` is not an HTTP method (at `#/paths/~1a/additionalOperations/LOOK UP`)",
    ]);
    expect(spec?.operations.map(({ method }) => method)).toEqual(["post", "Patch", "LOOK UP"]);
  });

  test("belong to no earlier version", async () => {
    const { lines } = await parsePaths(
      `  /a: { additionalOperations: { COPY: { operationId: copy, responses: { "200": { description: ok } } } } }`,
    );
    expect(lines).toEqual([
      "4:9 warning api-questionable: `additionalOperations` is not a field of OpenAPI 3.1 (at `#/paths/~1a/additionalOperations`)",
    ]);
  });

  test("may take a whole query string", async () => {
    const parsed = await parsePaths(
      `  /a: { get: { operationId: get, parameters: [{ name: q, in: querystring, content: { application/x-www-form-urlencoded: { schema: { type: object } } } }], responses: { "200": {} } } }`,
      { version: "3.2.0" },
    );
    expect(parsed.lines).toEqual([]);
    expect(operationOf(parsed, "get").parameters[0]).toMatchObject({
      place: "querystring",
      parameters: [{ name: "q" }],
    });
  });
});

test("the made-up body of an error has the status of its answer, where its schema leaves that open", async () => {
  const problem = (status: string) => `{ type: object, properties: { status: ${status} } }`;
  const answers: readonly [string, string, string][] = [
    ["401", "{ type: integer, minimum: 100, maximum: 599 }", '{ "status": 401 }'],
    ["404", "{ type: [number, 'null'] }", '{ "status": 404 }'],
    ["409", "{ type: integer, maximum: 100 }", '{ "status": 1 }'],
    ["412", "{ type: integer, example: 400 }", '{ "status": 400 }'],
    ["413", "{ type: integer, default: 400 }", '{ "status": 400 }'],
    ["418", "{ type: integer, enum: [7] }", '{ "status": 7 }'],
    ["422", "{ type: string }", '{ "status": "string" }'],
    ["423", "{ type: object, properties: { status: { type: integer } } }", '{ "status": { "status": 1 } }'],
    ["5XX", "{ type: integer, minimum: 100 }", '{ "status": 500 }'],
    ["200", "{ type: integer, minimum: 100 }", '{ "status": 100 }'],
    ["default", "{ type: integer }", '{ "status": 1 }'],
  ];
  const lines = answers.map(
    ([code, status]) =>
      `        "${code}": { description: a, content: { application/json: { schema: ${problem(status)} } } }`,
  );
  const { body } = await bodyOf(`      responses:\n${lines.join("\n")}`);
  const made = body.responses.map(({ status, contents }) => [
    status,
    contents[0]?.examples[0]?.code?.text.replace(/\s+/g, " "),
  ]);
  expect(Object.fromEntries(made)).toEqual(Object.fromEntries(answers.map(([code, , text]) => [code, text])));
});

test.each([
  ["the application's, by its words", "code: { type: integer, description: Number of the fault }", '"code": 1'],
  ["gRPC's, by its words", "code: { type: integer, description: A status code of gRPC }", '"code": 1'],
  ["the answer's, by its words", "code: { type: integer, description: Status of the answer }", '"code": 404'],
  ["beside the status", "status: { type: integer }, code: { type: integer }", '"status": 404, "code": 1'],
  [
    "beside the details of gRPC",
    "code: { type: integer }, details: { type: array, items: { properties: { '@type': { type: string } } } }",
    '"code": 1, "details": [ { "@type": "string" } ]',
  ],
  [
    "beside other details",
    "code: { type: integer }, details: { type: array, items: { type: string } }",
    '"code": 404, "details": [ "string" ]',
  ],
])("the code in the made-up body of an error: %s", async (_, properties, expected) => {
  const { body } = await bodyOf(`      responses:
        "404": { description: a, content: { application/json: { schema: { type: object, properties: { ${properties} } } } } }`);
  const text = body.responses[0]?.contents[0]?.examples[0]?.code?.text;
  expect(text?.replace(/\s+/g, " ")).toBe(`{ ${expected} }`);
});

test("a schema that several errors share is given the status of each", async () => {
  const shared = "$ref: '#/components/responses/Problem'";
  const parsed = await parsePaths(`  /a:
    get:
      operationId: get
      responses: { "401": { ${shared} }, "404": { ${shared} } }
components:
  responses:
    Problem:
      description: a
      content: { application/problem+json: { schema: { $ref: "#/components/schemas/Problem" } } }
  schemas:
    Problem: { allOf: [{ type: object, properties: { code: { type: integer } } }], required: [code] }
`);
  const { responses } = operationOf(parsed, "get");
  expect(responses.map(({ contents }) => JSON.parse(contents[0]?.examples[0]?.code?.text ?? ""))).toEqual([
    { code: 401 },
    { code: 404 },
  ]);
});

test("bytes have no example of JSON, unless one is given", async () => {
  const { body } =
    await bodyOf(`      requestBody: { content: { application/json: { schema: { type: string, format: binary } } } }
      responses:
        "200": { description: File, content: { application/json: { schema: { type: string, format: binary } } } }
        "201": { description: File, content: { application/json: { schema: { type: string, format: binary }, example: given } } }`);
  expect(body.responses.map(({ contents }) => contents[0]?.examples.length)).toEqual([0, 1]);
  expect(body.requestBody?.contents[0]?.examples).toEqual([]);
});

test("a parameter of a path is sent with percent signs, whatever it allows", async () => {
  const { body } = await bodyOf(`      parameters:
        - { name: id, in: path, required: true, allowReserved: true, schema: { type: string }, example: a/b }
        - { name: to, in: query, required: true, allowReserved: true, schema: { type: string }, example: a/b }
${answer}`);
  expect(body.parameters.map(({ parameters: [one] }) => one?.allowReserved)).toEqual([undefined, true]);
  expect(body.samples[0]?.code.text).toContain("/a/a%2Fb?to=a/b'");
});

describe("a webhook's page", () => {
  test("shows what the server sends, without samples", async () => {
    const parsed = await parsePaths("  {}", {
      rest: `webhooks:
  lampBroken:
    post:
      operationId: лампаЗламана
      requestBody: { content: { application/json: { schema: { type: object, properties: { id: { type: integer, readOnly: true } } } } } }
      responses: { "204": { description: Thanks } }`,
    });
    expect(parsed.lines).toEqual([]);
    expect(parsed.spec?.operations[0]).toMatchObject({ slug: "лампа-зламана", path: "lampBroken", isWebhook: true });
    const body = operationOf(parsed, "лампа-зламана");
    expect(body).toMatchObject({ isWebhook: true, samples: [], servers: [] });
    expect(body.requestBody?.contents[0]?.schema?.properties?.map(({ name }) => name)).toEqual(["id"]);
  });

  test("needs what it says itself, not what requests to the API need", async () => {
    const parsed = await parsePaths("  {}", {
      rest: `security: [{ key: [] }]
components: { securitySchemes: { key: { type: http, scheme: bearer }, sign: { type: apiKey, in: header, name: X-Sign } } }
webhooks:
  plain: { post: { operationId: plain, responses: { "204": { description: Thanks } } } }
  signed: { post: { operationId: signed, security: [{ sign: [] }], responses: { "204": { description: Thanks } } } }`,
    });
    expect(operationOf(parsed, "plain").security).toEqual([]);
    expect(operationOf(parsed, "signed").security).toMatchObject([{ schemes: [{ name: "sign" }] }]);
  });

  test("may be an extension of OpenAPI 3.0", async () => {
    const { spec } = await parsePaths("  {}", {
      version: "3.0.3",
      rest: "x-webhooks: { done: { post: { responses: { '200': { description: ok } } } } }",
    });
    expect(spec?.operations[0]).toMatchObject({ slug: "post-done", isWebhook: true });
  });
});

describe("a schema's page", () => {
  test("tells who uses it", async () => {
    const parsed = await parsePaths(
      `  /a: { get: { operationId: direct, responses: { "200": { description: ok, content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Room" } } } } } } } }
  /b: { get: { operationId: header, responses: { "200": { description: ok, headers: { X: { schema: { $ref: "#/components/schemas/Room" } } } } } } }
  /c: { get: { operationId: through, responses: { "200": { description: ok, content: { a/b: { schema: { $ref: "#/components/schemas/House" } } } } } } }`,
      {
        rest: 'components: { schemas: { Room: { type: object, properties: { next: { $ref: "#/components/schemas/Room" } } }, House: { type: object, properties: { rooms: { type: array, items: { $ref: "#/components/schemas/Room" } } } } } }',
      },
    );
    const refs = parsed.spec?.schemas.find(({ name }) => name === "Room")?.bodyRefs ?? [];
    expect(schemaOf(parsed, "Room").usedBy.map((ref) => refs[ref]?.label)).toEqual(["direct", "header", "House"]);
    expect(schemaOf(parsed, "Room").example?.language).toBe("json");
  });

  test("has an example with the value that an operation's discriminator selects it by", async () => {
    const parsed = await parsePaths(
      `  /a: { post: { operationId: a, requestBody: { content: { application/json: { schema: { oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }], discriminator: { propertyName: kind, mapping: { cat-1: Cat, dog-1: Dog } } } } } }, responses: {} } }`,
      {
        rest: "components: { schemas: { Cat: { properties: { kind: { type: string } } }, Dog: { properties: { kind: { type: string }, barks: { const: 1 } } } } }",
      },
    );
    expect(JSON.parse(schemaOf(parsed, "Cat").example?.text ?? "")).toEqual({ kind: "cat-1" });
    expect(JSON.parse(schemaOf(parsed, "Dog").example?.text ?? "")).toEqual({ kind: "dog-1", barks: 1 });
  });

  test("shows what kind of value it is", async () => {
    const parsed = await parsePaths("  {}", {
      rest: "components: { schemas: { List: { type: array, items: { type: string } }, Room: { type: object, description: Text } } }",
    });
    expect(schemaOf(parsed, "List").schema.types).toEqual(["string[]"]);
    expect(schemaOf(parsed, "Room").schema.types).toEqual(["object"]);
    expect(parsed.spec?.schemas.map(({ description }) => description)).toEqual(["", "Text"]);
  });
});
