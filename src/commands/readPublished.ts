// Reads what an earlier release has published, for a check that compares with it.
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { badCall } from "../model/badCall.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { readUrlManifest, type UrlManifest } from "../model/urlManifest.ts";

/** The manifest in a file, or what is wrong with the call. */
export async function readPublished(file: string): Promise<UrlManifest | Diagnostic> {
  const text = await readFile(resolve(file), "utf8").catch(() => undefined);
  const manifest = text === undefined ? undefined : readUrlManifest(text);
  if (manifest !== undefined) return manifest;
  const why = text === undefined ? "cannot be read" : "is no manifest of addresses";
  return badCall(`"${file}" ${why}`, "name the url-manifest.json that the last release has written into its output");
}
