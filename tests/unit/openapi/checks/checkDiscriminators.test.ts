import { expect, test } from "vitest";
import { told } from "./told.ts";

const pets = (union: string, kind: string): string => `    Pet: ${union}
    Kind: ${kind}
    Cat: { type: object, required: [kind], properties: { kind: { $ref: "#/components/schemas/Kind" } } }
    Dog: { type: object, required: [kind], properties: { kind: { type: string, const: dog } } }`;
const union = (mapping: string): string =>
  `{ oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }], discriminator: { propertyName: kind${mapping} } }`;

test.each([
  ["{ type: string, enum: [cat, lion] }", ", mapping: { cat: Cat, lion: Cat, dog: Dog }", []],
  ["{ type: string }", ", mapping: { cat: Cat, lion: Cat }", []],
  ["{ type: integer, enum: [1, 2] }", ', mapping: { "1": Cat, "2": Cat }', []],
  [
    "{ type: string, enum: [cat, parrot] }",
    ", mapping: { cat: Cat, dog: Dog }",
    ["the value `parrot` of `kind` selects no schema; add it to `mapping`, or remove it from `enum`"],
  ],
  [
    "{ type: string, enum: [cat, lion] }",
    ", mapping: { cat: Cat, loin: Cat, lion: Cat, wolf: Dog, dog: Dog }",
    [
      "`loin` selects a schema whose `kind` cannot be that; did you mean `lion`?",
      "`wolf` selects a schema whose `kind` cannot be that; add the value to its `enum`, or fix the mapping",
    ],
  ],
  [
    "{ type: string, enum: [a, b, c] }",
    "",
    [
      "the value `a` of `kind` selects no schema, and so do 2 more of its values; add it to `mapping`, or remove it from `enum`",
    ],
  ],
])("values of the kind %s and a discriminator%s", async (kind, mapping, expected) => {
  const lines = await told(pets(union(mapping), kind));
  expect(lines.map((line) => line.replace(/^\d+:\d+ /, ""))).toEqual(expected);
});

test("a value that what extends a base cannot have is told at the mapping, others may be the base itself", async () => {
  const lines = await told(`    Pet:
      type: object
      required: [kind]
      properties: { kind: { type: string, enum: [cat, other] } }
      discriminator: { propertyName: kind, mapping: { cat: "#/components/schemas/Cat", dog: Dog } }
    Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }] }
    Dog: { allOf: [{ $ref: "#/components/schemas/Pet" }] }`);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^10:88 `dog` selects a schema/);
});
