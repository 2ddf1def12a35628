import { describe, expect, test } from "vitest";
import { expectToTakeLessThan } from "../../processorTime.ts";
import { parsePaths, parseText } from "../parseText.ts";

const told = async (text: string): Promise<readonly string[]> => {
  const { lines } = await parseText(text);
  return lines.filter((line) => line.includes("api-example"));
};

/** Findings for an example of a JSON body. */
const ofBody = async (schema: string, example: string, more = ""): Promise<readonly string[]> => {
  const { lines } = await parsePaths(
    `  /a:\n    post: { operationId: a, requestBody: { content: { application/json: { schema: ${schema}, example: ${example} } } }, responses: { "200": { description: ok } } }\n${more}`,
  );
  return lines.filter((line) => line.includes("api-example"));
};

const pets = `components:
  schemas:
    Cat: { type: object, required: [kind, purrs], properties: { kind: { type: string }, purrs: { type: boolean } } }
    Dog: { type: object, required: [kind, barks], properties: { kind: { type: string }, barks: { type: boolean } } }
    Pet: { oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }], discriminator: { propertyName: kind } }
    Plug: { oneOf: [{ $ref: "#/components/schemas/Lamp" }, { $ref: "#/components/schemas/Fan" }] }
    Lamp: { type: object, required: [type, color], properties: { type: { const: lamp }, color: { type: string, pattern: "/^#[0-9a-f]{6}$/i" }, name: {} } }
    Fan: { type: object, required: [type, speed], properties: { type: { const: fan }, speed: { type: integer }, name: {} } }
    Base: { type: object, required: [id], properties: { id: { type: integer, readOnly: true } } }`;

test.each([
  ["string", "044925", "put strings in quotes, or change the type"],
  ["boolean", "044925", "fix the example or its schema"],
  ["integer", '"5"', "remove the quotes"],
  ["[boolean, 'null']", '"true"', "remove the quotes"],
  ["integer", '"5 pieces"', "fix the example or its schema"],
])("where its type is %s, %s is told to be mended so: %s", async (type, code, hint) => {
  const schema = `{ type: object, properties: { code: { type: ${type} } } }`;
  const { diagnostics } = await parsePaths(
    `  /a: { post: { operationId: a, requestBody: { content: { application/json: { schema: ${schema}, example: { code: ${code} } } } }, responses: { "200": { description: ok } } } }`,
  );
  expect(diagnostics.map((one) => one.hint)).toEqual([hint]);
});

test("an example that is a reference is told to be data", async () => {
  const lines = await ofBody("{ type: object, required: [id] }", '{ $ref: "examples.yaml#/room" }');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(
    "warning api-example: the example of the request of POST /a is a `$ref`, which is plain data here and is shown as it is",
  );
});

test("an example that is a reference is told even where its schema takes any object", async () => {
  const reference = '{ $ref: "#/components/examples/Room/value" }';
  const [line] = await ofBody("{ type: object }", reference);
  expect(line).toContain("the example of the request of POST /a is a `$ref`, which is plain data here");
  const [inSchema, ...others] = await ofBody(`{ type: object, example: ${reference} }`, "{}");
  expect(inSchema).toContain("the example is a `$ref`, which is plain data here");
  expect(others).toEqual([]);
  expect(await ofBody("{ type: object, properties: { $ref: { type: string } } }", reference)).toEqual([]);
});

test.each(["#/components/examples/Room", "#/components/examples/Room/value"])(
  "an example that refers to a named one (%s) is that one",
  async (pointer) => {
    const rest = "components: { examples: { Room: { value: { name: 5 } }, None: { summary: Nothing } } }";
    const schema = `{ type: object, properties: { name: { type: string } }, example: { $ref: "${pointer}" } }`;
    const [own, inSchema] = await ofBody(schema, `{ $ref: "${pointer}" }`, rest);
    expect(own).toContain("POST /a does not match its schema: `name` is `5`, but its type is string");
    expect(own).toContain("`#/components/examples/Room/value/name`");
    expect(inSchema).toContain("the example does not match its schema: `name` is `5`");
    expect((await ofBody("{ type: object }", '{ $ref: "#/components/examples/None" }', rest))[0]).toContain(
      "is a `$ref`",
    );
  },
);

