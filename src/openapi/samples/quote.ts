// String literals of the languages of samples. Whatever a text holds, it cannot end its literal.
import { wellFormed } from "../../source/wellFormed.ts";

/** Controls and what some compilers take for a line end or refuse: NEL, LS, PS, BOM. */
const unusual = /[\u0000-\u001f\u007f\u0085\u2028\u2029\ufeff]/g;

const hex = (character: string, digits: number): string => character.charCodeAt(0).toString(16).padStart(digits, "0");

/** Controls that have a short escape everywhere but in Lua's and PHP's smaller sets. */
const shortEscapes: ReadonlyMap<string, string> = new Map([
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);

function doubleQuoted(
  text: string,
  { special, escapeControl }: { special: RegExp; escapeControl: (character: string) => string },
): string {
  const escaped = wellFormed(text)
    .replace(special, "\\$&")
    .replace(unusual, (character) => shortEscapes.get(character) ?? escapeControl(character));
  return `"${escaped}"`;
}

const unicodeEscape = (character: string): string => `\\u${hex(character, 4)}`;

/** A literal of JavaScript, Python, Go or C#: these share JSON's escapes. */
export const quoteText = (text: string): string =>
  doubleQuoted(text, { special: /["\\]/g, escapeControl: unicodeEscape });

/** A literal of Lua. */
export const quoteLua = (text: string): string =>
  doubleQuoted(text, {
    special: /["\\]/g,
    escapeControl: (character) => (character < "\u0080" ? `\\x${hex(character, 2)}` : `\\u{${hex(character, 4)}}`),
  });

/** A literal of PHP: in single quotes, or in double ones where controls have to be escaped. */
export function quotePhp(text: string): string {
  const whole = wellFormed(text);
  if (!/[\u0000-\u001f\u007f]/.test(whole)) return `'${whole.replace(/['\\]/g, "\\$&")}'`;
  return doubleQuoted(whole, { special: /["\\$]/g, escapeControl: (character) => `\\u{${hex(character, 4)}}` });
}

/** An argument for a POSIX shell, in single quotes. Shells have no NUL. */
export const quoteShell = (text: string): string =>
  `'${wellFormed(text).replaceAll("\0", "").replaceAll("'", "'\\''")}'`;

/**
 * Text between double quotes of a POSIX shell, where variables stand beside it. Interactive shells expand `!` even
 * there, so it stands in single quotes of its own.
 */
export const quoteShellText = (text: string): string =>
  wellFormed(text)
    .replaceAll("\0", "")
    .replace(/[\\"$`]/g, "\\$&")
    .replaceAll("!", `"'!'"`);
