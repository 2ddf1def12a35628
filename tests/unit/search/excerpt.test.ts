// Excerpts: a piece of a text around what was found.
import { expect, test } from "vitest";
import { makeExcerpt } from "../../../src/search/makeExcerpt.ts";

const words = (count: number): string => Array.from({ length: count }, () => "aaaa").join(" ");

test.each([
  ["a comma", ","],
  ["a full stop", "."],
  ["a dash", " —"],
])("%s before the cut is left out", (_, mark) => {
  const { text } = makeExcerpt(`${words(31)} end${mark} ${words(9)}`, new Set(["aaaa"]));
  expect(text).toBe(`${words(31)} end…`);
});

test("a text that is shown to its end keeps its full stop", () => {
  expect(makeExcerpt("The end of a text.", new Set(["end"])).text).toBe("The end of a text.");
});

test("overlapping pairs of letters are one range", () => {
  const { ranges } = makeExcerpt("连接温度传感器。设备", new Set(["温度", "度传", "传感", "设备"]));
  expect(ranges).toEqual([
    [2, 6],
    [8, 10],
  ]);
});
