import { expect, test } from "vitest";
import { parseSchemas } from "../parseText.ts";

const told = async (schemas: string, version = "3.1.0"): Promise<readonly string[]> => {
  const { lines } = await parseSchemas(schemas, version);
  return lines.filter((line) => line.includes("`required`"));
};

test("a required name that no property has is told where it is required", async () => {
  expect(await told("    Room: { type: object, required: [id, nmae], properties: { id: {}, name: {} } }")).toEqual([
    "6:27 warning api-questionable: `required` names `nmae`, but the schema has no such property (at `#/components/schemas/Room/required`)",
  ]);
});

test.each([
  ["an object without properties", "A: { type: object, required: [id] }", 1],
  ["a closed object", "A: { type: object, required: [id], additionalProperties: false }", 1],
  ["an inner object", "A: { properties: { b: { required: [id], properties: { x: {} } } } }", 1],
  [
    "what extends another",
    'B: { properties: { x: {} } }\n    A: { allOf: [{ $ref: "#/components/schemas/B" }, { required: [y] }] }',
    1,
  ],
  [
    "a nullable combination of OpenAPI 3.0",
    'B: { properties: { x: {} } }\n    A: { nullable: true, allOf: [{ $ref: "#/components/schemas/B" }], required: [y] }',
    1,
  ],
  ["an open object", "A: { required: [id], additionalProperties: { type: string } }", 0],
  ["an object with patterns", "A: { required: [id], patternProperties: { '^i': {} } }", 0],
  [
    "a property of what is extended",
    'B: { properties: { x: {} } }\n    A: { allOf: [{ $ref: "#/components/schemas/B" }, { required: [x] }] }',
    0,
  ],
  [
    "a property of what extends it",
    'B: { required: [x] }\n    A: { allOf: [{ $ref: "#/components/schemas/B" }, { properties: { x: {} } }] }',
    0,
  ],
  [
    "alternatives of required names",
    "A: { properties: { x: {}, y: {} }, anyOf: [{ required: [x] }, { required: [y] }] }",
    0,
  ],
  [
    "conditions",
    "A: { properties: { x: {} }, if: { required: [x] }, then: { required: [y], properties: { y: {} } } }",
    0,
  ],
  ["what nobody may send", "A: { properties: { x: {} }, not: { anyOf: [{ required: [y] }, { required: [z] }] } }", 0],
  ["what a list contains", "A: { type: array, items: { properties: { x: {} } }, contains: { required: [x] } }", 0],
  [
    "what a list of another schema contains",
    'B: { items: { allOf: [{ properties: { x: {} } }] } }\n    A: { allOf: [{ $ref: "#/components/schemas/B" }], contains: { required: [x] } }',
    0,
  ],
  ["what a tuple contains", "A: { prefixItems: [{ properties: { x: {} } }], contains: { required: [x] } }", 0],
  ["what no item of a list has", "A: { items: { properties: { x: {} } }, contains: { required: [y] } }", 1],
  ["what a list of anything contains", "A: { contains: { required: [x], properties: { y: {} } } }", 1],
  ["what is also refused", "A: { required: [y], properties: { x: {} }, not: { required: [y] } }", 1],
  ["properties that are kept inside", "A: { required: [x], properties: { x: { x-internal: true }, y: {} } }", 0],
])("%s", async (name, schemas, count) => {
  expect(await told(`    ${schemas}`, name.includes("3.0") ? "3.0.3" : "3.1.0")).toHaveLength(count);
});
