import { describe, expect, test } from "vitest";
import { operationOf, parsePaths, responseSchema, schemaOf } from "../parseText.ts";

const answering = (schema: string): string =>
  `  /a: { get: { operationId: get, responses: { "200": { description: ok, content: { application/json: { schema: ${schema} } } } } } }`;

describe("a specification of several files", () => {
  test("names each schema of another file once and links it", async () => {
    const parsed = await parsePaths(
      `${answering('{ type: array, items: { $ref: "models/room.yaml#/Room" } }')}
  /b: { get: { operationId: other, responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "models/room.yaml#/Room" } } } } } } }`,
      {
        files: {
          "specs/models/room.yaml":
            "Room:\n  type: object\n  properties:\n    name: { type: string }\n    lamp: { $ref: lamp.yaml }\n    next: { $ref: '#/Room' }\n",
          "specs/models/lamp.yaml": "type: object\ndescription: A lamp\n",
        },
      },
    );
    expect(parsed.lines).toEqual([]);
    expect(parsed.includes).toEqual(["specs/models/lamp.yaml", "specs/models/room.yaml"]);
    expect(parsed.spec?.schemas.map(({ name }) => name)).toEqual(["Room", "lamp"]);
    expect(responseSchema(operationOf(parsed, "get"))?.types).toEqual(["Room[]"]);
    expect(responseSchema(operationOf(parsed, "other"))?.types).toEqual(["Room"]);
    expect(schemaOf(parsed, "Room").schema.properties?.map(({ name }) => name)).toEqual(["name", "lamp", "next"]);
  });

  test("counts references of a file from its schema, which may name itself", async () => {
    const parsed = await parsePaths(answering('{ $ref: "node.json" }'), {
      files: {
        "specs/node.json": JSON.stringify({
          $id: "https://hub.example/node",
          $schema: "https://json-schema.org/draft/2020-12/schema",
          type: "object",
          properties: { next: { $ref: "#" }, fault: { $ref: "#/$defs/Fault" }, leaf: { $ref: "leaf.json" } },
          $defs: { Fault: { type: "object", properties: { cause: { $ref: "#/$defs/Fault" } } } },
          examples: [{ $id: "1", next: {} }],
        }),
        "specs/leaf.json": JSON.stringify({ $id: "leaf", type: "string", description: "A leaf" }),
      },
    });
    expect(parsed.lines).toEqual([]);
    const shown = responseSchema(operationOf(parsed, "get"));
    expect(shown?.examples).toEqual(['{"$id":"1","next":{}}']);
    expect(shown?.properties?.map(({ name, schema }) => [name, schema.types])).toEqual([
      ["next", ["node"]],
      ["fault", ["object"]],
      ["leaf", ["string"]],
    ]);
    expect(shown?.properties?.[0]?.schema.isRecursive).toBe(true);
    expect(shown?.properties?.[1]?.schema.properties?.[0]).toMatchObject({
      name: "cause",
      schema: { isRecursive: true },
    });
    expect(shown?.properties?.[2]?.schema.descriptionHtml).toBe("<md>A leaf</md>");
  });

  test("counts addresses of examples from the file that they stand in", async () => {
    const example = (address: string) => `{ externalValue: "${address}" }`;
    const addresses = ["a.json?b#c", "./d/e.json", "../f.json", "../../g.json", "../../../h.json"];
    const absolute = ["https://x.example/a.json", "/a.json", "?a"];
    const examples = [...addresses, ...absolute].map((address, index) => `    e${index}: ${example(address)}\n`);
    const parsed = await parsePaths(
      `  /a:
    get:
      operationId: get
      responses:
        "200": { $ref: parts/my answers.yaml#/Whole }
        "201":
          description: ok
          content: { application/json: { examples: { own: ${example("a.json")}, one: { $ref: one/a.yaml } } } }`,
      {
        files: {
          "specs/parts/my answers.yaml": `Whole:
  description: ok
  content:
    application/json: { $ref: "../other parts/content.yaml" }
`,
          "specs/other parts/content.yaml": `examples:
${examples.join("").replace(/^ {4}/gm, "  ")}  data: { value: { externalValue: a.json } }\n`,
          "specs/one/a.yaml": "externalValue: b.json\n",
        },
      },
    );
    expect(parsed.lines).toEqual([]);
    const [first, second] = operationOf(parsed, "get").responses.map(({ contents }) => contents[0]?.examples ?? []);
    expect(first?.slice(0, -1).map(({ externalHref }) => externalHref)).toEqual([
      ...["other%20parts/a.json?b#c", "other%20parts/d/e.json", "f.json", "../g.json", "../../../h.json"],
      ...absolute,
    ]);
    expect(first?.at(-1)?.code?.text).toBe('{\n  "externalValue": "a.json"\n}');
    expect(second?.map(({ externalHref }) => externalHref)).toEqual(["a.json", "one/b.json"]);
  });

  test("shows examples that lie in files among the specifications", async () => {
    const content = (media: string, address: string): string =>
      `${media}: { schema: { type: object, properties: { id: { type: integer } } }, examples: { one: { externalValue: ${address} } } }`;
    const parsed = await parsePaths(
      `  /a:
    get:
      operationId: get
      responses:
        "200": { description: ok, content: { ${content("application/json", "a/one.json")} } }
        "201": { description: ok, content: { ${content("application/json", "a/two.yaml")} } }
        "202": { description: ok, content: { ${content("application/xml", "a/three.xml")} } }
        "203": { description: ok, content: { application/json: { examples: { one: { externalValue: a/broken.json } } } } }
        "204": { description: ok, content: { application/json: { examples: { one: { externalValue: a/long.json } } } } }
        "205": { description: ok, content: { image/png: { examples: { one: { externalValue: a/picture.png } } } } }
        "206": { description: ok, content: { application/json: { examples: { one: { externalValue: "../../out.json" } } } } }
        "207": { description: ok, content: { application/json: { examples: { one: { externalValue: a/secret.json } } }, text/csv: { schema: { type: string }, examples: { one: { externalValue: a/four.csv } } } } }`,
      {
        files: {
          "specs/a/one.json": '{ "id": 7 }',
          "specs/a/two.yaml": 'id: "8"\n',
          "specs/a/three.xml": "<room>\n  <id>9</id>\n</room>\n",
          "specs/a/broken.json": '{ "id": 7 }\n{ "id": 8 }\n',
          "specs/a/long.json": JSON.stringify("x".repeat(70_000)),
          "specs/a/picture.png": "PNG",
          "specs/a/four.csv": "id\n10\n",
          "specs/a/secret.json": "[]",
          "out.json": "{}",
        },
      },
    );
    const shown = operationOf(parsed, "get").responses.map(({ contents }) =>
      contents.flatMap(({ examples }) => examples.map(({ code, externalHref }) => code?.text ?? externalHref)),
    );
    expect(shown).toEqual([
      ['{\n  "id": 7\n}'],
      ['{\n  "id": "8"\n}'],
      ["<room>\n  <id>9</id>\n</room>\n"],
      ["a/broken.json"],
      ["a/long.json"],
      ["a/picture.png"],
      ["../../out.json"],
      ["[]", "id\n10\n"],
    ]);
    expect(parsed.lines).toEqual([
      expect.stringMatching(/^1:1 warning api-example: .*`id` is the string "8", but its type is integer/),
    ]);
    expect(parsed.diagnostics[0]?.location?.file).toBe("specs/a/two.yaml");
    expect(parsed.includes).toContain("specs/a/four.csv");
  });

  test("is found by pointers that lead through references to other files", async () => {
    const schema = (pointer: string): string => `{ $ref: "${pointer}" }`;
    const parsed = await parsePaths(
      `  /a:
    get:
      operationId: get
      responses:
        "200": { description: ok, content: { application/json: { schema: ${schema("#/components/schemas/Room/properties/id")} } } }
        "201": { description: ok, content: { application/json: { schema: ${schema("#/components/schemas/Room/properties/owner/properties/name")} } } }
        "202": { description: ok, content: { application/json: { schema: ${schema("#/components/schemas/Room/properties/idd")} } } }
        "203": { description: ok, content: { application/json: { schema: ${schema("loop.yaml#/a/b")} } } }`,
      {
        rest: "components: { schemas: { Room: { $ref: parts/room.yaml } } }",
        files: {
          "specs/parts/room.yaml":
            "type: object\nproperties: { id: { type: string, description: Its id }, owner: { $ref: people.yaml#/Owner } }\n",
          "specs/parts/people.yaml": "Owner: { properties: { name: { type: integer, description: Its name } } }\n",
          "specs/loop.yaml": "a: { $ref: loop.yaml#/a }\n",
        },
      },
    );
    const shown = operationOf(parsed, "get").responses.map(({ contents }) => contents[0]?.schema?.descriptionHtml);
    expect(shown.slice(0, 2)).toEqual(["<md>Its id</md>", "<md>Its name</md>"]);
    expect(parsed.lines.filter((line) => line.includes("leads nowhere"))).toHaveLength(2);
    expect(parsed.lines.join()).toContain("`parts/room.yaml#/properties/idd` leads nowhere in specs/parts/room.yaml");
  });

  test("places findings in the file they are in", async () => {
    const { diagnostics } = await parsePaths("  /a: { $ref: paths/a.yaml }", {
      files: { "specs/paths/a.yaml": 'get:\n  operationId: get\n  responses:\n    "999": { description: what }\n' },
    });
    expect(diagnostics[0]).toMatchObject({
      location: { file: "specs/paths/a.yaml", line: 4, pointer: "/get/responses/999" },
    });
  });

  test("places operations in the file they are in", async () => {
    const { spec } = await parsePaths("  /a: { $ref: paths/a.yaml }", {
      files: {
        "specs/paths/a.yaml": "summary: Text\nget:\n  operationId: get\n  responses: { '200': { description: ok } }\n",
      },
    });
    expect(spec?.operations[0]?.location).toMatchObject({ file: "specs/paths/a.yaml", line: 2 });
  });

  test("takes the name of a component that only refers to another file", async () => {
    const parsed = await parsePaths(answering('{ $ref: "room.yaml#/Room" }'), {
      rest: 'components: { schemas: { Chamber: { $ref: "room.yaml#/Room" } } }',
      files: { "specs/room.yaml": "Room: { type: object, description: A room }" },
    });
    expect(parsed.spec?.schemas.map(({ name }) => name)).toEqual(["Chamber"]);
    expect(responseSchema(operationOf(parsed, "get"))?.types).toEqual(["Chamber"]);
  });

  test("asks nothing of the names that schemas have in other files, which are no names of components", async () => {
    const files = { "specs/parts.yaml": "$defs: { a/b: { type: string }, Кімната: { type: string } }\n" };
    const fields =
      '{ properties: { a: { $ref: "parts.yaml#/$defs/a~1b" }, b: { $ref: "parts.yaml#/$defs/Кімната" } } }';
    const schemas = "components: { schemas: { Own: { type: string } } }";
    for (const rest of ["", schemas]) {
      const parsed = await parsePaths(answering(fields), { files, rest });
      expect(parsed.lines).toEqual([]);
      expect(parsed.spec?.schemas.map(({ name }) => name)).toContain("a/b");
    }
  });

  test("keeps apart schemas of one name", async () => {
    const parsed = await parsePaths(answering('{ oneOf: [{ $ref: "a.yaml#/Room" }, { $ref: "b.yaml#/Room" }] }'), {
      files: { "specs/a.yaml": "Room: { type: object }", "specs/b.yaml": "Room: { type: string }" },
    });
    expect(parsed.spec?.schemas.map(({ name }) => name)).toEqual(["Room", "Room-2"]);
  });

  test("refers back to the main file", async () => {
    const parsed = await parsePaths(answering('{ $ref: "sub/list.json" }'), {
      rest: "components: { schemas: { Room: { type: object, description: Main } } }",
      files: {
        "specs/sub/list.json": '{ "type": "array", "items": { "$ref": "../api.yaml#/components/schemas/Room" } }',
      },
    });
    expect(parsed.lines).toEqual([]);
    expect(schemaOf(parsed, "list").schema).toMatchObject({ types: ["Room[]"] });
  });

  test("brings in parameters, responses, request bodies and whole sections", async () => {
    const parsed = await parsePaths(
      `  /a:
    post:
      operationId: post
      parameters: [{ $ref: "common.yaml#/limit" }]
      requestBody: { $ref: "common.yaml#/body" }
      responses: { $ref: "common.yaml#/answers" }`,
      {
        files: {
          "specs/common.yaml": `limit: { name: limit, in: query, schema: { type: integer } }
body: { content: { text/plain: { schema: { type: string } } } }
answers: { "201": { description: made }, "400": { $ref: "#/wrong" } }
wrong: { description: wrong }`,
        },
      },
    );
    expect(parsed.lines).toEqual([]);
    const body = operationOf(parsed, "post");
    expect(body.parameters[0]?.parameters[0]?.name).toBe("limit");
    expect(body.requestBody?.contents[0]?.mediaType).toBe("text/plain");
    expect(body.responses.map(({ status, descriptionHtml }) => [status, descriptionHtml])).toEqual([
      ["201", "<md>made</md>"],
      ["400", "<md>wrong</md>"],
    ]);
  });

  test("points discriminators at schemas of other files", async () => {
    const parsed = await parsePaths(
      answering(
        '{ oneOf: [{ $ref: "lamp.yaml" }], discriminator: { propertyName: kind, mapping: { lamp: lamp.yaml } } }',
      ),
      { files: { "specs/lamp.yaml": "type: object\nproperties: { kind: { type: string } }" } },
    );
    expect(parsed.lines).toEqual([]);
    const mapping = responseSchema(operationOf(parsed, "get"))?.discriminator?.mapping;
    expect(mapping?.[0]).toMatchObject({ value: "lamp", label: "lamp" });
    expect(mapping?.[0]?.ref).toBeDefined();
  });

  test("points discriminators of other files at components of the whole, as these are called when put together", async () => {
    const parsed = await parsePaths(answering('{ $ref: "pets.yaml#/Pet" }'), {
      rest: "components: { schemas: { Dog: { $ref: 'pets.yaml#/Dog' }, Cat: { type: object } } }",
      files: {
        "specs/pets.yaml": `Dog: { type: object, properties: { kind: { type: string } } }
Pet:
  oneOf: [{ $ref: "#/Dog" }, { $ref: "api.yaml#/components/schemas/Cat" }]
  discriminator:
    propertyName: kind
    mapping: { dog: "#/components/schemas/Dog", cat: "#/components/schemas/Cat" }`,
      },
    });
    expect(parsed.lines).toEqual([]);
    const mapping = responseSchema(operationOf(parsed, "get"))?.discriminator?.mapping;
    expect(mapping?.map(({ value, label, ref }) => [value, label, ref !== undefined])).toEqual([
      ["dog", "Dog", true],
      ["cat", "Cat", true],
    ]);
  });

  test("keeps percent signs in names that discriminators refer to", async () => {
    const parsed = await parsePaths(answering('{ $ref: "#/components/schemas/Any" }'), {
      rest: `components:
  schemas:
    Any: { type: object, discriminator: { propertyName: k, mapping: { a: "#/components/schemas/a%2520b", b: "b.yaml#/c%25d" } } }
    "a%20b": { type: object }`,
      files: { "specs/b.yaml": '{ "c%d": { type: object } }' },
    });
    const { discriminator } = schemaOf(parsed, "Any").schema;
    expect(discriminator?.mapping.map(({ label }) => label)).toEqual(["a%20b", "c%d"]);
  });

  test("leaves the word `$ref` in examples of other files alone", async () => {
    const parsed = await parsePaths(answering('{ $ref: "room.yaml" }'), {
      files: { "specs/room.yaml": 'type: object\nexample: { $ref: "not/a/reference" }\n' },
    });
    expect(parsed.lines).toEqual([]);
    expect(schemaOf(parsed, "room").schema.examples?.[0]).toBe('{"$ref":"not/a/reference"}');
  });

  test("survives files that refer to each other in a circle", async () => {
    const parsed = await parsePaths(answering('{ $ref: "a.yaml" }'), {
      files: {
        "specs/a.yaml": "type: object\nproperties: { b: { $ref: b.yaml } }",
        "specs/b.yaml": "type: object\nproperties: { a: { $ref: a.yaml } }",
      },
    });
    expect(parsed.lines).toEqual([]);
    expect(parsed.spec?.schemas.map(({ name }) => name)).toEqual(["a", "b"]);
  });

  test.each([
    ["a file with an error of its own", "specs/room.yaml", "type: [", "error api-invalid"],
    [
      "a pointer that the file does not have",
      "specs/room.yaml",
      "Rom: {}",
      "`room.yaml#/Room` leads nowhere in specs/room.yaml",
    ],
  ])("tells of %s once", async (_, path, text, line) => {
    const parsed = await parsePaths(
      answering('{ oneOf: [{ $ref: "room.yaml#/Room" }, { $ref: "room.yaml#/Room" }] }'),
      { files: { [path]: text } },
    );
    expect(parsed.lines).toHaveLength(1);
    expect(parsed.lines[0]).toContain(line);
    expect(parsed.includes).toEqual([path]);
    expect(parsed.spec?.operations).toHaveLength(1);
  });

  test("proposes the nearest file", async () => {
    const { diagnostics } = await parsePaths(answering('{ $ref: "rom.yaml" }'), { files: { "specs/room.yaml": "{}" } });
    expect(diagnostics[0]?.hint).toBe("did you mean `room.yaml`?");
  });
});
