import { describe, expect, test } from "vitest";
import { operationOf, parsePaths, parseText, responseSchema, schemaOf } from "../parseText.ts";

/** An operation that answers with a schema. */
const answering = (schema: string): string => `  /a:
    get:
      operationId: get
      responses:
        "200": { description: ok, content: { application/json: { schema: ${schema} } } }
        "404": { description: none }`;

describe("a reference that leads nowhere", () => {
  const rest = `components:
  schemas: { Room: { type: object, properties: { name: { type: string } } } }
  responses: { NotFound: { description: none } }`;

  test.each([
    [
      '{ $ref: "#/components/schemas/Rom" }',
      "`#/components/schemas/Rom` leads nowhere",
      "did you mean `#/components/schemas/Room`?",
    ],
    [
      '{ $ref: "#/components/schema/Room" }',
      "`#/components/schema/Room` leads nowhere",
      "did you mean `#/components/schemas/Room`?",
    ],
    [
      '{ $ref: "#/definitions/Room" }',
      "`#/definitions/Room` leads nowhere",
      "did you mean `#/components/schemas/Room`?",
    ],
    [
      '{ $ref: "#/components/schemas/Room/properties/nam" }',
      "leads nowhere",
      "did you mean `#/components/schemas/Room/properties/name`?",
    ],
    ['{ $ref: "#/components/schemas/Elsewhere" }', "leads nowhere", "add what it names, or fix it"],
    [
      '{ $ref: "#components/schemas/Room" }',
      "does not name an `$anchor` in specs/api.yaml",
      "begin a pointer with `#/`, or add the anchor",
    ],
    ['{ $ref: "" }', "the reference is empty", "add what it names, or fix it"],
    ["{ $ref: 5 }", "`$ref` is `5`, but a string is expected", "write where it leads: `#/components/schemas/Room`"],
    [
      '{ $ref: "none.yaml" }',
      "`none.yaml` names a file that does not exist: specs/none.yaml",
      "add the file, or fix the path",
    ],
    [
      '{ $ref: "Room" }',
      "`Room` names a file that does not exist: specs/Room",
      "did you mean `#/components/schemas/Room`?",
    ],
    ['{ $ref: "https://hub.example/a.yaml" }', "is on the network, which is never read", "copy the file next to"],
    [
      '{ $ref: "../secret.yaml" }',
      "leads out of the folder `specs` of the specification",
      "copy the file into that folder",
    ],
  ])("%s is told with its place, and the rest is shown", async (schema, message, hint) => {
    const parsed = await parsePaths(answering(schema), { rest });
    expect(parsed.diagnostics).toHaveLength(1);
    expect(parsed.diagnostics[0]).toMatchObject({ code: "api-reference", severity: "error", location: { line: 8 } });
    expect(parsed.diagnostics[0]?.message).toContain(message);
    expect(parsed.diagnostics[0]?.message).toContain(
      "`#/paths/~1a/get/responses/200/content/application~1json/schema/$ref`",
    );
    expect(parsed.diagnostics[0]?.hint).toContain(hint);
    expect(operationOf(parsed, "get").responses.map(({ status }) => status)).toEqual(["200", "404"]);
  });

  test("is told once for all places that name it", async () => {
    const { diagnostics } = await parsePaths(answering("{ $ref: '#/components/schemas/No' }"), {
      rest: "components: { schemas: { A: { $ref: '#/components/schemas/No' }, B: { $ref: '#/components/schemas/No' } } }",
    });
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]?.related).toHaveLength(2);
  });

  test("takes the parameter or response it stands for with it", async () => {
    const parsed = await parsePaths(
      `  /a:
    get:
      operationId: get
      parameters: [{ $ref: "#/components/parameters/No" }, { name: q, in: query, schema: { type: string } }]
      responses: { "200": { description: ok }, "500": { $ref: "#/components/responses/No" } }`,
    );
    expect(parsed.lines.filter((line) => line.includes("api-reference"))).toHaveLength(2);
    const body = operationOf(parsed, "get");
    expect(body.parameters.map(({ parameters }) => parameters.map(({ name }) => name))).toEqual([["q"]]);
    expect(body.responses.map(({ status }) => status)).toEqual(["200"]);
  });
});

