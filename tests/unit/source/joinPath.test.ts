import { expect, test } from "vitest";
import { folderOf, joinPath } from "../../../src/source/joinPath.ts";

test.each([
  ["docs/a", "../b.md", "docs/b.md"],
  ["docs/a", "./b/../c.md", "docs/a/c.md"],
  ["", "a//b.md", "a/b.md"],
  ["docs", "..", ""],
  ["docs", "../../a.md", undefined],
])("from %j %j is %j", (folder, path, joined) => {
  expect(joinPath(folder, path)).toBe(joined);
});

test("a file at the top lies in the folder without a name", () => {
  expect(folderOf("a.md")).toBe("");
  expect(folderOf("docs/a/b.md")).toBe("docs/a");
});
