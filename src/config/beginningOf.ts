// Reads as much of a file as tells what it is.
import type { SitePath } from "../model/brands.ts";
import type { SiteFiles } from "../model/ports.ts";
import { decodeText } from "../source/decodeText.ts";

/** Most characters that are looked at. */
const beginningLength = 20_000;

/** The first characters of a file; empty where it is not there or no text. */
export async function beginningOf(path: SitePath, files: SiteFiles): Promise<string> {
  const bytes = await files.read(path);
  const decoded = bytes === undefined ? undefined : decodeText(bytes);
  return decoded === undefined || decoded.kind === "invalid" ? "" : decoded.text.slice(0, beginningLength);
}
