// Reads a specification with the files beside it, for tests of what readers can download.
import { localeCode, sitePath } from "../../../../src/model/brands.ts";
import { createFindings } from "../../../../src/openapi/findings.ts";
import { readSpec } from "../../../../src/openapi/read/readSpec.ts";
import { digestOf } from "../../../../src/platform/hash.ts";
import { bytesOf, siteFilesOf } from "../../siteFiles.ts";

/** The specification that a text is; `undefined` when it cannot be read. */
export async function readWhole(text: string, path: string, files: Readonly<Record<string, string>>) {
  const { spec } = await readSpec(
    { apiId: "a", path: sitePath(path), locale: localeCode("en"), bytes: bytesOf(text) },
    {
      files: siteFilesOf(files),
      hash: digestOf,
      storeBody: async () => {},
      renderMarkdown: String,
      plainText: String,
      highlight: (code, language) => ({ language, text: code, lines: [] }),
    },
    createFindings(),
  );
  return spec;
}
