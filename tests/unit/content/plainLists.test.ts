import { Lexer } from "marked";
import { expect, test } from "vitest";
import { lexMarkdown } from "../../../src/content/markdown.ts";
import { readPlainList } from "../../../src/content/plainLists.ts";

test.each([
  "- a",
  "- a\n- b\n",
  "* `a` b\n* **c** d\n\n\ntext",
  "3. [a](b)\n4. «c»\n10. d\n\n# e",
  "2) a\n\n> b",
  "+ a - b: c\n\n[d]: e",
])("%j is read as the parser reads it", (source) => {
  expect(readPlainList(source)).toBeDefined();
  expect(lexMarkdown(source).tokens).toEqual([...Lexer.lex(source)]);
});

test.each([
  "text",
  "-",
  "-  a",
  " - a",
  "- a ",
  "- a\tb\n-\tc",
  "- a\nb",
  "- a\n  - b",
  "- a\n* b",
  "1. a\n2) b",
  "- a\n\n- b",
  "- a\n\n  b",
  "- a\n\n1. b",
  "- a\n \nb",
  "- a\n# b",
  "- # a",
  "- - a",
  "- 1. a",
  "- > a",
  "- ```",
  "- ***",
  "- <b>",
  "- [ ] a",
  "- [a]: b",
  "- :::note",
])("%j is left to the parser", (source) => {
  expect(readPlainList(source)).toBeUndefined();
});
