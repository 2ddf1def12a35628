// The common type of both matchers.
import type { Effort } from "../effort.ts";

/** An expression prepared for matching. Returns `undefined` if an answer would take too long. */
export type Matcher = (text: string, effort: Effort) => boolean | undefined;
