// Loads a file of the program: a script that loads others with `require`. Reuses compiled code that was kept in a file, so
// that not every thread compiles it again, which takes a sixth of a build of 20 pages. scripts/keepCode.mjs makes the file.
import { existsSync, readFileSync } from "node:fs";
import nodeModule, { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { Script } from "node:vm";
import { readKeptCode } from "./keptCode.ts";

/**
 * The exports of a script, which runs once in each thread.
 * @param file Absolute path. Its compiled code is looked for in `codeCache` beside the folder of the file.
 */
export function loadScript(file: string): unknown {
  const require = createRequire(file);
  const known = require.cache[file];
  if (known !== undefined) return known.exports;
  const folder = join(dirname(file), "../codeCache");
  if (!isKeptBeside(folder)) return require(file);

  // Read before the script counts as loaded: after a failure, a second call must not get empty exports.
  const source = readFileSync(file);
  const kept = readKept(join(folder, `${basename(file)}.code`));
  // What has no code itself is loaded in the same way, for the sake of what it loads.
  const cachedData = kept && readKeptCode(kept, { file, source });
  const script = new Script(nodeModule.wrap(source.toString()), { filename: file, cachedData });
  const module = new nodeModule(file);
  module.filename = file;
  require.cache[file] = module;
  const requireScript = (id: string): unknown =>
    id.startsWith("./") ? loadScript(join(dirname(file), id)) : require(id);
  try {
    script.runInThisContext()(module.exports, requireScript, module, file, dirname(file));
  } catch (error) {
    delete require.cache[file];
    throw error;
  }
  module.loaded = true;
  return module.exports;
}

/** `import()` for scripts, as `import()` does not work in code that was compiled before. */
export const importModule = (specifier: string): Promise<unknown> => import(specifier);

/** Whether there is kept code of the program: not in the published package, nor where Node caches compiled code by itself. */
const isKeptBeside = (folder: string): boolean => !("enableCompileCache" in nodeModule) && existsSync(folder);

function readKept(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined; // nothing was kept: the script gets compiled
  }
}
