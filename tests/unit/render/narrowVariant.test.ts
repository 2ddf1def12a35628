import { expect, test } from "vitest";
import type { SchemaView } from "../../../src/model/api.ts";
import { narrowVariant } from "../../../templates/parts/api/narrowVariant.ts";

const kind = (more: Partial<SchemaView>): SchemaView => ({ types: ["string"], constraints: [], ...more });
const variant = (schema: SchemaView): SchemaView => ({
  types: ["object"],
  constraints: [],
  properties: [
    { name: "kind", id: "kind", isRequired: true, schema, trace: "" },
    { name: "other", id: "other", isRequired: false, schema, trace: "" },
  ],
});
const values = (...json: readonly string[]): Pick<SchemaView, "enum"> => ({ enum: json.map((value) => ({ value })) });

test.each([
  ["one of several values", values('"lamp"', '"lock"'), ["lamp"], { const: '"lamp"' }],
  ["any text", {}, ["lamp"], { const: '"lamp"' }],
  ["numbers, which are compared as texts", values("1", "2"), ["2"], { const: "2" }],
  ["several values that select it", values('"a"', '"b"', '"c"'), ["a", "c"], values('"a"', '"c"')],
  ["values that none of is meant", values('"lamp"'), ["lock"], values('"lamp"')],
  ["its own value", { const: '"lamp"' }, ["lock"], { const: '"lamp"' }],
  ["an example of another alternative", { examples: ['"lock"'] }, ["lamp"], { const: '"lamp"' }],
  [
    "words about its value",
    { enum: [{ value: '"lamp"', descriptionHtml: "<p>Light</p>" }, { value: '"lock"' }] },
    ["lamp"],
    { enum: [{ value: '"lamp"', descriptionHtml: "<p>Light</p>" }] },
  ],
  [
    "that its value is deprecated",
    { enum: [{ value: '"lamp"', isDeprecated: true }, { value: '"lock"' }] },
    ["lamp"],
    { enum: [{ value: '"lamp"', isDeprecated: true }] },
  ],
] as const)("the property that selects an alternative has %s", (_, written, selecting, expected) => {
  const { properties } = narrowVariant(variant(kind(written)), "kind", selecting);
  expect(properties?.map(({ schema }) => schema)).toEqual([kind(expected), kind(written)]);
});

test("what nothing selects stays as it is", () => {
  const schema = variant(kind(values('"lamp"', '"lock"')));
  expect(narrowVariant(schema, "kind", [])).toBe(schema);
});
