import { expect, test } from "vitest";
import { parseSchemas } from "../parseText.ts";

const told = async (schemas: string, version = "3.1.0"): Promise<readonly string[]> => {
  const { diagnostics } = await parseSchemas(schemas, version);
  return diagnostics.map(({ location, message, hint, related = [] }) => {
    const places = [location, ...related.map((other) => other.location)];
    return `${places.map((place) => `${place?.line}:${place?.column}`).join(" ")} ${message.split(" (at")[0]}; ${hint}`;
  });
};

const pet = "    Pet: { properties: { id: {} }, additionalProperties: false }\n";
const refused = (name: string): string =>
  `\`additionalProperties: false\` refuses ${name}, which a schema that it is put together with describes`;

test("a closed object refuses what extends it, told once with the place where both come together", async () => {
  const hint = "remove it, and write `unevaluatedProperties: false` beside the `allOf` that puts the schemas together";
  expect(
    await told(`${pet}    Dog:
      allOf: [{ $ref: "#/components/schemas/Pet" }, { properties: { bark: {}, tail: {} } }]
    Puppy: { allOf: [{ $ref: "#/components/schemas/Dog" }], properties: { age: {} } }`),
  ).toEqual([`6:36 7:5 ${refused("`bark` and 1 more")}; ${hint}`]);
  expect(
    await told(
      `${pet}    Dog: { allOf: [{ $ref: "#/components/schemas/Pet" }, { properties: { bark: {} } }] }`,
      "3.0.3",
    ),
  ).toEqual([`6:36 7:5 ${refused("`bark`")}; remove it, or describe the properties here as well`]);
});

test.each([
  ["closes what it extends", 'A: { allOf: [{ $ref: "#/components/schemas/B" }], additionalProperties: false }', 1],
  ["has closed alternatives", "A: { properties: { x: {} }, oneOf: [{ additionalProperties: false }, {}] }", 1],
  ["is closed and has alternatives", "A: { additionalProperties: false, anyOf: [{ properties: { x: {} } }, {}] }", 1],
  [
    "describes all again",
    "A: { properties: { b: {} }, allOf: [{ $ref: '#/components/schemas/B' }], additionalProperties: false }",
    0,
  ],
  [
    "allows names by a pattern",
    "A: { allOf: [{ $ref: '#/components/schemas/B' }], patternProperties: { b: {} }, additionalProperties: false }",
    0,
  ],
  ["closes all together", "A: { allOf: [{ $ref: '#/components/schemas/B' }], unevaluatedProperties: false }", 0],
  ["describes nothing", "A: { allOf: [{ $ref: '#/components/schemas/B' }] }", 0],
])("a schema that %s: %s", async (_, schema, count) => {
  expect(await told(`    B: { properties: { b: {} } }\n    ${schema}`)).toHaveLength(count);
});

test.each([
  [
    "{ allOf: [{ minLength: 5 }, { maxLength: 3 }] }",
    "6:20 6:38 `minLength` 5 is greater than `maxLength` 3 of a schema that it is put together with",
  ],
  [
    "{ minItems: 2, allOf: [{ maxItems: 1 }] }",
    "6:10 6:33 `minItems` 2 is greater than `maxItems` 1 of a schema that it is put together with",
  ],
  [
    "{ allOf: [{ minimum: 5 }, { exclusiveMaximum: 5 }] }",
    "6:20 6:36 `minimum` 5 is not below `exclusiveMaximum` 5 of a schema that it is put together with",
  ],
  ["{ minimum: 5, exclusiveMaximum: 5 }", "6:10 6:22 `minimum` 5 is not below `exclusiveMaximum` 5"],
])("limits that leave nothing between them: %s", async (schema, expected) => {
  const [line, ...others] = await told(`    A: ${schema}\n    B: { allOf: [{ $ref: "#/components/schemas/A" }] }`);
  expect(others).toEqual([]);
  expect(line).toMatch(`${expected}: no value fits both; lower`);
});

test("types that exclude each other are told where they come together", async () => {
  expect(
    await told(`    A: { allOf: [{ type: string }, { type: integer }] }
    B: { allOf: [{ $ref: "#/components/schemas/A" }, { description: x }] }
    C: { allOf: [{ type: number }, { type: integer }] }`),
  ).toEqual([
    "6:10 the types of the schemas that are put together here exclude each other: no value fits all of them; give them a type that they share, or write `oneOf` for alternatives",
  ]);
});
