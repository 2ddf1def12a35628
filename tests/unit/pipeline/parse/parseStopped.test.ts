// What is said of a file whose parsing had to be stopped.
import { expect, test } from "vitest";
import { localeCode, sitePath } from "../../../../src/model/brands.ts";
import type { SourceFile } from "../../../../src/model/sourceFile.ts";
import { parseBroken, parseStopped } from "../../../../src/pipeline/parse/parseStopped.ts";

const en = localeCode("en");
const file = (path: string, source: SourceFile["source"]): SourceFile => {
  return { path: sitePath(path), source, relativePath: path, sizeBytes: 1 };
};
const spec = file("specs/hub.yaml", { kind: "spec", api: "hub", locale: en });
const tooLong = { kind: "stopped", reason: "too-long", message: "it took longer than 12 seconds" } as const;

test("a specification is named by its API and told at the line that was worked on", () => {
  expect(parseStopped(spec, { ...tooLong, line: 40 })).toMatchObject({
    code: "api-invalid",
    message:
      'The specification of the API "hub" cannot be read: it took longer than 12 seconds; the last thing it worked on was the page of this part',
    location: { file: "specs/hub.yaml", line: 40 },
    hint: expect.stringContaining("make this simpler"),
  });
});

test("one that was stopped before its pages, or was not tried, has no line", () => {
  expect(parseStopped(spec, tooLong)).toMatchObject({
    message: 'The specification of the API "hub" cannot be read: it took longer than 12 seconds',
    location: { file: "specs/hub.yaml" },
    hint: expect.stringContaining("remove one half"),
  });
  expect(parseStopped(spec, { kind: "stopped", reason: "given-up", message: "" })).toMatchObject({
    message: expect.stringContaining("it was not attempted"),
    hint: "fix those first",
  });
});

test("a page is told of as Markdown", () => {
  const page = file("content/en/docs/a.md", { kind: "doc", locale: en, version: "current" });
  expect(parseStopped(page, tooLong)).toMatchObject({
    code: "markdown-failed",
    message: "The file cannot be parsed: it took longer than 12 seconds",
    location: { file: "content/en/docs/a.md" },
  });
});

test("a bug of ours is told of the file that shows it", () => {
  const page = file("content/en/docs/a.md", { kind: "doc", locale: en, version: "current" });
  expect(parseBroken(page, new TypeError("x is not a function\n    at y"))).toEqual({
    code: "markdown-failed",
    severity: "error",
    message: "The file cannot be parsed: x is not a function",
    location: { file: "content/en/docs/a.md" },
    hint: expect.stringContaining("this is a bug in hubdocs"),
  });
});
