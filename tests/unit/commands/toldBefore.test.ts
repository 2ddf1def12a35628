// Which changes while writing may be an author's, who waits for an answer.
import { expect, test } from "vitest";
import { isOfAuthor, isSameFindings } from "../../../src/commands/toldBefore.ts";

test.each([
  ["content/en/docs/a.md", true],
  ["content/en/docs/a.MDX", true],
  ["templates/DocPage.tsx", true],
  ["theme/site.css", true],
  ["specs/api.yml", true],
  ["config/redirects.mts", true],
  ["hubdocs.config.ts", true],
  ["versions.json", true],
  ["README.md", true],
  ["serve.log", false],
  ["report.json", false],
  ["package.json", false],
  ["logs/serve.log", false],
  ["content/static/a.png", false],
])("a change of %s may be an author's: %s", (path, expected) => {
  expect(isOfAuthor(path)).toBe(expected);
});

test("the same findings are told once, others again", () => {
  const found = { code: "broken-link", severity: "warning", message: "broken" } as const;
  expect(isSameFindings([found], [{ ...found }])).toBe(true);
  expect(isSameFindings([found], [{ ...found, message: "other" }])).toBe(false);
  expect(isSameFindings([found], [])).toBe(false);
  const full = { code: "write-failed", severity: "error", message: "cannot write a", hint: "free some space" } as const;
  expect(isSameFindings([full], [{ ...full, message: "cannot write b" }])).toBe(true);
  expect(isSameFindings([full], [{ ...full, hint: "change the permissions" }])).toBe(false);
});
