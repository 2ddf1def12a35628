// When the engine compiles functions with all means. Owns what many items change about that; the command line sets where
// it starts.
import { setFlagsFromString } from "node:v8";

/** From so many items on, what is called for each of them pays for being compiled, and every thread gathers garbage. */
export const manyItems = 500;

/**
 * Functions are compiled when they have run three times as much as Node thinks right, a third of what builds that find
 * nearly all in the cache wait for. Calls in them are put in place half as far as usual: compiling takes a sixth of all
 * processor time at 1,000 pages, in each thread anew. Only how much a function may take in is said, not how long what is
 * taken in may be: functions are compiled in threads of the engine, which stops the process when a call that it has chosen
 * turns out to be too long for a limit that was changed meanwhile.
 */
export const sooner: readonly string[] = ["--interrupt-budget=200000", "--max-inlined-bytecode-size-cumulative=460"];

/** Before work on many items. Measured on Node 20; other versions count otherwise. */
export function compileSooner(): void {
  if (!process.versions.v8.startsWith("11.")) return;
  for (const flag of sooner) setFlagsFromString(flag);
}
