import { expect, test } from "vitest";
import { findingsOfFiles } from "../../../src/checks/ofFiles.ts";
import { sitePath } from "../../../src/model/brands.ts";
import type { Diagnostic } from "../../../src/model/diagnostic.ts";

const failed: Diagnostic = {
  code: "page-failed",
  severity: "error",
  message: "/a and 2 more cannot be rendered",
  location: { file: sitePath("templates/DocPage.tsx") },
  related: [{ message: "the page /b", location: { file: sitePath("content/en/b.md") } }, { message: "the page /tags" }],
};

test("a finding is of the files that it and what is related to it stand in", () => {
  expect(findingsOfFiles([failed], ["templates"])).toEqual([failed]);
  expect(findingsOfFiles([failed], ["content/en/b.md"])).toEqual([failed]);
  expect(findingsOfFiles([failed], ["content/en/c.md"])).toEqual([]);
});

test("a finding that stands in no file stays", () => {
  const { location: _, ...placeless } = failed;
  expect(findingsOfFiles([placeless], ["content/en/c.md"])).toEqual([placeless]);
});