describe("an example of a body is told that", () => {
  test.each([
    ["{ type: integer }", "five", 'it is the string "five", but its type is integer'],
    ["{ type: object, properties: { a: { type: array, items: { type: integer } } } }", "{ a: [1, x] }", "`a.1` is"],
    ["{ type: string, enum: [heat, cool] }", "warm", 'which is not one of `"heat"`, `"cool"`'],
    ["{ const: 5 }", "6", "it is `6`, but must be `5`"],
    ["{ type: object, required: [id], properties: { id: {} } }", "{}", "it lacks the required `id`"],
    [
      "{ type: object, additionalProperties: false, properties: { a: {} } }",
      "{ b: 1 }",
      "`b` is not a property of its",
    ],
    [
      "{ type: object, properties: { notificationItems: { type: object, properties: { additionalInformation: { type: object, additionalProperties: false } } } } }",
      "{ notificationItems: { additionalInformation: { totalFraudScoreOfAllItems: 1 } } }",
      "`…cationItems.additionalInformation.totalFraudScoreOfAllItems` is not a property of its",
    ],
    ["{ type: object, additionalProperties: { type: integer } }", "{ b: x }", '`b` is the string "x", but its type'],
    ["{ type: object, patternProperties: { '^n': { type: integer } } }", "{ n1: x }", '`n1` is the string "x"'],
    ["{ type: integer, minimum: 0 }", "-1", "it is `-1`, but its `minimum` is 0"],
    ["{ type: number, exclusiveMaximum: 1 }", "1", "it is `1`, but its `exclusiveMaximum` is 1"],
    ["{ type: integer, format: int32 }", "3000000000", "it is `3000000000`, which is out of range for `int32`"],
    ["{ type: string, minLength: 2 }", "a", "it has 1 character, but its `minLength` is 2"],
    ["{ type: string, pattern: '^[a-z]+$' }", "A1", "which does not match its `pattern` `^[a-z]+$`"],
    ["{ type: string, format: date }", "2026-02-30", 'it is the string "2026-02-30", which is not a valid `date`'],
    ["{ type: array, maxItems: 1 }", "[1, 2]", "it has 2 items, but its `maxItems` is 1"],
    ["{ type: array, uniqueItems: true }", "[1, 1]", "it contains an item twice"],
    ["{ type: string }", "null", "it is `null`, but its type is string"],
    ["{ anyOf: [{ type: integer }, { type: boolean }] }", "x", "it matches none of the 2 alternatives in `anyOf`"],
    ["{ anyOf: [{ type: integer, minimum: 5 }, { type: boolean }] }", "1", "it is `1`, but its `minimum` is 5"],
    ['{ $ref: "#/components/schemas/Pet" }', "{ kind: Dog, barks: 1 }", "`barks` is `1`, but its type"],
    ['{ $ref: "#/components/schemas/Plug" }', "{ name: x }", "it matches none of the 2 alternatives in `oneOf`"],
    ['{ allOf: [{ $ref: "#/components/schemas/Cat" }] }', "{ kind: Cat }", "it lacks the required `purrs`"],
  ])("%s refuses %s", async (schema, example, message) => {
    const lines = await ofBody(schema, example, pets);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(
      "warning api-example: the example of the request of POST /a does not match its schema: ",
    );
    expect(lines[0]).toContain(message);
  });
});

test.each([
  [
    '{ $ref: "#/components/schemas/Plug" }',
    "{ type: lamp, color: red }",
    'the closest is `Lamp`, where `color` is the string "red", which does not match its `pattern` `/^#[0-9a-f]{6}$/i`; fix the example or its schema',
  ],
  [
    '{ type: array, items: { $ref: "#/components/schemas/Plug" } }',
    "[{ type: fan }]",
    "the closest is `Fan`, where it lacks the required `speed`; fix the example or its schema",
  ],
  ['{ $ref: "#/components/schemas/Plug" }', "{ name: x }", "fix the example or its schema"],
])("where no alternative of %s fits %s, the closest one is named", async (schema, example, hint) => {
  const { diagnostics } = await parsePaths(
    `  /a:\n    post: { operationId: a, requestBody: { content: { application/json: { schema: ${schema}, example: ${example} } } }, responses: { "200": { description: ok } } }\n${pets}`,
  );
  expect(diagnostics.filter(({ code }) => code === "api-example").map((one) => one.hint)).toEqual([hint]);
});

test("where alternatives are very many, the closest one is not looked for", async () => {
  const names = Array.from({ length: 1_000 }, (_, index) => `K${index}`);
  const kinds = names.map((name) => `    ${name}: { type: object, required: [${name}], properties: { ${name}: {} } }`);
  const value = names.slice(0, 60).map((name) => `x${name}: 1`);
  const schema = `{ oneOf: [${names.map((name) => `{ $ref: "#/components/schemas/${name}" }`)}] }`;
  const { diagnostics } = await parsePaths(
    `  /a:\n    post: { operationId: a, requestBody: { content: { application/json: { schema: ${schema}, example: { ${value} } } } }, responses: { "200": { description: ok } } }\ncomponents:\n  schemas:\n${kinds.join("\n")}`,
  );
  const told = diagnostics.filter(({ code }) => code === "api-example");
  expect(told.map((one) => one.hint)).toEqual(["fix the example or its schema"]);
});

