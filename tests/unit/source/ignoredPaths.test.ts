import { expect, test } from "vitest";
import { ignoredPaths } from "../../../src/source/ignoredPaths.ts";

test.each([
  ["drafts/", "drafts/a.md", true],
  ["drafts/", "a/drafts/b/c.md", true],
  ["drafts/", "drafts", false],
  ["/drafts", "a/drafts/b.md", false],
  ["/drafts", "drafts/b.md", true],
  ["a/b.md", "a/b.md", true],
  ["a/b.md", "c/a/b.md", false],
  ["**/b.md", "c/a/b.md", true],
  ["a/**", "a/b/c.md", true],
  ["*.py", "a/b.py", true],
  ["b.md  ", "a/b.md", true],
  ["# b.md\n\n  \n/", "b.md", false],
  ["\\#b.md", "#b.md", true],
  ["*.md\n!b.md", "a/b.md", false],
  ["!b.md\r\n*.md\r\n", "a/b.md", true],
])("%j and %s", (list, path, expected) => {
  expect(ignoredPaths(list)(path)).toBe(expected);
});
