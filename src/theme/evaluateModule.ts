// Runs a site's configuration written as a module: TypeScript or JavaScript, with what it imports.
import { SourceMap } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Message, type Plugin } from "esbuild";
import { failureMessages } from "./esbuildDiagnostics.ts";
import { digestOf } from "./fingerprint.ts";
import { removeOldModules } from "./oldModules.ts";
import { withBundler } from "./withBundler.ts";

/** What evaluating needs of its surroundings. */
export interface Evaluation {
  /** Absolute path of the folder where the bundled module is written before it is imported. */
  readonly workFolder: string;
  /** Puts it there. What it throws goes on to whoever evaluates. */
  readonly writeModule: (file: string, contents: Uint8Array) => Promise<void>;
  /** Imports a module by its address. */
  readonly importModule: (address: string) => Promise<unknown>;
  /** Longest time for running it: one that waits for what never comes is told as such. */
  readonly limitMs: number;
}

/**
 * The default export of a module. `import { defineConfig } from "hubdocs"` works also where hubdocs is not installed.
 * @throws Error whose message says where and why, for the author of the module.
 */
export async function evaluateModule(
  path: string,
  { workFolder, writeModule, importModule, limitMs }: Evaluation,
): Promise<unknown> {
  const { text, map } = await withBundler(() => bundleModule(path));
  const name = `module.${digestOf(path, text)}.mjs`;
  const file = join(workFolder, name);
  await writeModule(file, text);
  await removeOldModules(workFolder);
  const namespace = await inTime(importModule(pathToFileURL(file).href), limitMs).catch((error: unknown) => {
    throw placed(error, name, map);
  });
  if (typeof namespace === "object" && namespace !== null && "default" in namespace) return namespace.default;
  throw new Error("The module has no default export; write: export default defineConfig({ … })");
}

async function inTime<Value>(work: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it has not ended after ${limitMs / 1000} s`)), limitMs);
  });
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

interface Bundled {
  readonly text: Uint8Array;
  /** Where its parts come from: a source map. */
  readonly map: string;
}

async function bundleModule(path: string): Promise<Bundled> {
  try {
    const { outputFiles } = await build({
      entryPoints: [path],
      absWorkingDir: dirname(path),
      plugins: [hubdocsPlugin],
      bundle: true,
      write: false,
      format: "esm",
      platform: "node",
      target: "node20",
      // Never written; places in the map are relative to its folder.
      outfile: "module.mjs",
      sourcemap: "external",
      sourcesContent: false,
      define: { "import.meta.url": JSON.stringify(pathToFileURL(path).href) },
      // CommonJS packages may ask for modules of Node at run time.
      banner: {
        js: 'import { createRequire as ownRequire } from "node:module";const require = ownRequire(import.meta.url);',
      },
      tsconfigRaw: {},
      logLevel: "silent",
    });
    const [map, module] = outputFiles;
    return { text: module?.contents ?? new Uint8Array(), map: map?.text ?? "{}" };
  } catch (error) {
    const [message] = failureMessages(error) ?? [];
    throw message === undefined ? error : new Error(inWords(message), { cause: error });
  }
}

/** `defineConfig` only names the type of its argument, so a module needs nothing else of hubdocs. */
const hubdocsPlugin: Plugin = {
  name: "hubdocs-itself",
  setup(builder) {
    builder.onResolve({ filter: /^hubdocs$/ }, ({ path }) => ({ path, namespace: "hubdocs" }));
    builder.onLoad({ filter: /.*/, namespace: "hubdocs" }, () => ({
      contents: "export const defineConfig = (config) => config;",
    }));
  },
};

/** An error that the module has thrown, with the place in the author's file where it happened. */
function placed(error: unknown, name: string, map: string): unknown {
  const frame = error instanceof Error ? error.stack?.split(`${name}:`)[1] : undefined;
  const [, line, column] = /^(\d+):(\d+)/.exec(frame ?? "") ?? [];
  if (!(error instanceof Error) || line === undefined) return error;
  const entry = new SourceMap(JSON.parse(map)).findEntry(Number(line) - 1, Number(column) - 1);
  if (!("originalSource" in entry)) return error;
  const place = `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  return new Error(`${place}: ${error.message}`, { cause: error });
}

function inWords({ text, location }: Message): string {
  return location === null ? text : `${location.file}:${location.line}:${location.column + 1}: ${text}`;
}
