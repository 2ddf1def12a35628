// What becomes of a file when something goes wrong while it is parsed.
import { expect, test } from "vitest";
import { localeCode, sitePath } from "../../../../src/model/brands.ts";
import type { Config } from "../../../../src/model/config.ts";
import type { SourceFile } from "../../../../src/model/sourceFile.ts";
import { type ParseSurroundings, parseBytes } from "../../../../src/pipeline/parse/parseJob.ts";
import { bytesOf, siteFilesOf } from "../../siteFiles.ts";

const page: SourceFile = {
  path: sitePath("content/en/docs/a.md"),
  source: { kind: "doc", locale: localeCode("en"), version: "current" },
  relativePath: "a.md",
  sizeBytes: 1,
};

/** Surroundings in which looking at a file of the site gives an error. */
function brokenBy(error: Error): ParseSurroundings {
  const broken = async (): Promise<never> => Promise.reject(error);
  const config = {
    markdown: { rawHtml: false },
    apis: [],
    search: { enabled: true },
    locales: [{ code: "en" }],
    defaultLocale: "en",
    builtLocales: ["en"],
  };
  return {
    config: config as unknown as Config,
    files: { read: broken, exists: broken, list: broken } as unknown as ParseSurroundings["files"],
    store: () => undefined,
  };
}

const text = new TextEncoder().encode("# A\n\n![A plan](./plan.png)\n");

test("a bug costs the file alone, and says so", async () => {
  const { value, diagnostics } = await parseBytes(page, text, brokenBy(new TypeError("x is not a function")));
  expect(value).toBeNull();
  expect(diagnostics).toMatchObject([
    { code: "markdown-failed", message: "The file cannot be parsed: x is not a function" },
  ]);
});

test("a specification depends on files that are not there, which may be added", async () => {
  const spec: SourceFile = {
    path: sitePath("specs/a.yaml"),
    source: { kind: "spec", api: "a", locale: localeCode("en") },
    relativePath: "a.yaml",
    sizeBytes: 1,
  };
  const { config } = brokenBy(new Error());
  const bytes = bytesOf(`openapi: 3.1.0
info: { title: A, version: "1", description: { $ref: words.md } }
paths: {}
components: { schemas: { A: { example: { $ref: one.json } } } }`);
  const files = siteFilesOf({});
  const { probes } = await parseBytes(spec, bytes, { config, files, store: () => undefined });
  expect(probes).toEqual([
    ["specs/words.md", false],
    ["specs/one.json", false],
  ]);
});

test("what the disk refuses is no matter of the file", async () => {
  const refusal = Object.assign(new Error("EIO: i/o error, read"), { code: "EIO", syscall: "read" });
  await expect(parseBytes(page, text, brokenBy(refusal))).rejects.toBe(refusal);
});
