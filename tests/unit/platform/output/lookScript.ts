// The thread that looks at outputs, compiled for the tests of a file.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll } from "vitest";

const source = fileURLToPath(new URL("../../../../src/platform/output/lookThread.ts", import.meta.url));

/** Compiles it before the tests. @returns Its absolute path. */
export function compileLookThread(): string {
  const folder = mkdtempSync(join(tmpdir(), "hubdocs-look-"));
  const script = join(folder, "lookThread.cjs");
  beforeAll(() => build({ entryPoints: [source], outfile: script, bundle: true, platform: "node", format: "cjs" }));
  afterAll(() => rmSync(folder, { recursive: true }));
  return script;
}
