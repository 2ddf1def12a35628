import { expect, test } from "vitest";
import { lexInline } from "../../../src/content/markdown.ts";
import { lexSimpleInline } from "../../../src/content/simpleInline.ts";

test.each([
  "only words",
  "a line\nand another ",
  "ends with a colon: or not",
  "`code` and `two_words here`",
  "a **strong** word, **two words**.",
  "*one* (*two*) and **three**!",
  "Слово **жирне** і *курсив*: так",
  "[a link](./page.md#part) and [another one](https://example.org/a_b?c=d&e~f)",
  "wow! it is & stays ] here",
  "`a` **b** [c](d)",
])("%j is read as the parser reads it", (source) => {
  expect(lexSimpleInline(source)).toEqual(lexInline(source));
});

test.each([
  "a_b",
  "a \\* b",
  "a  \nb",
  "``a``",
  "` a `",
  "`a`` b",
  "`[` a](b)",
  "a**b**",
  "**a**b",
  "**a*",
  "** a **",
  "***a***",
  "**a `b`**",
  "![a](b)",
  "[a]",
  "[a][b]",
  "[^1](a)",
  "[a](<b>)",
  '[a](b "c")',
  "[a `b`](c)",
  "a < b",
  "~~a~~",
  "a@b.example",
  "see: http",
  "see http://example.org",
  "see www.example.org",
  "**www.example.org**",
])("%j is left to the parser", (source) => {
  expect(lexSimpleInline(source)).toBeUndefined();
});

test("long texts are left to the parser, unless they are words alone", () => {
  expect(lexSimpleInline(`${"a ".repeat(600)}\`b\``)).toBeUndefined();
  expect(lexSimpleInline("a ".repeat(600))).toHaveLength(1);
});
