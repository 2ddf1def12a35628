// What no page has room for is told: of schemas without a name, and of named ones on their own pages.
import { expect, test } from "vitest";
import { operationOf, parseText, schemaOf } from "../parseText.ts";

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const byName = (count: number, value: unknown): object =>
  Object.fromEntries(numbers(count).map((index) => [`p${index}`, value]));
const text = { type: "string" };

/** A specification with an operation that answers with a schema. */
async function withSchema(schema: unknown, schemas: object = {}) {
  const content = { "application/json": { schema } };
  const responses = { 200: { description: "ok", content } };
  const paths = { "/a": { get: { operationId: "a", responses } } };
  const info = { title: "Hub", version: "1" };
  return await parseText(JSON.stringify({ openapi: "3.1.0", info, paths, components: { schemas } }, undefined, 1));
}

const told = (count: number, label: string): RegExp =>
  new RegExp(
    `^\\d+:\\d+ warning too-large: the page of ${label} leaves out ${count} members? of its schemas that no other page shows `,
  );

test.each<[string, object, number]>([
  ["properties", { type: "object", properties: byName(1020, text) }, 20],
  ["values", { type: "string", enum: numbers(1020).map(String) }, 20],
  [
    "alternatives",
    { oneOf: numbers(1020).map((index) => ({ const: `${index}`, title: `v${index}`, type: "string", maxLength: 9 })) },
    20,
  ],
  ["items", { type: "array", prefixItems: numbers(1020).map(() => text) }, 20],
  ["patterns", { type: "object", patternProperties: byName(1020, text) }, 20],
  ["dependencies", { type: "object", dependentRequired: byName(1020, ["a"]) }, 20],
  ["schemas that depend", { type: "object", dependentSchemas: byName(1020, { maxProperties: 9 }) }, 20],
])("long lists: %s", async (_, schema, omitted) => {
  const parsed = await withSchema({ $ref: "#/components/schemas/S" }, { S: schema });
  expect(schemaOf(parsed, "S").schema.omitted).toBe(omitted);
  expect(parsed.lines).toEqual([expect.stringMatching(told(omitted, 'the schema "S"'))]);
});

test("an operation is told of for schemas without a name alone", async () => {
  const wide = { type: "object", properties: byName(400, { type: "object", properties: byName(5, text) }) };
  const parsed = await withSchema(wide);
  const [content] = operationOf(parsed, "a").responses[0]?.contents ?? [];
  const cut = content?.schema?.properties?.filter(({ schema }) => schema.isCut === true) ?? [];
  expect(cut.length).toBeGreaterThan(30);
  expect(parsed.lines).toEqual([
    expect.stringMatching(/^9:5 warning too-large: the page of GET \/a leaves out \d+ members/),
  ]);
  const named = await withSchema(
    { type: "object", properties: byName(120, { $ref: "#/components/schemas/Leaf" }) },
    { Leaf: { type: "object", properties: byName(5, text) } },
  );
  expect(named.lines).toEqual([]);
});

test.each<[string, object]>([
  ["a schema of 620 properties", { type: "object", properties: byName(620, text) }],
  [
    "lists of objects in lists of objects, ten times",
    numbers(10).reduce<object>(
      (inner) => ({ type: "array", items: { type: "object", properties: { a: inner } } }),
      text,
    ),
  ],
  [
    "alternatives deep inside",
    numbers(14).reduce<object>((inner) => ({ type: "object", properties: { a: inner } }), {
      oneOf: [text, byName(2, 1)],
    }),
  ],
])("what is written in place is shown as a whole: %s", async (_, schema) => {
  const parsed = await withSchema(schema, { S: schema });
  expect(parsed.lines).toEqual([]);
  const shown = JSON.stringify([schemaOf(parsed, "S"), operationOf(parsed, "a")]);
  expect(shown).not.toContain('"isCut"');
  expect(shown).not.toContain('"omitted"');
});
