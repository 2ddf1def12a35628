// Bundles plain scripts: the one that every page loads, and those that some interactive parts bring with them.
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { fingerprint } from "./fingerprint.ts";
import { noteInputs } from "./noteInputs.ts";
import type { EmittedFile, ThemeInput } from "./theme.ts";

/** The boot script: one classic file, run with `defer`. It holds no text of a site, so all sites share its name. */
export async function bundleBoot({
  packageFolder,
  inputs,
}: Pick<ThemeInput, "packageFolder" | "inputs">): Promise<EmittedFile> {
  const bytes = await bundlePlainScript(join(packageFolder, "templates/client/boot.ts"), "iife", inputs);
  return { path: `assets/${fingerprint("boot.js", bytes)}`, bytes };
}

/** A script with all that it imports in one file. @param inputs Gets the paths of the bundled files. */
export async function bundlePlainScript(
  file: string,
  format: "iife" | "esm",
  inputs?: Set<string>,
): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [file],
    absWorkingDir: dirname(file),
    plugins: [noteInputs(inputs)],
    bundle: true,
    write: false,
    format,
    platform: "browser",
    target: "es2022",
    minify: true,
    legalComments: "none",
    tsconfigRaw: {},
    logLevel: "silent",
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}
