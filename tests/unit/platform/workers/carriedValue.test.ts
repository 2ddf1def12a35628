import { expect, test } from "vitest";
import { carry } from "../../../../src/platform/workers/carriedValue.ts";
import { unpack } from "../../../../src/platform/workers/unpackValue.ts";

/** What another thread gets. */
const carried = (value: unknown): unknown => unpack(structuredClone(carry(value)));

test("data crosses as it is", () => {
  const value = { a: [1, Number.NaN, null, undefined, { b: "ї" }], c: 1n, d: undefined };
  expect(carried(value)).toEqual(value);
  expect(carried(undefined)).toBeUndefined();
});

test("what is no data is still no data, in its place", () => {
  class Own {
    readonly a = 1;
  }
  const value = carried({ list: [() => 1, new Own()], symbol: Symbol("x"), url: new URL("https://example.org") });
  expect(value).toMatchObject({ list: [expect.any(Function), expect.any(Date)], url: expect.any(Date) });
  expect(typeof (value as { readonly symbol: unknown }).symbol).toBe("symbol");
  expect(typeof carried(() => 1)).toBe("function");
});

test("a value may hold itself, and one twice", () => {
  const self: Record<string, unknown> = { list: [1] };
  self["self"] = self;
  const value = carried(self) as Record<string, unknown>;
  expect(value["self"]).toBe(value);
});

test("a key may be called __proto__", () => {
  const value = carried(JSON.parse('{"__proto__":{"a":1}}')) as object;
  expect(Object.keys(value)).toEqual(["__proto__"]);
  expect("a" in value).toBe(false);
});
