// The order of properties that `x-order` gives.
import { expect, test } from "vitest";
import { normalizeSchema } from "./normalizeText.ts";

async function orderOf(properties: string, version?: string) {
  const { schema, messages } = await normalizeSchema(`{ type: object, properties: { ${properties} } }`, version);
  expect(messages).toEqual([]);
  return Object.keys((schema as { properties: object }).properties);
}

test.each(["2.0", "3.0.3", "3.1.0"])(
  "in version %s properties with a number come first, by their numbers",
  async (version) => {
    expect(
      await orderOf(
        "z: { type: string }, c: { type: string, x-order: 10 }, a: { type: string }, b: { type: string, x-order: 2 }, d: { type: string, x-order: -1 }",
        version,
      ),
    ).toEqual(["d", "b", "c", "z", "a"]);
  },
);

test("equal numbers keep the order of the file, and what is no number says nothing", async () => {
  expect(await orderOf("c: { x-order: 1 }, b: { x-order: 1 }, a: { x-order: 'x0' }, z: { x-order: [0] }")).toEqual([
    "c",
    "b",
    "a",
    "z",
  ]);
  expect(await orderOf("z: { type: string }, a: true, m: { type: string }")).toEqual(["z", "a", "m"]);
});

test("a number beside a reference counts, and a property may have the name of a method of objects", async () => {
  expect(
    await orderOf(
      "a: { type: string }, constructor: { $ref: '#/components/schemas/B', x-order: 1 }, x-order: { type: number }",
    ),
  ).toEqual(["constructor", "a", "x-order"]);
});

test("a number that is written as a text counts", async () => {
  expect(await orderOf("a: { x-order: '10' }, b: { x-order: '2' }, c: { x-order: '-1' }, d: { x-order: '' }")).toEqual([
    "c",
    "b",
    "a",
    "d",
  ]);
});
