import { describe, expect, test } from "vitest";
import { normalizeSchema, normalizeText } from "./normalizeText.ts";

describe("a schema of OpenAPI 3.0", () => {
  test.each([
    ["{ type: string, nullable: true }", { type: ["string", "null"] }],
    ["{ type: string, nullable: false }", { type: "string" }],
    ["{ nullable: true }", {}],
    [
      "{ nullable: true, description: Home, allOf: [{ $ref: '#/components/schemas/B' }] }",
      { description: "Home", anyOf: [{ allOf: [{ $ref: "#/components/schemas/B" }] }, { type: "null" }] },
    ],
    [
      "{ nullable: true, anyOf: [{ type: string }, { type: integer }] }",
      { anyOf: [{ type: "string" }, { type: "integer" }, { type: "null" }] },
    ],
    [
      "{ type: object, nullable: true, description: Home, allOf: [{ $ref: '#/components/schemas/B' }] }",
      {
        description: "Home",
        anyOf: [{ type: "object", allOf: [{ $ref: "#/components/schemas/B" }] }, { type: "null" }],
      },
    ],
    [
      "{ type: number, nullable: true, anyOf: [{ minimum: 5 }, { maximum: 1 }] }",
      { anyOf: [{ type: "number", anyOf: [{ minimum: 5 }, { maximum: 1 }] }, { type: "null" }] },
    ],
    ["{ type: string, nullable: true, enum: [a, null] }", { type: ["string", "null"], enum: ["a", null] }],
    ["{ type: number, minimum: 1, exclusiveMinimum: true }", { type: "number", exclusiveMinimum: 1 }],
    ["{ type: number, maximum: 9, exclusiveMaximum: false }", { type: "number", maximum: 9 }],
    ["{ type: number, exclusiveMaximum: true }", { type: "number" }],
    ["{ type: number, minimum: 0, exclusiveMinimum: true }", { type: "number", exclusiveMinimum: 0 }],
    ["{ type: string, example: warm }", { type: "string", examples: ["warm"] }],
    ["{ type: string, example: null }", { type: "string", examples: [null] }],
    ["{ $ref: '#/components/schemas/B' }", { $ref: "#/components/schemas/B" }],
    ["{ type: object, additionalProperties: false }", { type: "object", additionalProperties: false }],
    [
      "{ type: object, additionalProperties: { type: string } }",
      { type: "object", additionalProperties: { type: "string" } },
    ],
    [
      "{ oneOf: [{ $ref: '#/components/schemas/B' }], discriminator: { propertyName: kind, mapping: { b: B, c: '#/components/schemas/B' } } }",
      {
        oneOf: [{ $ref: "#/components/schemas/B" }],
        discriminator: { propertyName: "kind", mapping: { b: "#/components/schemas/B", c: "#/components/schemas/B" } },
      },
    ],
    [
      "{ oneOf: [{ $ref: '#/components/schemas/B' }], discriminator: { propertyName: kind, defaultMapping: B } }",
      {
        oneOf: [{ $ref: "#/components/schemas/B" }],
        discriminator: { propertyName: "kind", defaultMapping: "#/components/schemas/B" },
      },
    ],
    [
      "{ type: number, default: 5, enum: [5, null], nullable: true }",
      { type: ["number", "null"], default: 5, enum: [5, null] },
    ],
    ["{ type: string, x-unit: lx }", { type: "string", "x-unit": "lx" }],
    ["{ type: string, x-units: lx }", { type: "string", "x-unit": "lx" }],
    ["{ deprecated: true, x-deprecatedMessage: Use b }", { deprecated: true, "x-deprecated-description": "Use b" }],
    [
      "{ x-deprecated-description: Use b, x-deprecated-reason: Other }",
      { "x-deprecated-description": "Use b", "x-deprecated-reason": "Other" },
    ],
  ])("%s becomes one of JSON Schema 2020-12", async (written, schema) => {
    expect(await normalizeSchema(written, "3.0.3")).toEqual({ schema, messages: [] });
  });
});

