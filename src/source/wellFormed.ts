// Texts without halves of characters. `"\ud800"` in JSON and YAML gives such a half; no encoding of a file or an address
// has one, so it becomes the sign for what cannot be shown.
import { withoutNul } from "../model/withoutNul.ts";

/** The text without halves of characters. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\ufffd");

/** `\ud800`, `\U0000DFFF`: a half of a character as an escape, mostly one of a pair. */
const halfEscape = /\\u(?:0000)?d[89a-f]/i;

/** What was read from a text of JSON or YAML, without halves of characters in its texts and keys. */
export function wellFormedValue(value: unknown, source: string): unknown {
  return halfEscape.test(source) ? mend(value, { mendText: wellFormed, mended: new Map() }) : value;
}

/** `\u0000`, `\U00000000`, `\x00`, `\0`: NUL as an escape. */
const nulEscape = /\\(?:u0000|x00|0)/i;

/**
 * What was read from a text of JSON or YAML of third parties, without NUL in its texts and keys: what stands between two of
 * them in a body is read as the name of a mark, quotes and brackets of HTML included.
 */
export function valueWithoutNul(value: unknown, source: string): unknown {
  return nulEscape.test(source) ? mend(value, { mendText: withoutNul, mended: new Map() }) : value;
}

interface Mending {
  readonly mendText: (text: string) => string;
  /** Values that are the same one stay so, or aliases would grow. */
  readonly mended: Map<object, unknown>;
}

function mend(value: unknown, mending: Mending): unknown {
  const { mendText, mended } = mending;
  if (typeof value === "string") return mendText(value);
  if (typeof value !== "object" || value === null) return value;
  const known = mended.get(value);
  if (known !== undefined) return known;
  const made = Array.isArray(value)
    ? value.map((item) => mend(item, mending))
    : Object.fromEntries(Object.entries(value).map(([key, child]) => [mendText(key), mend(child, mending)]));
  mended.set(value, made);
  return made;
}