describe("references in a circle", () => {
  test.each([
    ["to itself", "A: { $ref: '#/components/schemas/A' }"],
    ["of two", "A: { $ref: '#/components/schemas/B' }\n    B: { $ref: '#/components/schemas/A' }"],
    [
      "with words beside them",
      "A: { $ref: '#/components/schemas/B', title: x }\n    B: { $ref: '#/components/schemas/A', title: y }",
    ],
  ])("%s are told once", async (_, schemas) => {
    const parsed = await parsePaths(answering("{ $ref: '#/components/schemas/A' }"), {
      rest: `components:\n  schemas:\n    ${schemas}`,
    });
    expect(parsed.lines).toHaveLength(1);
    expect(parsed.lines[0]).toContain("api-reference: the references form a loop");
    expect(schemaOf(parsed, "A").schema.types).toEqual(["any"]);
  });

  test("of eight are told with the first, and five of the others beside it", async () => {
    const schemas = Array.from({ length: 8 }, (_, at) => `A${at}: { $ref: '#/components/schemas/A${(at + 1) % 8}' }`);
    const { diagnostics } = await parsePaths("  {}", {
      rest: `components:\n  schemas:\n    ${schemas.join("\n    ")}`,
    });
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]?.related?.map(({ location }) => location?.line)).toHaveLength(5);
  });

  test("through `allOf` are told and broken", async () => {
    const parsed = await parsePaths("  {}", {
      rest: `components:
  schemas:
    A: { allOf: [{ $ref: "#/components/schemas/B" }, { type: object, properties: { a: { type: string } } }] }
    B: { allOf: [{ $ref: "#/components/schemas/A" }, { properties: { b: { type: string } } }] }`,
    });
    expect(parsed.lines).toHaveLength(1);
    expect(parsed.lines[0]).toContain("the schema `B` includes itself: its `allOf` leads back to `A`");
    expect(schemaOf(parsed, "A").schema.properties?.map(({ name }) => name)).toEqual(["b", "a"]);
  });

  test("of parents and children are nothing unusual", async () => {
    const { lines } = await parsePaths(answering("{ $ref: '#/components/schemas/Zone' }"), {
      rest: "components: { schemas: { Zone: { type: object, properties: { inner: { type: array, items: { $ref: '#/components/schemas/Zone' } } } } } }",
    });
    expect(lines).toEqual([]);
  });
});

