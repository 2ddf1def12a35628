// Makes V8 optimise functions sooner when there is much work. bin/hubdocs.js sets the first flags.
import { setFlagsFromString } from "node:v8";

/** Number of items from which on optimising pays off, and every thread collects much garbage. */
export const manyItems = 500;

/**
 * Functions are optimised after three times the work that is usual in Node, a third of what builds wait for that find nearly
 * everything in the cache. They inline half as much as usual: at 1,000 pages optimising takes a sixth of all processor time,
 * and each thread does it again. Only the flag for the total size of inlined code is changed, not the one for the size of a
 * single inlined function: V8 optimises in threads of its own, and ends the process if a function that it chose to inline
 * exceeds a limit that was lowered meanwhile.
 */
export const sooner: readonly string[] = ["--interrupt-budget=200000", "--max-inlined-bytecode-size-cumulative=460"];

/** To be called before work on many items. Measured on Node 20; other versions count differently, so nothing is set there. */
export function compileSooner(): void {
  if (!process.versions.v8.startsWith("11.")) return;
  for (const flag of sooner) setFlagsFromString(flag);
}
