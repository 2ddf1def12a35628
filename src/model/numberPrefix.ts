// Number prefixes of file and folder names: `01-intro` is `intro` at position 1.

/** A name without its number prefix, and the position the prefix gives. */
export interface PrefixedName {
  readonly name: string;
  readonly position?: number;
}

/** `2021-11-release` and `7.0-notes` keep their numbers: they are dates and versions, not positions. */
const dateOrVersion = /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.]\d{2})?(?!\d)|^\d+[-_.]\d+/;
/** `01-intro`, `2. intro`, `003 - intro`; not `2intro`, not `01-`. */
const prefix = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;

/** `2026-updates`, `1999_notes`. */
const year = /^(?:19|20)\d{2}\s*[-_.]/;

/**
 * Splits a name of a folder that nobody has written for a tool that takes numbers for an order: a year in front is a part
 * of the name.
 */
export const parseLoosePrefix = (name: string): PrefixedName => (year.test(name) ? { name } : parseNumberPrefix(name));

/** Whether a name in a path begins with a year. */
export const hasYear = (path: string): boolean => path.split("/").some((name) => year.test(name));

/**
 * Splits a name.
 * @example parseNumberPrefix("01-intro") // { name: "intro", position: 1 }
 */
export function parseNumberPrefix(name: string): PrefixedName {
  if (dateOrVersion.test(name)) return { name };
  const match = prefix.exec(name);
  if (!match?.[1] || !match[2]) return { name };
  return { name: match[2], position: Number(match[1]) };
}
