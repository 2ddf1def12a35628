// Where hubdocs itself is installed, and its version.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Absolute path of hubdocs' own package. This file lies two folders below it, compiled or not. */
export const packageFolder = fileURLToPath(new URL("../..", import.meta.url));

/** Version of this package. */
export function readToolVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
  const hasVersion = typeof manifest === "object" && manifest !== null && "version" in manifest;
  if (!hasVersion || typeof manifest.version !== "string")
    throw new Error("package.json has no version: this is a bug in hubdocs");
  return manifest.version;
}
