import { expect, test } from "vitest";
import { followRefs, resolvePointer, schemaNameOf } from "../../../../src/openapi/schema/resolveRef.ts";

const root = {
  components: {
    schemas: { Device: { type: "object" }, "a/b~c d%": 1 },
    parameters: { One: { $ref: "#/list/1" }, Loop: { $ref: "#/components/parameters/Loop" } },
  },
  list: ["zero", { name: "one" }],
};

test.each<[string, unknown]>([
  ["#", root],
  ["#/components/schemas/Device/type", "object"],
  ["#/components/schemas/a~1b~0c d%", 1],
  ["#/components/schemas/a~1b~0c%20d%25", 1],
  ["#/list/0", "zero"],
  ["#/list/2", undefined],
  ["#/list/-1", undefined],
  ["#/list/length", undefined],
  ["#/components/schemas/constructor", undefined],
  ["#/components/schemas/__proto__", undefined],
  ["#Device", undefined],
  ["other.yaml#/Device", undefined],
])("%s points to %j", (ref, expected) => {
  expect(resolvePointer(root, ref)).toBe(expected);
});

test.each([
  ["#/components/schemas/Device", "Device"],
  ["#/components/schemas/a~1b%20c", "a/b c"],
  ["#/components/schemas/Device/properties/id", undefined],
  ["#/components/schemas/", undefined],
  ["#/components/parameters/One", undefined],
])("%s names the schema %s", (ref, expected) => {
  expect(schemaNameOf(ref)).toBe(expected);
});

test("references are followed to the end, circles end", () => {
  expect(followRefs({ $ref: "#/components/parameters/One" }, root)).toEqual({ name: "one" });
  expect(followRefs({ name: "x" }, root)).toEqual({ name: "x" });
  expect(followRefs({ $ref: "#/nowhere" }, root)).toBeUndefined();
  expect(followRefs({ $ref: "#/components/parameters/Loop" }, root)).toBeUndefined();
});
