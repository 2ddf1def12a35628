import { expect, test } from "vitest";
import { sitePath } from "../../../src/model/brands.ts";
import type { Source } from "../../../src/model/doc.ts";
import { saysNoindex } from "../../../src/site/saysNoindex.ts";

const source = sitePath("content/en/docs/a.md");

test.each([
  ["noindex", true],
  ["NOINDEX, nofollow", true],
  ["none", true],
  ["index, follow", false],
])("a page whose robots are to %s is left out: %s", (content, isLeftOut) => {
  const head = [{ tag: "meta", attributes: { name: "robots", content } }] as const;
  const page = { frontMatter: { head } } as unknown as Source;
  expect(saysNoindex({ source }, { sourcesByPath: new Map([[source, page]]) })).toBe(isLeftOut);
});

test("a page without a source says nothing", () => {
  expect(saysNoindex({}, { sourcesByPath: new Map() })).toBe(false);
});
