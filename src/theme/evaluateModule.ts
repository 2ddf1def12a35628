// Runs a site's configuration written as a module: TypeScript or JavaScript, with what it imports.
import { SourceMap } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Message, type Plugin } from "esbuild";
import { failureMessages } from "./esbuildDiagnostics.ts";
import { exactName, exactPaths } from "./exactPaths.ts";
import { digestOf } from "./fingerprint.ts";
import { limitSources } from "./limitSources.ts";
import { type BundledModule, type FindInModule, openModule, originalOf } from "./modulePlaces.ts";
import { removeOldModules } from "./oldModules.ts";
import { withBundler } from "./withBundler.ts";

/** What evaluating needs of its surroundings. */
interface Evaluation {
  /** Longest time for an item of a build; see `withBundler`. */
  readonly limitMs?: number;
  /** Absolute path of the folder where the bundled module is written before it is imported. */
  readonly workFolder: string;
  /** Puts it there. What it throws goes on to whoever evaluates. */
  readonly writeModule: (file: string, contents: Uint8Array) => Promise<void>;
  /**
   * Runs a module by its address and gives its default export, `undefined` without one.
   * @param isHarmless Whether it is data alone: it cannot but end, and at once.
   */
  readonly runModule: (address: string, isHarmless: boolean) => Promise<unknown>;
  /** Told where values of the module are written, before it runs. */
  readonly onPlaces?: (find: FindInModule) => void;
}

/**
 * The default export of a module. `import { defineConfig } from "hubdocs"` works also where hubdocs is not installed.
 * @throws Error whose message says where and why, for the author of the module.
 */
export async function evaluateModule(
  path: string,
  { limitMs, workFolder, writeModule, runModule, onPlaces }: Evaluation,
): Promise<unknown> {
  const bundled = await withBundler(() => bundleModule(path), limitMs);
  onPlaces?.(openModule(bundled));
  const text = new TextEncoder().encode(bundled.text);
  const name = `module.${digestOf(path, text)}.mjs`;
  const file = join(workFolder, name);
  await writeModule(file, text);
  await removeOldModules(workFolder, name);
  const value = await runModule(pathToFileURL(file).href, callsNothing(bundled.text)).catch((error: unknown) => {
    throw placed(error, name, bundled.map);
  });
  if (value === undefined)
    throw new Error("The module has no default export; write: export default defineConfig({ … })");
  return value;
}

async function bundleModule(path: string): Promise<BundledModule> {
  try {
    const { outputFiles } = await build({
      entryPoints: [exactName(path)],
      absWorkingDir: dirname(path),
      plugins: [exactPaths(), limitSources(Number.POSITIVE_INFINITY), hubdocsPlugin],
      bundle: true,
      write: false,
      format: "esm",
      platform: "node",
      target: "node20",
      // Names are looked for as their author wrote them.
      charset: "utf8",
      // Never written; places in the map are relative to its folder.
      outfile: "module.mjs",
      sourcemap: "external",
      sourcesContent: false,
      define: { "import.meta.url": JSON.stringify(pathToFileURL(path).href) },
      // CommonJS packages may ask for modules of Node at run time.
      banner: { js: requireBanner },
      tsconfigRaw: {},
      logLevel: "silent",
    });
    const [map, module] = outputFiles;
    return { text: module?.text ?? "", map: map?.text ?? "{}" };
  } catch (error) {
    const [message] = failureMessages(error) ?? [];
    throw message === undefined ? error : new Error(inWords(message), { cause: error });
  }
}

const requireBanner =
  'import { createRequire as ownRequire } from "node:module";const require = ownRequire(import.meta.url);';

/** Whether a bundled module holds neither calls nor functions, but `defineConfig`, and waits for nothing. */
function callsNothing(text: string): boolean {
  const bare = text
    .replace(requireBanner, "")
    .replace("var defineConfig = (config) => config;", "")
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/[^\n]*/g, "")
    .replace(/\bdefineConfig\(/g, "");
  return !/[(`]|\bawait\b|\bnew\b/.test(bare);
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
  const original = originalOf({ line: Number(line), column: Number(column) }, new SourceMap(JSON.parse(map)));
  if (original === undefined) return error;
  const place = `${original.file}:${original.line}:${original.column}`;
  return new Error(`${place}: ${error.message}`, { cause: error });
}

function inWords({ text, location }: Message): string {
  return location === null ? text : `${location.file}:${location.line}:${location.column + 1}: ${text}`;
}
