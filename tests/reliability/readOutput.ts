// Every file of an output with a digest of its bytes, to tell whether two outputs are the same.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Digests by path below the output. */
export function readOutput(outDir: string): ReadonlyMap<string, string> {
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(
    paths.map((path) => [path.slice(outDir.length), createHash("sha256").update(readFileSync(path)).digest("hex")]),
  );
}