describe("a reference", () => {
  test.each([
    ["with an escaped slash", "#/components/schemas/a~1b", '"a/b"'],
    ["with a percent sign", "#/components/schemas/50%25", '"50%"'],
    ["with a space", "#/components/schemas/a%20b", '"a b"'],
    ["with a name of every object", "#/components/schemas/__proto__", "__proto__"],
    ["to a constructor", "#/components/schemas/constructor", "constructor"],
    ["in Ukrainian", "#/components/schemas/%D0%9A%D1%96%D0%BC%D0%BD%D0%B0%D1%82%D0%B0", "Кімната"],
  ])("%s is found", async (_, ref, name) => {
    const parsed = await parsePaths(answering(`{ $ref: "${ref}" }`), {
      version: "3.1.0",
      rest: `components:\n  schemas:\n    ${name}: { type: integer, description: Found }`,
    });
    expect(parsed.lines.filter((line) => !line.includes("not a valid component name"))).toEqual([]);
    expect(responseSchema(operationOf(parsed, "get"))?.descriptionHtml).toBe("<md>Found</md>");
    expect(parsed.spec?.schemas).toHaveLength(1);
  });

  test.each([
    ["a part of a component", "#/components/schemas/Room/properties/id"],
    ["a part of another operation", "#/paths/~1b/get/responses/200/content/application~1json/schema"],
    ["what lies behind another reference", "#/components/schemas/Alias/properties/id"],
  ])("may lead to %s", async (_, ref) => {
    const parsed = await parsePaths(
      `${answering(`{ $ref: "${ref}" }`)}
  /b:
    get: { responses: { "200": { description: ok, content: { application/json: { schema: { type: integer, description: Number of the room } } } } } }`,
      {
        rest: `components:
  schemas:
    Room: { type: object, properties: { id: { type: integer, description: Number of the room } } }
    Alias: { $ref: "#/components/schemas/Room" }`,
      },
    );
    expect(parsed.lines).toEqual([]);
    expect(responseSchema(operationOf(parsed, "get"))).toMatchObject({
      types: ["integer"],
      descriptionHtml: "<md>Number of the room</md>",
    });
  });

  test("to a path brings its operations here", async () => {
    const parsed = await parsePaths("  /a: { $ref: '#/components/pathItems/Shared' }", {
      rest: "components: { pathItems: { Shared: { get: { operationId: shared, responses: { '200': { description: ok } } } } } }",
    });
    expect(parsed.lines).toEqual([]);
    expect(parsed.spec?.operations.map(({ slug, path }) => [slug, path])).toEqual([["shared", "/a"]]);
  });

  test.each(["3.1.0", "3.0.3"])("has texts and marks beside it that count, in version %s", async (version) => {
    const beside = "description: Special, deprecated: true, default: { id: 1 }, example: { id: 7 }";
    const parsed = await parsePaths(answering(`{ $ref: '#/components/schemas/Room', ${beside} }`), {
      version,
      rest: "components: { schemas: { Room: { type: object, description: Common } } }",
    });
    expect(parsed.lines).toEqual([]);
    expect(responseSchema(operationOf(parsed, "get"))).toMatchObject({
      types: ["Room"],
      descriptionHtml: "<md>Special</md>",
      isDeprecated: true,
      default: '{"id":1}',
      examples: ['{"id":7}'],
    });
  });

  test("has keywords beside it that count since 3.1 and not before, which is reported of what the target does not say", async () => {
    const rest = "components: { schemas: { Room: { type: object, required: [id], properties: { id: {} } } } }";
    const schema = "{ $ref: '#/components/schemas/Room', type: object, required: [id], minProperties: 2 }";
    const since = await parsePaths(answering(schema), { version: "3.1.0", rest });
    expect(since.lines).toEqual([]);
    expect(responseSchema(operationOf(since, "get"))?.constraints).toHaveLength(1);
    const before = await parsePaths(answering(schema), { version: "3.0.3", rest });
    expect(before.lines).toEqual([
      expect.stringContaining("`minProperties` is next to `$ref`, where version 3.0 ignores it"),
    ]);
    expect(responseSchema(operationOf(before, "get"))?.constraints).toEqual([]);
  });

  test("may have null beside it as an extension of older versions", async () => {
    const rest = "components: { schemas: { Room: { type: object } } }";
    const parsed = await parsePaths(answering("{ $ref: '#/components/schemas/Room', x-nullable: true }"), {
      version: "3.0.3",
      rest,
    });
    expect(parsed.lines).toEqual([]);
    expect(responseSchema(operationOf(parsed, "get"))).toMatchObject({ types: ["Room"], isNullable: true });
  });

  test.each(["3.1.0", "3.0.3"])("to a response may have its own description, in version %s", async (version) => {
    const parsed = await parsePaths(
      "  /a: { get: { operationId: get, responses: { '404': { $ref: '#/components/responses/None', description: No such room } } } }",
      { version, rest: "components: { responses: { None: { description: Nothing } } }" },
    );
    expect(operationOf(parsed, "get").responses[0]?.descriptionHtml).toBe("<md>No such room</md>");
  });

  test.each([
    ["an anchor", "#room", "Room: { $anchor: room, type: object, description: Found }"],
    [
      "an id",
      "https://hub.example/room",
      "Room: { $id: 'https://hub.example/room', type: object, description: Found }",
    ],
    [
      "an id and a pointer",
      "https://hub.example/room#/$defs/a",
      "Room: { $id: 'https://hub.example/room', $defs: { a: { description: Found } } }",
    ],
    ["an id below another", "leaf", "Room: { $id: 'https://document.invalid/leaf', description: Found }"],
  ])("may name a schema by %s", async (_, ref, schema) => {
    const parsed = await parsePaths(answering(`{ $ref: "${ref}" }`), {
      rest: `components:\n  schemas:\n    ${schema}`,
    });
    expect(parsed.lines).toEqual([]);
    expect(responseSchema(operationOf(parsed, "get"))?.descriptionHtml).toBe("<md>Found</md>");
  });

  test("may be dynamic", async () => {
    const parsed = await parsePaths(answering("{ $dynamicRef: '#node' }"), {
      rest: "components: { schemas: { Node: { $dynamicAnchor: node, type: object, description: Found } } }",
    });
    expect(parsed.lines).toEqual([]);
    expect(responseSchema(operationOf(parsed, "get"))?.descriptionHtml).toBe("<md>Found</md>");
  });

  test("counts from the schema with an id around it", async () => {
    const parsed = await parsePaths("  {}", {
      rest: `components:
  schemas:
    Tree:
      $id: https://hub.example/tree
      $defs: { leaf: { type: string, description: Found } }
      type: object
      properties: { leaf: { $ref: "#/$defs/leaf" } }`,
    });
    expect(parsed.lines).toEqual([]);
    expect(schemaOf(parsed, "Tree").schema.properties?.[0]?.schema.descriptionHtml).toBe("<md>Found</md>");
  });

  test("in an example is data", async () => {
    const parsed = await parsePaths(
      answering(
        '{ type: object, example: { $ref: "../secret" }, default: { $ref: "y" }, enum: [{ $ref: "../secret" }, { $ref: "y" }] }',
      ),
    );
    expect(parsed.lines).toEqual([]);
  });

  test("to the document by the name that it gives itself is local", async () => {
    const parsed = await parseText(`openapi: 3.2.0
$self: https://hub.example/api
info: { title: Hub, version: "1" }
paths:
${answering("{ $ref: 'https://hub.example/api#/components/schemas/Room' }")}
components: { schemas: { Room: { type: object, description: Found } } }`);
    expect(parsed.lines).toEqual([]);
    expect(responseSchema(operationOf(parsed, "get"))?.descriptionHtml).toBe("<md>Found</md>");
  });

  test.each([
    ["https://hub.example/v1/parts/room.yaml#/components/schemas/Room", "<md>Found</md>"],
    ["https://hub.example/v1/parts/room.yaml#/components/schemas/Back", "<md>Main</md>"],
    ["/v1/parts/room.yaml#/components/schemas/Back", "<md>Main</md>"],
    ["parts/room.yaml#/components/schemas/Named", "<md>Found</md>"],
  ])("by the addresses that documents give themselves leads to them: %s", async (text, found) => {
    const parsed = await parseText(
      `openapi: 3.2.0
$self: https://hub.example/v1/openapi.yaml
info: { title: Hub, version: "1" }
paths:
${answering(`{ allOf: [{ $ref: 'parts/room.yaml#/components/schemas/Room' }, { $ref: '${text}' }] }`)}
components: { schemas: { Main: { type: object, description: Main } } }`,
      {
        files: {
          "specs/parts/room.yaml": `$self: https://hub.example/v1/parts/room.yaml
components:
  schemas:
    Room: { type: object, description: Found }
    Back: { type: object, properties: { main: { $ref: ../openapi.yaml#/components/schemas/Main } }, $ref: ../openapi.yaml#/components/schemas/Main }
    Named: { $ref: "https://hub.example/v1/parts/room.yaml#/components/schemas/Room" }`,
        },
      },
    );
    expect(parsed.lines).toEqual([]);
    expect(JSON.stringify(operationOf(parsed, "get").responses)).toContain(found);
  });

  test("by an address beside that of the main document is reported where no file lies there", async () => {
    const parsed = await parseText(`openapi: 3.2.0
$self: https://hub.example/v1/openapi.yaml
info: { title: Hub, version: "1" }
paths:
${answering("{ $ref: 'https://hub.example/v1/none.yaml#/A' }")}`);
    expect(parsed.lines[0]).toContain("names a file that does not exist: specs/none.yaml");
  });
});
