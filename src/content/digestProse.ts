// Digest of a section's text for translation ledgers: what only lays a text out makes no difference. One pass over the
// characters, because every section of every page is digested.
import { type Hash, hashText } from "../model/brands.ts";

/** `<!-- … -->`; one that never ends goes to the end of the text. */
const comment = /<!--[\s\S]*?(?:-->|$)/g;

const [newline, space, star, plus, dash, bar, noBreakSpace] = [10, 32, 42, 43, 45, 124, 160];

/**
 * Sixteen hexadecimal characters. Comments, breaks of lines, indents, the padding of tables, the lengths of rules and the
 * marks of lists make no difference.
 */
export function digestProse(text: string): Hash {
  return digestStretch(text, 0, text.length);
}

/** Digest of a stretch of a text. Characters of a whole text are read faster than those of a piece of it. */
export function digestStretch(text: string, start: number, end: number): Hash {
  const stretch = text.slice(start, end);
  if (!stretch.includes("<!--")) return digestCharacters(text, start, end);
  const plain = stretch.replace(comment, "");
  return digestCharacters(plain, 0, plain.length);
}

function digestCharacters(text: string, start: number, end: number): Hash {
  let one = 0x811c9dc5;
  let other = 0x9747b28c;
  let before = 0;
  let hasBlank = false;
  let isLineStart = true;
  for (let index = start; index < end; index += 1) {
    let code = text.charCodeAt(index);
    // Letters come after all that lays out but a no-break space and the bars of tables.
    if (code <= dash || code === noBreakSpace) {
      if (code <= space || code === noBreakSpace) {
        hasBlank = true;
        if (code === newline) isLineStart = true;
        continue;
      }
      const isMark = isLineStart && (code === star || code === plus);
      if (isMark && index + 1 < end && text.charCodeAt(index + 1) <= space) code = dash;
      if (code === dash && before === dash && !hasBlank) {
        isLineStart = false;
        continue;
      }
    }
    isLineStart = false;
    // A blank is a character like any other, but not at the ends of the text and beside the bars of a table.
    if (hasBlank && before !== 0 && before !== bar && code !== bar) {
      one = Math.imul(one ^ space, 0x01000193);
      other = Math.imul(other + space, 0x9e3779b1) ^ (other >>> 15);
    }
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other + code, 0x9e3779b1) ^ (other >>> 15);
    before = code;
    hasBlank = false;
  }
  return hashText(hexOf(one) + hexOf(other));
}

/** Two hexadecimal characters for each byte: putting them together takes a fifth of the time of `toString(16)`. */
const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

function hexOf(number: number): string {
  return `${hexOfByte[number >>> 24]}${hexOfByte[(number >>> 16) & 255]}${hexOfByte[(number >>> 8) & 255]}${hexOfByte[number & 255]}`;
}