describe("a schema of OpenAPI 3.1", () => {
  test.each([
    ["true", true],
    ["false", false],
    ["{}", {}],
    ["{ type: [string, 'null'], const: null }", { type: ["string", "null"], const: null }],
    ["{ $ref: '#/components/schemas/B', title: Own }", { $ref: "#/components/schemas/B", title: "Own" }],
    ["{ prefixItems: [{ type: string }], items: false }", { prefixItems: [{ type: "string" }], items: false }],
    [
      "{ items: [{ type: string }], additionalItems: { type: integer } }",
      { prefixItems: [{ type: "string" }], items: { type: "integer" } },
    ],
    [
      "{ dependencies: { a: [b], c: { type: object } } }",
      { dependentRequired: { a: ["b"] }, dependentSchemas: { c: { type: "object" } } },
    ],
    ["{ dependentRequired: { a: [b] } }", { dependentRequired: { a: ["b"] } }],
    ["{ $defs: { x: { type: string } }, type: object }", { type: "object" }],
    [
      "{ if: { required: [a] }, then: { required: [b] }, else: { required: [c] } }",
      { if: { required: ["a"] }, then: { required: ["b"] }, else: { required: ["c"] } },
    ],
    [
      "{ type: object, properties: { a: true, b: { not: {} } } }",
      { type: "object", properties: { a: true, b: { not: {} } } },
    ],
    [
      "{ type: object, properties: { a: { type: string, x-internal: true }, b: {} }, required: [a, b] }",
      { type: "object", properties: { b: {} }, required: ["b"] },
    ],
    ["{ type: object, properties: [], required: [] }", { type: "object", properties: {} }],
    [
      "{ type: object, properties: { type: { type: string }, $ref: { type: string } } }",
      { type: "object", properties: { type: { type: "string" }, $ref: { type: "string" } } },
    ],
  ])("%s is kept or brought up to date", async (written, schema) => {
    expect(await normalizeSchema(written)).toEqual({ schema, messages: [] });
  });
});

describe("a schema of Swagger 2.0", () => {
  test.each([
    ["{ type: string, x-nullable: true }", { type: ["string", "null"] }],
    ["{ type: object, discriminator: kind }", { type: "object", discriminator: { propertyName: "kind" } }],
    ["{ type: file }", { type: "string", format: "binary" }],
    [
      "{ type: array, items: { $ref: '#/definitions/B' } }",
      { type: "array", items: { $ref: "#/components/schemas/B" } },
    ],
  ])("%s becomes one of JSON Schema 2020-12", async (written, schema) => {
    expect(await normalizeSchema(written, "2.0")).toEqual({ schema, messages: [] });
  });
});

test.each([
  ["{ type: [string, 'null'] }", "3.0.3", "OpenAPI 3.0 does not allow a list of types"],
  ["{ type: [string, 'null'] }", "2.0", "Swagger 2.0 does not allow a list of types"],
  [
    "{ type: integer, exclusiveMinimum: 3 }",
    "3.0.3",
    "`exclusiveMinimum` is the number 3, which OpenAPI 3.0 does not allow",
  ],
  ["{ const: a }", "3.0.3", "`const` is not part of OpenAPI 3.0"],
  ["{ patternProperties: { a: {} } }", "2.0", "`patternProperties` is not part of Swagger 2.0"],
])("%s is told before OpenAPI 3.1, where it says the same", async (written, version, message) => {
  const newer = await normalizeSchema(written);
  expect(newer.messages).toEqual([]);
  expect(await normalizeSchema(written, version)).toEqual({ schema: newer.schema, messages: [message] });
});

test.each([
  [
    "{ type: number, minimum: 0, exclusiveMinimum: true }",
    "`exclusiveMinimum` is `true`, which OpenAPI 3.1 does not allow",
    "write `exclusiveMinimum: 0` in place of `minimum: 0`",
  ],
  [
    "{ type: number, maximum: 9, exclusiveMaximum: false }",
    "`exclusiveMaximum` is `false`, which OpenAPI 3.1 does not allow",
    "remove it: it limits nothing",
  ],
  ["{ type: integer, nullable: true }", "`nullable` is not part of OpenAPI 3.1", 'write `type: [integer, "null"]`'],
  [
    "{ $ref: '#/components/schemas/B', nullable: true }",
    "`nullable` is not part of OpenAPI 3.1",
    'write `anyOf: [{ $ref: … }, { type: "null" }]`',
  ],
  [
    "{ oneOf: [{ type: string }], nullable: true }",
    "`nullable` is not part of OpenAPI 3.1",
    'add `{ type: "null" }` to `oneOf`',
  ],
  ["{ type: string, nullable: false }", "`nullable` is not part of OpenAPI 3.1", "remove it"],
])("%s is told after OpenAPI 3.0", async (written, message, hint) => {
  const text = `info: { title: Hub, version: "1" }\npaths: {}\ncomponents: { schemas: { A: ${written}, B: {} } }`;
  const older = await normalizeText(`openapi: 3.0.3\n${text}`);
  const newer = await normalizeText(`openapi: 3.1.0\n${text}`);
  expect(older.messages).not.toContain(message);
  expect(newer.messages).toEqual([message]);
  expect(newer.diagnostics).toMatchObject([{ hint }]);
});

