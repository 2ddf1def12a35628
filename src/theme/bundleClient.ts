// Bundles the scripts that every page loads.
import { join } from "node:path";
import { build } from "esbuild";
import { fingerprint } from "./fingerprint.ts";
import type { EmittedFile } from "./theme.ts";

/** The boot script: one classic file, run with `defer`. It holds no text of a site, so all sites share its name. */
export async function bundleBoot(packageFolder: string): Promise<EmittedFile> {
  const { outputFiles } = await build({
    entryPoints: [join(packageFolder, "templates/client/boot.ts")],
    absWorkingDir: packageFolder,
    bundle: true,
    write: false,
    format: "iife",
    platform: "browser",
    target: "es2022",
    minify: true,
    legalComments: "none",
    tsconfigRaw: {},
    logLevel: "silent",
  });
  const bytes = outputFiles[0]?.contents ?? new Uint8Array();
  return { path: `assets/${fingerprint("boot.js", bytes)}`, bytes };
}
