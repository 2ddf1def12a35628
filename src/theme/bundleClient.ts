// Bundles plain scripts: the one that every page loads, and those that some interactive parts bring with them.
import { dirname, join } from "node:path";
import { build } from "esbuild";
import type { ClientFeatures } from "../model/clientFeatures.ts";
import { clientFeaturesOf } from "./clientFeatures.ts";
import { exactName, exactPaths } from "./exactPaths.ts";
import { fingerprint } from "./fingerprint.ts";
import { noteInputs } from "./noteInputs.ts";
import { offlineModules } from "./offlineModules.ts";
import type { EmittedFile, ThemeInput } from "./theme.ts";

/** The boot script: one classic file, run with `defer`. It holds no text of a site and only what the site makes use of. */
export async function bundleBoot(
  input: PlainScriptInput,
  features: ClientFeatures = clientFeaturesOf(input.config),
): Promise<EmittedFile> {
  const { packageFolder } = input;
  const define = Object.fromEntries(
    Object.entries(features).map(([name, isUsed]) => [`features.${name}`, `${isUsed}`]),
  );
  const bytes = await bundlePlainScript(join(packageFolder, "templates/client/boot.ts"), "iife", { ...input, define });
  return { path: `assets/${fingerprint("boot.js", bytes)}`, bytes };
}

/** What bundling a script takes of a theme. */
interface PlainScriptInput extends Pick<ThemeInput, "packageFolder" | "config" | "inputs"> {
  /** Names and the expressions that stand for them. */
  readonly define?: Readonly<Record<string, string>>;
}

/** A script with all that it imports in one file. */
export async function bundlePlainScript(
  file: string,
  format: "iife" | "esm",
  { packageFolder, config, inputs, define = {} }: PlainScriptInput,
): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [exactName(file)],
    absWorkingDir: dirname(file),
    plugins: [exactPaths(), noteInputs(inputs), offlineModules({ packageFolder, config })],
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
