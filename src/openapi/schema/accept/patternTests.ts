// Tests texts against the patterns of a specification, each of which is parsed once.
import type { Effort } from "../effort.ts";
import type { Matcher } from "../pattern/matcher.ts";
import { createMatcher } from "../pattern/matchPattern.ts";
import { type PatternNode, parsePattern } from "../pattern/parsePattern.ts";
import { type PatternLiteral, patternLiteralOf } from "../pattern/patternLiteral.ts";

/** Whether a text matches; also `true` where that cannot be decided, in favour of the author. */
export type PatternTest = (pattern: string, text: string) => boolean;

/** Prepared patterns. */
export interface Patterns {
  readonly matches: PatternTest;
  /** Whether a text matches; `undefined` where that cannot be decided. */
  decide(pattern: string, text: string): boolean | undefined;
  /** The parsed pattern; `undefined` for syntax that is not supported. */
  nodeOf(pattern: string): PatternNode | undefined;
}

/** Opens a store of parsed patterns. All matches together may do as much work as `effort` allows. */
export function createPatterns(effort: Effort): Patterns {
  const parsed = new Map<string, { node?: PatternNode; matcher?: Matcher }>();
  const read = (pattern: string): { readonly node?: PatternNode; readonly matcher?: Matcher } => {
    const known = parsed.get(pattern);
    if (known !== undefined) return known;
    const literal = patternLiteralOf(pattern);
    const node = parsePattern(literal?.pattern ?? pattern);
    const matcher = node === undefined ? undefined : matcherOf(node, literal);
    const entry = { ...(node === undefined ? {} : { node }), ...(matcher === undefined ? {} : { matcher }) };
    parsed.set(pattern, entry);
    return entry;
  };
  const decide = (pattern: string, text: string) => read(pattern).matcher?.(text, effort);
  return {
    matches: (pattern, text) => decide(pattern, text) ?? true,
    decide,
    nodeOf: (pattern) => read(pattern).node,
  };
}

function matcherOf(node: PatternNode, literal: PatternLiteral | undefined): Matcher | undefined {
  const matcher = createMatcher(node);
  if (matcher === undefined || !literal?.ignoresCase) return matcher;
  return (text, effort) => [text, text.toLowerCase(), text.toUpperCase()].some((form) => matcher(form, effort));
}
