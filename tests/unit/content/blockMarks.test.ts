import { expect, test } from "vitest";
import { blockMarkOf, isUnderlined, markOfSecondLine } from "../../../src/content/blockMarks.ts";

test.each([
  ["# a", "#"],
  ["   > a", ">"],
  ["    a", " "],
  ["\ta", "\t"],
  ["  \na", "\n"],
  ["", "\n"],
  ["  ", "\n"],
])("a block of %j begins with %j", (source, mark) => {
  expect(blockMarkOf(source)).toBe(mark);
  expect(markOfSecondLine(`a\n${source}`)).toBe(mark);
});

test("a text of one line has no second one", () => {
  expect(markOfSecondLine("| a |")).toBe("\n");
});

test.each([
  ["a\n===", true],
  ["a\nb\n   --", true],
  ["a\n- b", true],
  ["a\n    ---", false],
  ["a\n\n===", false],
  ["a\n  \n===", false],
  ["===", false],
  ["a\n<!-- b -->\n===", false],
  ["a\n<script>\n===", false],
  ["a\n<b>\n===", true],
])("whether %j may be a heading", (source, may) => {
  expect(isUnderlined(source)).toBe(may);
});
