import { expect, test } from "vitest";
import { sitePath } from "../../../../src/model/brands.ts";
import { scanSources } from "../../../../src/pipeline/parse/scanSources.ts";
import type { StampedFiles } from "../../../../src/platform/files.ts";
import { makeConfig } from "../../site/smallSite.ts";

/** A site of nothing but one folder with many files. */
function folderOf(folder: string, count: number): StampedFiles {
  const listed = Array.from({ length: count }, (_, index) => ({
    path: sitePath(`${folder}/page-${index}.md`),
    sizeBytes: 1,
    stamp: "1",
  }));
  return {
    list: async (path) => ({ value: path === folder ? listed : [], diagnostics: [] }),
    read: async () => undefined,
    exists: async () => false,
    stamp: async () => undefined,
    refusal: async () => undefined,
  };
}

test("parts of pages and tests beside them are no pages", async () => {
  const names = ["a.md", "_part.md", "_parts/b.md", "__tests__/c.md", "a.test.md", "test.md"];
  const files = {
    ...folderOf("", 0),
    list: async (path: string) => ({
      value:
        path === "content/en/pages" ? names.map((name) => ({ path: sitePath(`${path}/${name}`), sizeBytes: 1 })) : [],
      diagnostics: [],
    }),
  };
  const { value } = await scanSources(makeConfig(), files);
  expect(value.map(({ relativePath }) => relativePath)).toEqual(["a.md", "test.md"]);
});

test("a folder may hold more files than a call takes arguments", async () => {
  const { value } = await scanSources(makeConfig(), folderOf("content/en/docs", 150_000));
  expect(value).toHaveLength(150_000);
  expect(value.at(-1)?.source).toEqual({ kind: "doc", locale: "en", version: "current" });
});

test("a folder in the place of a version's archive is told: the version would be built from its sources", async () => {
  const path = sitePath("frozen/1.0.zip");
  const inner = { path: sitePath(`${path}/a.md`), sizeBytes: 1 };
  const files: StampedFiles = {
    ...folderOf("", 0),
    list: async (folder) => ({ value: folder === path ? [inner] : [], diagnostics: [] }),
  };
  const [current] = makeConfig().versions;
  const versions = current === undefined ? [] : [current, { ...current, name: "1.0" }];
  const { diagnostics } = await scanSources(makeConfig({ versions }), files);
  expect(diagnostics).toMatchObject([{ code: "frozen-unusable", location: { file: path } }]);
});
