import { expect, test } from "vitest";
import { problemsOf } from "../../../src/commands/problemsOf.ts";
import { sitePath } from "../../../src/model/brands.ts";
import type { Diagnostic } from "../../../src/model/diagnostic.ts";

const failed = (url: string, reason: string): Diagnostic => ({
  code: "page-failed",
  severity: "error",
  message: `${url} cannot be rendered: ${reason}`,
});

test("a template that fails on many pages is one problem, so that others are seen", async () => {
  const pages = ["/a", "/b", "/c"].map((url) => failed(url, "no footer"));
  const other: Diagnostic = {
    code: "front-matter",
    severity: "error",
    message: "bad",
    location: { file: sitePath("a.md") },
  };
  const problems = await problemsOf([...pages, failed("/d", "no header"), other], "/nowhere");
  expect(problems.map(({ message }) => message)).toEqual([
    "/a cannot be rendered: no footer (and 2 more pages)",
    "/d cannot be rendered: no header",
    "bad",
  ]);
});

test("warnings are no problems, and there are at most ten", async () => {
  expect(await problemsOf([{ code: "broken-link", severity: "warning", message: "x" }], "/nowhere")).toEqual([]);
  const many = Array.from({ length: 30 }, (_, at) => failed(`/${at}`, `reason ${at}`));
  expect(await problemsOf(many, "/nowhere")).toHaveLength(10);
});
