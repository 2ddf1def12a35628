import { expect, test } from "vitest";
import { createSizedCache } from "../../../../src/platform/http/sizedCache.ts";

const entry = (value: string, sizeBytes: number) => ({ key: "k", value, sizeBytes });

test("what was used longest ago goes first when the limit is reached", () => {
  const cache = createSizedCache<string>(100);
  cache.set("a", entry("A", 40));
  cache.set("b", entry("B", 40));
  cache.get("a", "k");
  cache.set("c", entry("C", 40));
  expect([cache.get("a", "k"), cache.get("b", "k"), cache.get("c", "k")]).toEqual(["A", undefined, "C"]);
});

test("a value made from another state is not given", () => {
  const cache = createSizedCache<string>(100);
  cache.set("a", entry("A", 1));
  expect(cache.get("a", "other")).toBeUndefined();
});

test("a value that is larger than the limit is not kept, and the count stays right", () => {
  const cache = createSizedCache<string>(100);
  cache.set("big", entry("B", 101));
  cache.set("a", entry("A", 100));
  expect([cache.get("big", "k"), cache.get("a", "k")]).toEqual([undefined, "A"]);
});

test("bytes taken later count too", () => {
  const cache = createSizedCache<string>(100);
  cache.set("a", entry("A", 40));
  cache.set("b", entry("B", 40));
  cache.grow("b", 30);
  cache.grow("gone", 1000);
  expect([cache.get("a", "k"), cache.get("b", "k")]).toEqual([undefined, "B"]);
});

test("setting a name again replaces its size", () => {
  const cache = createSizedCache<string>(100);
  for (let round = 0; round < 10; round += 1) cache.set("a", entry(`A${round}`, 60));
  cache.set("b", entry("B", 40));
  expect([cache.get("a", "k"), cache.get("b", "k")]).toEqual(["A9", "B"]);
});
