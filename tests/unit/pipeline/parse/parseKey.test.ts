import { expect, test } from "vitest";
import { localeCode, sitePath } from "../../../../src/model/brands.ts";
import type { Config } from "../../../../src/model/config.ts";
import { fallbackPathOf } from "../../../../src/pipeline/parse/parseKey.ts";

const source = (path: string, relativePath: string) => ({
  path: sitePath(path),
  relativePath,
  source: { kind: "doc", locale: localeCode("uk"), version: "current" } as const,
  sizeBytes: 1,
});

test("the page that a translation is of is found by its folder, or by its name where pages lie anywhere", () => {
  const config: Pick<Config, "defaultLocale"> = { defaultLocale: localeCode("en") };
  expect(fallbackPathOf(source("content/uk/docs/a.md", "a.md"), config)).toBe("content/en/docs/a.md");
  const docs = [{ path: sitePath("docs/en/docs/a.md"), name: "a.md" }];
  const loose = { ...config, looseDocs: { languages: [{ code: "en", docs }] } };
  expect(fallbackPathOf(source("docs/uk/docs/a.md", "a.md"), loose)).toBe("docs/en/docs/a.md");
  expect(fallbackPathOf(source("docs/uk/docs/b.md", "b.md"), loose)).toBe("docs/uk/docs/b.md");
});
