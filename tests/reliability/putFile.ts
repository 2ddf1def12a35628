// Files of sites that tests make.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Writes a file of a site, with the folders above it. */
export function put(site: string, path: string, text: string): void {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}

/** Writes files of a site by their paths. */
export function putAll(site: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) put(site, path, text);
}
