// Loads a file of the program: a script that asks for others by `require`. Owns how code that the engine has compiled before
// is taken over instead of being compiled again, in each thread anew: a sixth of what a build of 20 pages takes. Making
// what is kept is the matter of scripts/keepCode.mjs.
import { readFileSync } from "node:fs";
import nodeModule, { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { Script } from "node:vm";
import { readKeptCode } from "./keptCode.ts";

/**
 * What a script exports. It runs once in each thread, whoever loads it.
 * @param file Absolute path. Compiled code is kept in `codeCache`, beside the folder of the file.
 */
export function loadScript(file: string): unknown {
  const require = createRequire(file);
  const known = require.cache[file];
  if (known !== undefined) return known.exports;
  const kept = readKept(file);
  if (kept === undefined) return require(file);

  // A script that could not be read is none that has run: whoever asks again would get one without exports.
  const source = readFileSync(file);
  const script = new Script(nodeModule.wrap(source.toString()), {
    filename: file,
    cachedData: readKeptCode(kept, { file, source }),
  });
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

/** `import()` for scripts: the engine no longer knows what it means in code that it has taken over. */
export const importModule = (specifier: string): Promise<unknown> => import(specifier);

/** What is kept of a script; nothing in a package as it is published, nor where Node itself keeps code of all that it loads. */
function readKept(file: string): Buffer | undefined {
  if ("enableCompileCache" in nodeModule) return undefined;
  try {
    return readFileSync(join(dirname(file), "../codeCache", `${basename(file)}.code`));
  } catch {
    return undefined; // none was kept: the script is compiled
  }
}
