// What an expression is once it is ready to be asked.
import type { Effort } from "../effort.ts";

/** An expression made ready. `undefined` from a match means that it would take too long to say. */
export type Matcher = (text: string, effort: Effort) => boolean | undefined;
