import { expect, test } from "vitest";
import { fitsGlob } from "../../../src/source/glob.ts";
import { expectToTakeLessThan } from "../processorTime.ts";

test.each([
  ["README.md", "README.md", true],
  ["a/README.md", "README.md", false],
  ["a/README.md", "**/README.md", true],
  ["README.md", "**/README.md", true],
  ["a/b/c.md", "a/**", true],
  ["a/b/c.md", "a/*", false],
  ["a/b/c.md", "a/**/*.md", true],
  ["a/c.md", "a/**/*.md", true],
  ["a/b/c.md", "**/b/*.{js,md}", true],
  ["a/b/c.mdx", "**/b/*.{js,md}", false],
  ["api/x.mdx", "{api,faq}/**/*.{md,mdx}", true],
  ["use/x.mdx", "{api,faq}/**/*.{md,mdx}", false],
  ["a/_b.md", "**/_*.{js,md}", true],
  ["ab.md", "a?.md", true],
  ["a.md", "a?.md", false],
  ["a.md", "./a.md", true],
  ["aXmd", "a.md", false],
])("%s and %s", (path, pattern, expected) => {
  expect(fitsGlob(path, pattern)).toBe(expected);
});

test("patterns that would be tried without end are not", async () => {
  const path = `${"a".repeat(200)}/`.repeat(20);
  await expectToTakeLessThan(2, () => {
    expect(fitsGlob(`${path}b`, `${"*a".repeat(60)}c`)).toBe(false);
    expect(fitsGlob(`${path}b`, `${"**/*a*/".repeat(40)}c`)).toBe(false);
    expect(fitsGlob("b", "{a,b}".repeat(60))).toBe(false);
  });
});
