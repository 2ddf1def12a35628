import { describe, expect, test } from "vitest";
import { operationOf, parsePaths, parseText } from "../parseText.ts";

const ok = 'responses: { "200": { description: ok } }';
const get = (more: string): string => `  /a:\n    get: { operationId: get, ${more} }`;
const withParameter = (parameter: string): string => get(`parameters: [${parameter}], ${ok}`);

describe("what is wrong with", () => {
  test.each([
    // operations
    [
      "ids used twice",
      `${get(ok)}\n  /b: { get: { operationId: get, ${ok} } }`,
      "6:16",
      "GET /b has the same operationId as GET /a: `get`",
    ],
    ["an operation without responses", get("summary: x"), "5:5", "GET /a has no responses"],
    ["an operation with no response", get("responses: {}"), "5:30", "GET /a has no responses"],
    [
      "a status of four digits",
      get('responses: { "2000": { description: ok } }'),
      "5:44",
      "`2000` of GET /a is not a status code",
    ],
    [
      "a status that is a word",
      get("responses: { ok: { description: ok } }"),
      "5:43",
      "`ok` of GET /a is not a status code",
    ],
    [
      "a range in lower case",
      get("responses: { 4xx: { description: ok } }"),
      "5:43",
      "`4xx` of GET /a is not a status code",
    ],
    [
      "a response without words",
      get('responses: { "200": {} }'),
      "5:44",
      "the response 200 of GET /a has no `description`",
    ],
    [
      "a media type",
      get('responses: { "200": { description: ok, content: { json: {} } } }'),
      "5:69",
      "`json` is not a media type",
    ],
    [
      "a request body without content",
      get(`requestBody: { description: x }, ${ok}`),
      "5:30",
      "the request body of GET /a has no `content`",
    ],
    ["a method in capitals", `  /a: { GET: { operationId: get, ${ok} } }`, "4:9", "`GET` is not a method of a path"],
    ["an unknown method", `  /a: { purge: { operationId: get, ${ok} } }`, "4:9", "`purge` is not a method of a path"],
    ["a misspelt method", `  /a: { gett: { operationId: get, ${ok} } }`, "4:9", "`gett` is not a method of a path"],
    [
      "a method of a later version",
      `  /a: { query: { operationId: get, ${ok} } }`,
      "4:9",
      "`query` is not a method in OpenAPI 3.1",
    ],
    ["a misspelt field", get(`sumary: x, ${ok}`), "5:30", "an operation has no field `sumary`"],
    // paths
    [
      "a path without a slash",
      `  a: { get: { operationId: get, ${ok} } }`,
      "4:3",
      "the path `a` does not begin with a slash",
    ],
    [
      "a path with a query",
      `  /a?b=c: { get: { operationId: get, ${ok} } }`,
      "4:3",
      "the path `/a?b=c` contains a query",
    ],
    [
      "braces that do not match",
      `  "/a/{id": { get: { operationId: get, ${ok} } }`,
      "4:4",
      "the braces in the path `/a/{id` do not match",
    ],
    [
      "empty braces",
      `  "/a/{}": { get: { operationId: get, ${ok} } }`,
      "4:4",
      "the braces in the path `/a/{}` do not match",
    ],
    // parameters
    [
      "a name in the path without a parameter",
      `  /a/{id}: { get: { operationId: get, ${ok} } }`,
      "4:14",
      "GET /a/{id} does not describe the parameter `{id}` of its path",
    ],
    [
      "a parameter that is not in the path",
      withParameter("{ name: id, in: path, required: true, schema: {} }"),
      "5:45",
      "the path /a has no `{id}`",
    ],
    [
      "a place that there is not",
      withParameter("{ name: q, in: querry, schema: {} }"),
      "5:54",
      "the parameter `q` is in `querry`",
    ],
    [
      "a body among the parameters",
      withParameter("{ name: b, in: body, schema: {} }"),
      "5:54",
      "the parameter `b` is in `body`",
    ],
    ["a parameter without a name", withParameter("{ in: query, schema: {} }"), "5:43", "a parameter has no `name`"],
    ["a parameter without a place", withParameter("{ name: q, schema: {} }"), "5:43", "a parameter has no `in`"],
    [
      "a parameter without a schema",
      withParameter("{ name: q, in: query }"),
      "5:43",
      "the parameter `q` has neither `schema` nor `content`",
    ],
    [
      "a parameter with two descriptions",
      withParameter("{ name: q, in: query, schema: {}, content: { a/b: {} } }"),
      "5:77",
      "the parameter `q` has both `schema` and `content`",
    ],
    [
      "a parameter of two media types",
      withParameter("{ name: q, in: query, content: { a/b: {}, a/c: {} } }"),
      "5:65",
      "the parameter `q` does not have exactly one media type",
    ],
    [
      "a text in a style of objects",
      withParameter("{ name: q, in: query, style: deepObject, schema: { type: string } }"),
      "5:65",
      "the parameter `q` has the style `deepObject`, which writes objects, but the type string",
    ],
    [
      "a number in a style of lists",
      withParameter("{ name: q, in: query, style: pipeDelimited, schema: { type: [integer, 'null'] } }"),
      "5:65",
      "the parameter `q` has the style `pipeDelimited`, which writes lists and objects, but the type integer",
    ],
    [
      "a parameter that is there twice",
      withParameter("{ name: q, in: query, schema: {} }, { name: q, in: query, schema: {} }"),
      "5:81",
      "the query parameter `q` is defined twice",
    ],
    [
      "a header that no parameter describes",
      withParameter("{ name: authorization, in: header, schema: {} }"),
      "5:45",
      "the header `authorization` cannot be a parameter and is not shown",
    ],
    ["a tag that an operation has twice", get(`tags: [a, b, a], ${ok}`), "5:30", "GET /a has the tag `a` twice"],
    [
      "a tag without a name",
      get(`tags: [a, " "], ${ok}`),
      "5:30",
      "GET /a has a tag without a name, which is left out",
    ],
    [
      "tags that only capitals tell apart",
      `${get(`tags: [petStore], ${ok}`)}\n  /b: { get: { operationId: b, tags: [petstore], ${ok} } }`,
      "6:32",
      "only capitals tell the tag `petstore` from `petStore`",
    ],
    [
      "a group of tags that names none",
      `${get(`tags: [b], ${ok}`)}\ntags: [{ name: a, x-internal: true }]\nx-tagGroups: [{ name: G, tags: [a, b, c] }]`,
      "7:26",
      "the group `G` names `c`, but there is no such tag",
    ],
    [
      "a style in the wrong place",
      withParameter("{ name: X-A, in: header, style: deepObject, schema: {} }"),
      "5:68",
      "the parameter `X-A` has the style `deepObject`",
    ],
    [
      "a place of a later version",
      withParameter("{ name: q, in: querystring, content: { a/b: {} } }"),
      "5:54",
      "`in: querystring` is not part of OpenAPI 3.1",
    ],
    // security
    [
      "a security scheme that there is not",
      get(`security: [{ kee: [] }], ${ok}`),
      "5:43",
      "there is no security scheme `kee`",
    ],
    [
      "a scope that there is not",
      get(`security: [{ login: [reed] }], ${ok}`),
      "5:43",
      "the security scheme `login` has no scope `reed`",
    ],
    // links
    [
      "a link to nothing",
      get('responses: { "200": { description: ok, links: { next: { operationId: gett } } } }'),
      "5:78",
      "the link `next` leads to `gett`",
    ],
    [
      "a link that names nothing",
      get('responses: { "200": { description: ok, links: { next: {} } } }'),
      "5:78",
      "the link `next` does not name an operation",
    ],
  ])("%s is told at its place, and the operation is shown", async (_, paths, place, message) => {
    const { lines, spec } = await parsePaths(paths, {
      rest: `components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key }
    login: { type: oauth2, flows: { implicit: { authorizationUrl: "https://a.example", scopes: { read: Look } } } }`,
    });
    const told = lines.filter((line) => !line.includes("api-slug-taken"));
    expect(told).toHaveLength(1);
    expect(told[0]?.startsWith(`${place} warning api-questionable: ${message}`), told[0]).toBe(true);
    expect(spec?.operations[0]?.slug).toMatch(/^(get|gett?)$/);
  });

  const withFlows = (flows: string): string =>
    `openapi: "3.2.0"\ninfo: { title: a, version: "1" }\npaths: {}\ncomponents: { securitySchemes: { k: { type: oauth2, flows: { ${flows} } } } }`;

  test.each<[flow: string, has: string, missing: readonly string[]]>([
    ["implicit", "", ["authorizationUrl"]],
    ["implicit", "authorizationUrl: https://a/b", []],
    ["password", "", ["tokenUrl"]],
    ["clientCredentials", "", ["tokenUrl"]],
    ["authorizationCode", "", ["authorizationUrl", "tokenUrl"]],
    ["authorizationCode", "authorizationUrl: https://a/b", ["tokenUrl"]],
    ["deviceAuthorization", "", ["deviceAuthorizationUrl", "tokenUrl"]],
  ])("the flow %s with { %s } lacks the addresses %j", async (flow, has, missing) => {
    const { diagnostics } = await parseText(withFlows(`${flow}: { scopes: {}${has === "" ? "" : `, ${has}`} }`));
    expect(diagnostics.map(({ message, hint }) => `${message}; ${hint}`)).toEqual(
      missing.map(
        (address) =>
          `the flow \`${flow}\` of the security scheme \`k\` has no \`${address}\` (at \`#/components/securitySchemes/k/flows/${flow}\`); add \`${address}\``,
      ),
    );
    expect(diagnostics.map(({ location }) => location?.line)).toEqual(missing.map(() => 4));
  });

  test.each(["", ", flow: implicit, authorizationUrl: https://a/b", ", flow: accessCode, tokenUrl: https://a/b"])(
    "a definition of Swagger 2.0 has no flows to tell of: { type: oauth2, scopes: {}%s }",
    async (more) => {
      const { diagnostics } = await parseText(
        `swagger: "2.0"\ninfo: { title: a, version: "1" }\npaths: {}\nsecurityDefinitions: { k: { type: oauth2, scopes: {}${more} } }`,
      );
      expect(diagnostics.map(({ message }) => message).filter((message) => message.includes("flow"))).toEqual([]);
    },
  );

  test("the list formats of Swagger 2.0 are no styles of the wrong place", async () => {
    const parameters = ["query", "header"].map(
      (place) => `{ name: a, in: ${place}, type: array, items: { type: string }, collectionFormat: tsv }`,
    );
    const { diagnostics } = await parseText(
      `swagger: "2.0"\ninfo: { title: Hub, version: "1" }\npaths:\n${get(`parameters: [${parameters.join(", ")}], ${ok}`)}`,
    );
    expect(diagnostics).toEqual([]);
  });

  test("operations of Swagger 2.0 under keys that are no methods are told at their places, and shown", async () => {
    const body = "parameters: [{ name: a, in: body, schema: { type: integer } }]";
    const paths = `  /a:\n    GET: { operationId: get, ${ok} }\n    copy: { operationId: copy, ${body}, ${ok} }`;
    const parsed = await parsePaths(paths, { version: "2.0" });
    expect(parsed.lines.map((line) => line.replace(/ \(at .*/, ""))).toEqual([
      "5:5 warning api-questionable: `GET` is not a method of a path",
      "6:5 warning api-questionable: `copy` is not a method of a path",
    ]);
    expect(parsed.spec?.operations.map(({ method, location }) => [method, location.line])).toEqual([
      ["get", 5],
      ["COPY", 6],
    ]);
    expect(operationOf(parsed, "copy").requestBody).toBeDefined();
  });

  test.each([
    ["a parameter", withParameter("{ name: a, in: query, type: string, content: { text/plain: {} } }"), "type"],
    ["a header", get('responses: { "200": { description: ok, headers: { A: { type: string } } } }'), "type"],
    ["a response", get('responses: { "200": { description: ok, schema: { type: string } } }'), "schema"],
    ["a request body", get(`requestBody: { content: { text/plain: {} }, schema: { type: string } }, ${ok}`), "schema"],
    ["an operation", get(`consumes: [text/plain], ${ok}`), "consumes"],
    ["an operation", get(`produces: [text/plain], ${ok}`), "produces"],
  ])("%s with a field of Swagger 2.0 is told where it belongs since", async (what, paths, field) => {
    const { diagnostics } = await parsePaths(paths);
    const [told, ...others] = diagnostics.filter(({ message }) => message.includes("has no field"));
    expect(others).toEqual([]);
    expect(told?.message).toContain(`${what} has no field \`${field}\``);
    expect(told?.hint).toMatch(field === "type" ? /^move it into `schema`/ : /`content`/);
  });

  test.each([
    ["{}", []],
    ["{ responses: {} }", ["POST ring has no responses"]],
  ])("a webhook of 3.1 that is %s is told of when it names no response", async (operation, messages) => {
    const { diagnostics } = await parsePaths("  {}", { rest: `webhooks: { ring: { post: ${operation} } }` });
    expect(diagnostics.map(({ message }) => message.replace(/ \(at .*/, ""))).toEqual(messages);
  });

  test.each([
    ["no info", 'openapi: "3.1.0"\npaths: {}', "the specification has no `info`"],
    ["no title", 'openapi: "3.1.0"\ninfo: { version: "1" }\npaths: {}', "`info` has no `title`"],
    ["no paths", 'openapi: "3.0.0"\ninfo: { title: a, version: "1" }', "the specification has no `paths`"],
    [
      "nothing at all",
      'openapi: "3.1.0"\ninfo: { title: a, version: "1" }',
      "the specification has no `paths`, `webhooks` or `components`",
    ],
    [
      "an empty key",
      'openapi: "3.1.0"\ninfo: { title: a, version: "1" }\npaths: { /a: }',
      "`/a` is empty, but a path is expected",
    ],
    [
      "a component's name",
      'openapi: "3.1.0"\ninfo: { title: a, version: "1" }\npaths: {}\ncomponents: { schemas: { "a b": {} } }',
      "`a b` is not a valid component name",
    ],
    [
      "a server's variable",
      'openapi: "3.1.0"\ninfo: { title: a, version: "1" }\npaths: {}\nservers: [{ url: "https://{host}" }]',
      "the server `https://{host}` does not describe its variable `{host}` (at `#/servers/0/url`)",
    ],
    [
      "one of a server's variables beside another one",
      'openapi: "3.1.0"\ninfo: { title: a, version: "1" }\npaths: {}\nservers: [{ url: "/{a}/{v}", variables: { v: { default: a } } }]',
      "the server `/{a}/{v}` does not describe its variable `{a}` (at `#/servers/0/url`)",
    ],
    [
      "a server's default",
      'openapi: "3.1.0"\ninfo: { title: a, version: "1" }\npaths: {}\nservers: [{ url: "/{v}", variables: { v: { default: a, enum: [b] } } }]',
      "the default `a` of `v` is not one of its values",
    ],
    [
      "a server's unused variable",
      'openapi: "3.1.0"\ninfo: { title: a, version: "1" }\npaths: {}\nservers: [{ url: "/", variables: { v: { default: a } } }]',
      "the server `/` has no `{v}`",
    ],
    [
      "the type of a scheme",
      'openapi: "3.1.0"\ninfo: { title: a, version: "1" }\npaths: {}\ncomponents: { securitySchemes: { k: { type: apikey } } }',
      "the security scheme `k` has the type `apikey`",
    ],
    [
      "what a scheme says",
      'openapi: "3.1.0"\ninfo: { title: a, version: "1" }\npaths: {}\ncomponents: { securitySchemes: { k: { type: http } } }',
      "the security scheme `k` has no `scheme`",
    ],
    [
      "the place of a key",
      'openapi: "3.1.0"\ninfo: { title: a, version: "1" }\npaths: {}\ncomponents: { securitySchemes: { k: { type: apiKey, name: k, in: body } } }',
      "the security scheme `k` is in `body`",
    ],
    [
      "an address",
      'openapi: "3.1.0"\ninfo: { title: a, version: "1", termsOfService: "javascript:alert(1)" }\npaths: {}',
      "`javascript:alert(1)` is not an address that readers can be sent to",
    ],
    [
      "a second whole query",
      'openapi: "3.2.0"\ninfo: { title: a, version: "1" }\npaths: { /a: { get: { operationId: a, parameters: [{ name: a, in: querystring, content: { a/b: {} } }, { name: b, in: querystring, content: { a/b: {} } }], responses: { "200": { description: ok } } } } }',
      "the parameter `b` is the whole query, as another one is",
    ],
    [
      "a parameter beside the whole query",
      'openapi: "3.2.0"\ninfo: { title: a, version: "1" }\npaths: { /a: { get: { operationId: a, parameters: [{ name: a, in: querystring, content: { a/b: {} } }, { name: b, in: query, schema: {} }], responses: { "200": { description: ok } } } } }',
      "the parameter `a` is the whole query, but the parameter `b` is in the query, too",
    ],
    [
      "a whole query without a media type",
      'openapi: "3.2.0"\ninfo: { title: a, version: "1" }\npaths: { /a: { get: { operationId: a, parameters: [{ name: a, in: querystring, schema: {} }], responses: { "200": { description: ok } } } } }',
      "the parameter `a` is the whole query, but has `schema` instead of `content`",
    ],
    [
      "webhooks before 3.1",
      'openapi: "3.0.3"\ninfo: { title: a, version: "1" }\npaths: {}\nwebhooks: {}',
      "`webhooks` is not part of OpenAPI 3.0",
    ],
    [
      "a dialect before 3.1",
      'openapi: "3.0.3"\ninfo: { title: a, version: "1" }\npaths: {}\njsonSchemaDialect: https://a.example',
      "`jsonSchemaDialect` is not part of OpenAPI 3.0",
    ],
    [
      "a summary before 3.1",
      'openapi: "3.0.3"\ninfo: { title: a, version: "1", summary: b }\npaths: {}',
      "`summary` is not part of OpenAPI 3.0",
    ],
    [
      "an SPDX identifier before 3.1",
      'openapi: "3.0.3"\ninfo: { title: a, version: "1", license: { name: MIT, identifier: MIT } }\npaths: {}',
      "`identifier` is not part of OpenAPI 3.0",
    ],
    [
      "paths to refer to before 3.1",
      'openapi: "3.0.3"\ninfo: { title: a, version: "1" }\npaths: {}\ncomponents: { pathItems: {} }',
      "`pathItems` is not part of OpenAPI 3.0",
    ],
  ])("%s costs one warning", async (_, text, message) => {
    const { lines, spec } = await parseText(text);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`warning api-questionable: ${message}`);
    expect(spec).toBeDefined();
  });

  test.each([
    [
      "a security scheme behind a broken reference, which is told there",
      "security: [{ login: [] }]\npaths: {}\ncomponents: { securitySchemes: { login: { $ref: gone.yaml } } }",
      ["5:43 error api-reference: `gone.yaml` names a file that does not exist: specs/gone.yaml"],
    ],
    ["an address that is left empty", 'info: { title: a, version: "1", contact: { url: "" } }\npaths: {}', []],
  ])("%s costs no other finding", async (_, text, expected) => {
    const info = text.includes("info:") ? "" : 'info: { title: a, version: "1" }\n';
    expect((await parseText(`openapi: 3.1.0\n${info}${text}`)).lines).toEqual(
      expected.map((line) => expect.stringContaining(line)),
    );
  });

  test.each([
    ["paths: [a]", "`paths` is a list, but a map is expected"],
    ["paths: text", '`paths` is the string "text", but a map is expected'],
    ["paths: { /a: text }", '`/a` is the string "text", but a map is expected'],
    ["paths: { /a: { get: [] } }", "`get` is a list, but a map is expected"],
    [
      "paths: { /a: { get: { parameters: { q: { schema: {} } }, responses: { 200: { description: ok } } } } }",
      "`parameters` is a map, but a list is expected",
    ],
    [
      "paths: { /a: { get: { responses: { 200: { description: ok, content: text } } } } }",
      '`content` is the string "text", but a map is expected',
    ],
    ["paths: {}\nservers: text", '`servers` is the string "text", but a list is expected'],
    ["paths: {}\ntags: { a: b }", "`tags` is a map, but a list is expected"],
    ["paths: {}\ncomponents: 5", "`components` is `5`, but a map is expected"],
    ["paths: {}\nsecurity: text", '`security` is the string "text", but a list is expected'],
  ])("the form of `%s` costs one error", async (text, message) => {
    const { lines, spec } = await parseText(`openapi: "3.0.0"\ninfo: { title: a, version: "1" }\n${text}`);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`error api-invalid: ${message}`);
    expect(spec).toBeDefined();
  });

  test("a single text in place of a list is understood", async () => {
    const { lines, spec } = await parsePaths(get(`tags: lamp, ${ok}`));
    expect(lines).toHaveLength(1);
    expect(spec?.operations[0]?.tags).toEqual(["lamp"]);
  });

  test("numbers that should be text are shown as they are written", async () => {
    const { lines, spec } = await parseText("openapi: 3.1.0\ninfo: { title: 2024, version: 1.10 }\npaths: {}");
    expect(spec).toMatchObject({ title: "2024", version: "1.10" });
    expect(lines).toHaveLength(2);
  });

  test.each([
    ["lamp", "did you mean `lamps`?"],
    ["door", "declare it under `tags`, or remove it"],
  ])("a group that names `%s` is told: %s", async (name, hint) => {
    const { diagnostics } = await parsePaths(get(`tags: [lamps], ${ok}`), {
      rest: `tags: [{ name: lamps }]\nx-tagGroups: [{ name: G, tags: [lamps, ${name}] }]`,
    });
    expect(diagnostics.map((one) => one.hint)).toEqual([hint]);
  });

  test("one place is told before the next of the same kind, ten at most", async () => {
    const paths = Array.from({ length: 30 }, (_, index) => `  /p${index}: { get: { operationId: o${index} } }`).join(
      "\n",
    );
    const { lines } = await parsePaths(paths);
    expect(lines).toHaveLength(11);
    expect(lines[10]).toContain("20 more of this kind (operations without responses)");
  });
});
