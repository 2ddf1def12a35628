import { expect, test } from "vitest";
import type { SchemaView } from "../../../src/model/api.ts";
import { firstNames, hasMarks, hasText, isNotable, sharedNames } from "../../../templates/parts/api/schemaShape.ts";

const view = (more: Partial<SchemaView>): SchemaView => ({ types: ["string"], constraints: [], ...more });

test("a title is worth a row, unless it is that of a schema with a page", () => {
  expect(isNotable(view({}))).toBe(false);
  expect(isNotable(view({ title: "Label" }))).toBe(true);
  expect(isNotable(view({ title: "Label", ref: 0 }))).toBe(false);
});

const object = (...names: readonly string[]): SchemaView =>
  view({ properties: names.map((name) => ({ name, id: name, isRequired: false, schema: view({}), trace: "" })) });

test.each([
  ["an object", object("id", "name"), "id, name"],
  ["a list of objects", view({ items: object("id") }), "id"],
  ["a text", view({}), undefined],
  [
    "names that fill a line",
    object("a".repeat(20), "b".repeat(20), "c".repeat(20)),
    `${"a".repeat(20)}, ${"b".repeat(20)}, …`,
  ],
  ["a name that is longer than a line", object("a".repeat(60), "b"), undefined],
])("names beside what is folded, of %s", (_, schema, expected) => {
  expect(firstNames(schema)).toBe(expected);
});

test("alternatives are told apart by names that not all of them have", () => {
  const lamp = object("type", "on");
  expect(firstNames(lamp, sharedNames([lamp, object("type", "locked"), object("on", "type")]))).toBe("on");
  expect(firstNames(lamp, sharedNames([lamp, object("type", "on")]))).toBeUndefined();
});

test.each<[string, Partial<SchemaView>]>([
  ["a format", { format: "date" }],
  ["a unit", { unit: "kg" }],
  ["null", { isNullable: true }],
  ["an encoding", { contentEncoding: "base64" }],
  ["a limit", { constraints: [{ kind: "minLength", value: "1" }] }],
  ["any properties", { additionalProperties: "any" }],
  ["recursion of items of items", { items: view({ items: view({ isRecursive: true }) }) }],
])("the line with a type says more than its name: %s", (_, more) => {
  expect(hasMarks(view(more))).toBe(true);
  expect(hasText(view(more))).toBe(false);
});

test("words and values stand below the line with a type", () => {
  expect(hasMarks(view({ default: '"a"' }))).toBe(false);
  expect(hasText(view({ default: '"a"' }))).toBe(true);
  expect(hasText(view({ enum: [{ value: '"a"' }] }))).toBe(true);
});
