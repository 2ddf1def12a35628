import { expect, test } from "vitest";
import { told } from "./told.ts";

const pet = "    Pet: { properties: { id: {} }, additionalProperties: false }\n";
const refused = (name: string): string =>
  `\`additionalProperties: false\` rejects ${name}, which a schema combined with this one describes`;

test("a closed object refuses what extends it, told once with the place where both come together", async () => {
  const hint = "remove it, and write `unevaluatedProperties: false` next to the `allOf` that combines the schemas";
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
  ).toEqual([`6:36 7:5 ${refused("`bark`")}; remove it, or describe those properties here too`]);
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
