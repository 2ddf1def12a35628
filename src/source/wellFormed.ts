// Texts without halves of characters. `"\ud800"` in JSON and YAML gives such a half; no encoding of a file or an address
// has one, so it becomes the sign for what cannot be shown.

/** The text without halves of characters. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\ufffd");

/** `\ud800`, `\U0000DFFF`: a half of a character as an escape, mostly one of a pair. */
const halfEscape = /\\u(?:0000)?d[89a-f]/i;

/** What was read from a text of JSON or YAML, without halves of characters in its texts and keys. */
export function wellFormedValue(value: unknown, source: string): unknown {
  return halfEscape.test(source) ? mend(value, new Map()) : value;
}

/** Values that are the same one stay so, or aliases would grow. */
function mend(value: unknown, mended: Map<object, unknown>): unknown {
  if (typeof value === "string") return wellFormed(value);
  if (typeof value !== "object" || value === null) return value;
  const known = mended.get(value);
  if (known !== undefined) return known;
  const made = Array.isArray(value)
    ? value.map((item) => mend(item, mended))
    : Object.fromEntries(Object.entries(value).map(([key, child]) => [wellFormed(key), mend(child, mended)]));
  mended.set(value, made);
  return made;
}
