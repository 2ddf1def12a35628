// Patterns written as literals of JavaScript: `/^#[0-9a-f]{6}$/i`. In a specification the slashes are part of the
// pattern, and no text has one before its beginning.

/** What such a literal means. */
export interface PatternLiteral {
  /** The pattern between the slashes. */
  readonly pattern: string;
  readonly ignoresCase: boolean;
}

/** Reads a literal. Only an anchor beside a slash makes one: `/api/.*\/` may be meant as it is. */
export function patternLiteralOf(text: string): PatternLiteral | undefined {
  const [, pattern = "", flags = ""] = /^\/(\^.*|.*[^\\]\$)\/([dgimsuvy]*)$/s.exec(text) ?? [];
  return pattern === "" ? undefined : { pattern, ignoresCase: flags.includes("i") };
}