describe("nothing is told of", () => {
  test.each([
    ["a property that the server sets", '{ $ref: "#/components/schemas/Base" }', "{}"],
    [
      "one that an alternative describes",
      '{ oneOf: [{ allOf: [{ $ref: "#/components/schemas/Base" }, { properties: { kind: { const: lamp } } }] }, { $ref: "#/components/schemas/Cat" }] }',
      "{ kind: lamp }",
    ],
    [
      "a pattern between slashes, which is told where it stands",
      '{ $ref: "#/components/schemas/Plug" }',
      '{ type: lamp, color: "#FF00aa" }',
    ],
    ["several alternatives that fit", "{ oneOf: [{ type: integer }, { type: number }] }", "1"],
    ["null where it is allowed", '{ type: [string, "null"] }', "null"],
    ["what readers are to replace", "{ type: string, format: uuid }", '"<id>"'],
    ["JSON written as a text", "{ type: object, required: [a] }", `'{"a": 1}'`],
    ["formats of many meanings", "{ type: string, format: uri }", "example.com"],
    ["what `not` says", "{ not: { type: integer } }", "1"],
  ])("%s", async (_, schema, example) => {
    expect(await ofBody(schema, example, pets)).toEqual([]);
  });

  test("texts of lists in addresses, and bodies that are no JSON", async () => {
    const lines = await told(`openapi: 3.1.0
info: { title: a, version: "1" }
paths:
  /a:
    post:
      parameters: [{ name: ids, in: query, schema: { type: array, items: { type: integer } }, example: "1,2" }]
      requestBody: { content: { application/xml: { schema: { type: object }, example: "<a/>" } } }
      responses: { "200": { description: ok } }`);
    expect(lines).toEqual([]);
  });
});

describe("a default is held against its schema:", () => {
  const ofSchema = (schema: string): Promise<readonly string[]> =>
    told(`openapi: 3.1.0
info: { title: a, version: "1" }
paths: {}
components:
  schemas:
    A: ${schema}
    Level: { type: integer, maximum: 10 }
    Named: { type: object, required: [name], properties: { name: { type: string } } }`);
  const level = "{ $ref: '#/components/schemas/Level' }";

  test.each([
    ["{ type: integer, maximum: 10, default: 500 }", "it is `500`, but its `maximum` is 10"],
    [
      '{ type: string, pattern: "^[0-9]+$", default: x1 }',
      'it is the string "x1", which does not match its `pattern` `^[0-9]+$`',
    ],
    ["{ type: array, maxItems: 1, default: [1, 2] }", "it has 2 items, but its `maxItems` is 1"],
    [`{ type: array, items: ${level}, default: [1, "x"] }`, '`1` is the string "x", but its type is integer'],
    [`{ allOf: [${level}], default: 11 }`, "it is `11`, but its `maximum` is 10"],
    ["{ $ref: '#/components/schemas/Level', default: x }", 'it is the string "x", but its type is integer'],
    ["{ allOf: [{ $ref: '#/components/schemas/Named' }], default: { a: 1 } }", "it lacks the required `name`"],
    ["{ type: string, format: date, default: today }", 'it is the string "today", which is not a valid `date`'],
  ])("%s", async (schema, what) => {
    const [line, ...others] = await ofSchema(schema);
    expect(line).toMatch(/^6:\d+ warning api-example: /);
    expect(line).toContain(`the default does not match its schema: ${what} (at \`#/components/schemas/A/default`);
    expect(others).toEqual([]);
  });

  test.each([
    ["{ type: integer, default: x }", '`default` contains the string "x", but the type is integer'],
    ["{ type: integer, example: x }", '`example` contains the string "x", but the type is integer'],
    ["{ type: string, enum: [a], default: b }", 'the default "b" is not one of the values of `enum`'],
  ])("%s, which the schema alone shows, is told once", async (schema, what) => {
    const lines = (await parsePaths("  {}", { rest: `components: { schemas: { A: ${schema} } }` })).lines;
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`warning api-example: ${what}`);
  });

  test("that of a parameter of Swagger 2.0 is told in the parameter", async () => {
    const parameter = "{ name: n, in: query, type: integer, maximum: 10, default: 500 }";
    const answers = 'responses: { "200": { description: ok } }';
    const paths = `  /a: { get: { parameters: [${parameter}], ${answers} } }`;
    const { diagnostics } = await parsePaths(paths, { version: "2.0" });
    expect(diagnostics.map(({ location, hint }) => [location?.pointer, hint])).toEqual([
      ["/paths/~1a/get/parameters/0/default", "fix the default or its schema"],
    ]);
  });

  test.each([
    ["one that fits", `{ allOf: [${level}], default: 10 }`],
    [
      "nothing, of whose parts each may have a default",
      "{ allOf: [{ $ref: '#/components/schemas/Named' }], default: {} }",
    ],
    ["null, which says that there is none", "{ type: integer, default: null }"],
    ["null in a default", "{ type: object, properties: { a: { type: string } }, default: { a: null } }"],
    ["an empty text in place of a date", '{ type: string, format: date-time, default: "" }'],
    ["what an answer alone has", "{ type: object, required: [a], properties: { a: { readOnly: true } }, default: {} }"],
  ])("nothing is told of %s", async (_, schema) => {
    expect(await ofSchema(schema)).toEqual([]);
  });
});

