// Bundles plain scripts: the one that every page loads, and those that some interactive parts bring with them.
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { clientFeaturesOf } from "./clientFeatures.ts";
import { fingerprint } from "./fingerprint.ts";
import { noteInputs } from "./noteInputs.ts";
import type { EmittedFile, ThemeInput } from "./theme.ts";

/** The boot script: one classic file, run with `defer`. It holds no text of a site and only what the site makes use of. */
export async function bundleBoot({
  packageFolder,
  config,
  inputs,
}: Pick<ThemeInput, "packageFolder" | "config" | "inputs">): Promise<EmittedFile> {
  const features = Object.entries(clientFeaturesOf(config)).map(([name, isUsed]) => [`features.${name}`, `${isUsed}`]);
  const define = Object.fromEntries(features);
  const bytes = await bundlePlainScript(join(packageFolder, "templates/client/boot.ts"), "iife", { inputs, define });
  return { path: `assets/${fingerprint("boot.js", bytes)}`, bytes };
}

/** What bundling a script may be told. */
export interface PlainScriptOptions {
  /** Gets the paths of the bundled files. */
  readonly inputs?: Set<string> | undefined;
  /** Names and the expressions that stand for them. */
  readonly define?: Readonly<Record<string, string>>;
}

/** A script with all that it imports in one file. */
export async function bundlePlainScript(
  file: string,
  format: "iife" | "esm",
  { inputs, define = {} }: PlainScriptOptions = {},
): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [file],
    absWorkingDir: dirname(file),
    plugins: [noteInputs(inputs)],
    define,
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
