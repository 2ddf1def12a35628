// How the candidates of a `srcset` are told apart.
import { expect, test } from "vitest";
import { readSrcset } from "../../../src/model/srcset.ts";
import { expectToTakeLessThan } from "../processorTime.ts";

test.each([
  ["a.png", ["a.png|"]],
  [" a.png  1x ,\n b.png\t640w  320h, c.png", ["a.png|1x", "b.png|640w 320h", "c.png|"]],
  ["a.png 1x,b.png 2x", ["a.png|1x", "b.png|2x"]],
  ["a.png, b.png 2x", ["a.png|", "b.png|2x"]],
  ["a.png,b.png 2x", ["a.png,b.png|2x"]],
  ["https://e.org/w_200,c_fit/a.jpg 200w, /a.png 400w", ["https://e.org/w_200,c_fit/a.jpg|200w", "/a.png|400w"]],
  ["data:image/gif;base64,R0lGOD== 1x, /a.png 2x", ["data:image/gif;base64,R0lGOD==|1x", "/a.png|2x"]],
  ["a.png future(1x, 2x) 1x, b.png", ["a.png|future(1x, 2x) 1x", "b.png|"]],
  ["a.png (1x, b.png", ["a.png|(1x, b.png"]],
  [",, a.png ,, b.png,,", ["a.png|", "b.png|"]],
  [" , ", []],
  ["", []],
])("%j", (value, expected) => {
  expect(readSrcset(value).map(({ address, descriptor }) => `${address}|${descriptor}`)).toEqual(expected);
});

test.each([
  ["candidates", "a.png 1x, ".repeat(100_000)],
  ["commas", `a.png${",".repeat(500_000)}b`],
  ["blanks", `a.png${" ".repeat(500_000)}`],
  ["parentheses", `a.png ${"(".repeat(500_000)}`],
  ["parts in parentheses", `a.png ${"(1x)".repeat(500_000)}`],
])("a srcset of many %s is read in time that grows with its length", async (_, long) => {
  await expectToTakeLessThan(1, () => {
    expect(readSrcset(long)[0]?.address).toMatch(/^a\.png/);
  });
});