test("a text in an address is held against a schema that allows more than lists and objects", async () => {
  const lines = await told(`openapi: 3.1.0
info: { title: a, version: "1" }
paths:
  /a:
    get:
      parameters: [{ name: ids, in: query, schema: { type: [array, integer] }, example: many }]
      responses: { "200": { description: ok } }`);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('it is the string "many"');
});

test("examples are told where they stand, wherever that is, and once", async () => {
  const lines = await told(`openapi: 3.0.3
info: { title: a, version: "1" }
paths:
  /a: &path
    get:
      parameters: [{ name: limit, in: query, schema: { type: integer }, example: many }]
      responses:
        "200":
          description: ok
          headers: { X-Left: { schema: { type: integer }, example: many } }
          content: &content
            application/json:
              schema: { $ref: "#/components/schemas/Room" }
              examples: { shut: { $ref: "#/components/examples/Shut" } }
        default: { description: other, content: *content }
components:
  examples:
    Shut:
      value: { name: 5 }
  schemas:
    Room: { type: object, properties: { name: { type: string } }, example: { name: 6 } }`);
  expect(lines).toEqual([
    '6:73 warning api-example: the example of the parameter `limit` does not match its schema: it is the string "many", but its type is integer (at `#/paths/~1a/get/parameters/0/example`)',
    "19:16 warning api-example: the example `shut` of the response 200 of GET /a does not match its schema: `name` is `5`, but its type is string (at `#/components/examples/Shut/value/name`)",
    '10:59 warning api-example: the example of the header `X-Left` does not match its schema: it is the string "many", but its type is integer (at `#/paths/~1a/get/responses/200/headers/X-Left/example`)',
    "21:78 warning api-example: the example does not match its schema: `name` is `6`, but its type is string (at `#/components/schemas/Room/example/name`)",
  ]);
});

test("examples of Swagger 2.0 are told in their response", async () => {
  const lines = await told(`swagger: "2.0"
info: { title: a, version: "1" }
paths:
  /a:
    get:
      responses:
        200: { description: ok, schema: { type: object, properties: { id: { type: integer } } }, examples: { application/json: { id: x } } }`);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^7:130 .*`id` is the string "x", but its type is integer/);
});

test("examples of Swagger 2.0 bodies are told in their parameter", async () => {
  const schema = "{ type: object, properties: { id: { type: integer } } }";
  const lines = await told(`swagger: "2.0"
info: { title: a, version: "1" }
paths:
  /a:
    post:
      parameters:
        - { in: body, name: b, schema: ${schema}, x-examples: { application/json: { id: x } } }
      responses: { 200: { description: ok } }
    put:
      parameters:
        - in: body
          name: b
          schema: ${schema}
          x-examples:
            application/json:
              wrong: { value: { id: y } }
      responses: { 200: { description: ok } }`);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^7:\d+ .*the request of POST \/a .*`id` is the string "x", but its type is integer/);
  expect(lines[1]).toMatch(/^16:\d+ .*the example `wrong` of the request of PUT \/a .*`id` is the string "y"/);
});

test("a hostile example costs a second or two", async () => {
  const alternatives = Array.from({ length: 10 }, (_, index) => {
    return `{ type: object, properties: { a: { $ref: "#/components/schemas/S" }, z: { type: integer, maximum: ${index < 9 ? 4 : 5} } } }`;
  });
  const example = `${"{ a: ".repeat(14)}{ z: 5 }${", z: 5 }".repeat(14)}`;
  const schemas = `components: { schemas: { S: { oneOf: [${alternatives.join(", ")}] } } }`;
  await expectToTakeLessThan(8, () => ofBody('{ $ref: "#/components/schemas/S" }', example, schemas));
});