describe("a schema with a slip", () => {
  test.each([
    ["{ type: strnig }", { type: "string" }, "`strnig` is not a type"],
    ["{ type: int64 }", { type: "integer", format: "int64" }, "`int64` is not a type"],
    ["{ type: any }", {}, "`any` is not a type"],
    ["{ type: wizard }", {}, "`wizard` is not a type"],
    ["{ type: [string, nul] }", { type: ["string", "null"] }, "`nul` is not a type"],
    ["string", { type: "string" }, '`A` is the string "string", but a schema is expected'],
    ["5", {}, "`A` is `5`, but a schema is expected"],
    ["[a]", {}, "`A` is a list, but a schema is expected"],
    ["{ nullable: true, type: string }", { type: ["string", "null"] }, "`nullable` is not part of OpenAPI 3.1"],
    [
      "{ minimum: 5, exclusiveMinimum: true }",
      { exclusiveMinimum: 5 },
      "`exclusiveMinimum` is `true`, which OpenAPI 3.1 does not allow",
    ],
    ["{ minLength: 9, maxLength: 3 }", { minLength: 9, maxLength: 3 }, "`minLength` 9 is greater than `maxLength` 3"],
    ["{ minimum: '5' }", { minimum: 5 }, '`minimum` is the string "5", but a number is expected'],
    ["{ minimum: low }", {}, '`minimum` is the string "low", but a number is expected'],
    ["{ minItems: -1 }", {}, "`minItems` is `-1`, but a non-negative integer is expected"],
    ["{ multipleOf: 0 }", { multipleOf: 0 }, "`multipleOf` is 0"],
    ["{ pattern: '[' }", { pattern: "[" }, "the pattern `[` is not a regular expression: unterminated character class"],
    [
      "{ pattern: '/^a$/i' }",
      { pattern: "/^a$/i" },
      "the pattern `/^a$/i` stands between slashes, which are part of it: no text matches",
    ],
    [
      "{ type: [string, null] }",
      { type: ["string", "null"] },
      "`type` contains null itself, but the name of the type is expected",
    ],
    [
      "{ type: string, enum: [a, 1] }",
      { type: "string", enum: ["a", 1] },
      "`enum` contains `1`, but the type is string",
    ],
    [
      "{ type: integer, default: '5' }",
      { type: "integer", default: "5" },
      '`default` contains the string "5", but the type is integer',
    ],
    [
      "{ type: [string, integer], const: true }",
      { type: ["string", "integer"], const: true },
      "`const` contains `true`, but the type is string or integer",
    ],
    ["{ enum: [] }", {}, "`enum` is empty"],
    ["{ enum: [a, a, b] }", { enum: ["a", "b"] }, "`enum` contains a value twice"],
    ["{ enum: [a], default: b }", { enum: ["a"], default: "b" }, 'the default "b" is not one of the values of `enum`'],
    [
      "{ readOnly: true, writeOnly: true }",
      { readOnly: true, writeOnly: true },
      "the schema is both `readOnly` and `writeOnly`",
    ],
    ["{ readOnly: 'true' }", { readOnly: true }, '`readOnly` is the string "true", but `true` or `false` is expected'],
    ["{ desciption: Hello }", {}, "schemas have no keyword `desciption`"],
    ["{ ref: '#/components/schemas/B' }", {}, "schemas have no keyword `ref`"],
    ["{ required: name }", { required: ["name"] }, '`required` is the string "name", but a list is expected'],
    [
      "{ properties: { a: { required: true } } }",
      { properties: { a: {} }, required: ["a"] },
      "the property `a` has `required: true`, but a list of names is expected",
    ],
    [
      "{ properties: { a: { required: false } } }",
      { properties: { a: {} } },
      "the property `a` has `required: false`, but a list of names is expected",
    ],
    ["{ properties: { a: null } }", { properties: { a: {} } }, "`a` is nothing, but a schema is expected"],
    ["{ properties: [a] }", {}, "`properties` is a list, but a map is expected"],
    ["{ allOf: { type: string } }", { allOf: [{ type: "string" }] }, "`allOf` is a map, but a list is expected"],
    ["{ title: 1.50 }", { title: "1.50" }, "`title` is `1.5`, but a string is expected"],
    ["{ description: [a] }", {}, "`description` is a list, but a string is expected"],
    ["{ examples: { one: { value: 5 } } }", { examples: [5] }, "`examples` is a map, but a list is expected"],
    ["{ discriminator: { mapping: {} } }", {}, "a discriminator has no `propertyName`"],
    [
      "{ discriminator: { propertyName: kind, mapping: { b: Bee } } }",
      { discriminator: { propertyName: "kind", mapping: { b: "Bee" } } },
      "`b` stands for `Bee`, but there is no such schema",
    ],
  ])("%s is told and shown as far as it can be", async (written, schema, message) => {
    expect(await normalizeSchema(written)).toEqual({ schema, messages: [message] });
  });

  test.each(["^[\\u{1F600}-\\u{1F64F}]$", "^[😀-😎]$", "^[\\w-.]+$", "^\\-$"])(
    "the pattern %s is right with the flag u or without it",
    async (pattern) => {
      const written = `{ pattern: '${pattern}' }`;
      expect(await normalizeSchema(written)).toEqual({ schema: { pattern }, messages: [] });
    },
  );

  test.each([
    ["{ schema: { type: string } }", "move what it holds one level up"],
    ["{ type: string, example: 5 }", "put strings in quotes, or change the type"],
    ["{ type: [array, 'null'], example: 50 }", "write it as its type requires"],
    ["{ type: integer, example: '5' }", "remove the quotes"],
    ["{ type: number, enum: ['0.5'] }", "remove the quotes"],
    ["{ type: boolean, default: 'false' }", "remove the quotes"],
    ["{ type: integer, default: '0.5' }", "write it as its type requires"],
    ["{ type: integer, default: 'true' }", "write it as its type requires"],
    ["{ type: number, default: '' }", "write it as its type requires"],
  ])("%s is mended so: %s", async (written, hint) => {
    const { diagnostics } = await normalizeText(
      `openapi: 3.1.0\ninfo: { title: Hub, version: "1" }\npaths: {}\ncomponents: { schemas: { A: ${written} } }`,
    );
    expect(diagnostics.map((one) => one.hint)).toEqual([hint]);
  });

  test("of OpenAPI 3.0 may be an array without items", async () => {
    expect((await normalizeSchema("{ type: array }", "3.0.3")).messages).toEqual(["an array has no `items`"]);
  });

  test("is told ten times and then counted", async () => {
    const { diagnostics } = await normalizeText(
      `openapi: 3.1.0\ninfo: { title: Hub, version: "1" }\npaths: {}\ncomponents:\n  schemas:\n    A: { type: object, properties: { ${Array.from({ length: 25 }, (_, index) => `p${index}: { type: strin }`).join(", ")} } }`,
    );
    expect(diagnostics).toHaveLength(11);
    expect(diagnostics[10]?.message).toContain("15 more of this kind (types that do not exist in JSON Schema)");
  });
});

describe("schemas that have no name", () => {
  test("are kept beside those that have, when something refers to them", async () => {
    const { normal } = await normalizeText(`openapi: 3.1.0
info: { title: Hub, version: "1" }
paths: {}
components:
  schemas:
    A: { type: object, properties: { id: { type: integer, minimum: 1 } } }
    B: { $ref: "#/components/schemas/A/properties/id" }`);
    expect(normal.document.root).toEqual({
      components: {
        schemas: {
          A: { type: "object", properties: { id: { type: "integer", minimum: 1 } } },
          B: { $ref: "#/components/x-included/~1components~1schemas~1A~1properties~1id" },
        },
        "x-included": { "/components/schemas/A/properties/id": { type: "integer", minimum: 1 } },
        "x-deciding": [],
        "x-untyped-files": true,
      },
    });
  });
});
