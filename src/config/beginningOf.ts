// Reads the text of a file, or as much of it as tells what it is.
import type { SitePath } from "../model/brands.ts";
import type { SiteFiles } from "../model/ports.ts";
import { decodeText } from "../source/decodeText.ts";

/** Most characters that are looked at. */
const beginningLength = 20_000;

/** The first characters of a file; empty where it is not there or no text. */
export async function beginningOf(path: SitePath, files: SiteFiles): Promise<string> {
  return (await textOf(path, files)).slice(0, beginningLength);
}

/** All characters of a file; empty where it is not there or no text. */
export async function textOf(path: SitePath, files: SiteFiles): Promise<string> {
  const bytes = await files.read(path);
  const decoded = bytes === undefined ? undefined : decodeText(bytes);
  return decoded === undefined || decoded.kind === "invalid" ? "" : decoded.text;
}
