// Reads a specification with the files beside it, for tests of what readers can download.
import { localeCode, sitePath } from "../../../../src/model/brands.ts";
import { createFindings } from "../../../../src/openapi/findings.ts";
import { readSpec } from "../../../../src/openapi/read/readSpec.ts";
import { bytesOf } from "../../siteFiles.ts";
import { plainContext } from "../plainContext.ts";

/** The specification that a text is; `undefined` when it cannot be read. */
export async function readWhole(text: string, path: string, files: Readonly<Record<string, string>>) {
  const { spec } = await readSpec(
    { apiId: "a", path: sitePath(path), locale: localeCode("en"), bytes: bytesOf(text) },
    plainContext(files),
    createFindings(),
  );
  return spec;
}
