// Reads what an earlier release has published, for a check that compares with it.
import { badCall } from "../model/badCall.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { readUrlManifest, type UrlManifest } from "../model/urlManifest.ts";
import { readNamedFile } from "./namedFile.ts";

/** The manifest in a file, or what is wrong with the call. */
export async function readPublished(file: string): Promise<UrlManifest | Diagnostic> {
  const text = await readNamedFile(file);
  const manifest = typeof text === "string" ? readUrlManifest(text) : undefined;
  if (manifest !== undefined) return manifest;
  const why = typeof text === "string" ? "is not a URL manifest" : `cannot be read: ${text.reason}`;
  return badCall(`"${file}" ${why}`, "name the url-manifest.json from the output of the last release");
}
