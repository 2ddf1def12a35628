// Tests of texts against the patterns of a specification, each pattern parsed once.
import type { Effort } from "../effort.ts";
import type { Matcher } from "../pattern/matcher.ts";
import { createMatcher } from "../pattern/matchPattern.ts";
import { type PatternNode, parsePattern } from "../pattern/parsePattern.ts";

/** Whether a text matches; `true` also where that cannot be said: an author knows more than this code. */
export type PatternTest = (pattern: string, text: string) => boolean;

/** Patterns made ready. */
export interface Patterns {
  readonly matches: PatternTest;
  /** The parsed pattern; `undefined` for what is not understood. */
  nodeOf(pattern: string): PatternNode | undefined;
}

/** A store of parsed patterns whose matches share what work is allowed. */
export function createPatterns(effort: Effort): Patterns {
  const parsed = new Map<string, { node?: PatternNode; matcher?: Matcher }>();
  const read = (pattern: string): { readonly node?: PatternNode; readonly matcher?: Matcher } => {
    const known = parsed.get(pattern);
    if (known !== undefined) return known;
    const node = parsePattern(pattern);
    const matcher = node === undefined ? undefined : createMatcher(node);
    const entry = { ...(node === undefined ? {} : { node }), ...(matcher === undefined ? {} : { matcher }) };
    parsed.set(pattern, entry);
    return entry;
  };
  return {
    matches: (pattern, text) => read(pattern).matcher?.(text, effort) ?? true,
    nodeOf: (pattern) => read(pattern).node,
  };
}
