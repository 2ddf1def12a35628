// Cuts a text into words, and identifiers into their parts: `app.config.globalProperties`, `get_my_user`,
// `/rooms/{roomId}`. Owns what a word is; stemming and stop words are decided by those who ask.
import { foldSigns, foldWord } from "./foldText.ts";

/** A word of a text. */
export interface Word {
  /** Folded, in lower case; of an identifier all its letters and digits in one. */
  readonly text: string;
  /** Words that an identifier is made of; absent for a plain word. */
  readonly parts?: readonly string[];
}

// A word with what may hold an identifier together: `import.meta.glob`, `astro:config:setup`, `view-transitions`,
// `@me`, `$nextTick`, `/guilds/{guild_id}`; the full stop of a sentence is none of it.
const wordPattern = /[\p{L}\p{N}\p{M}_$@]+(?:(?:[.:\-–#]|[.:]?\/|[/]?\{)[\p{L}\p{N}\p{M}_$@]+\}?)*/gu;
/** Letters and digits of an identifier's parts: `globalProperties`, `LOG10E`, `HTTPServer`. */
const partPattern = /\p{Lu}?[\p{Ll}\p{Lo}\p{M}\p{N}]+|\p{Lu}[\p{Lu}\p{N}]*(?![\p{Ll}])|\p{Lu}|\p{N}+/gu;
const longestWord = 64;

/** Words in reading order. */
export function readWords(text: string): readonly Word[] {
  return rawWordsOf(text).flatMap((raw) => wordOf(raw) ?? []);
}

/** Words of a text with the signs inside them. */
export const rawWordsOf = (text: string): readonly string[] => foldSigns(text).match(wordPattern) ?? [];

/** A word from the form in which it was found; `undefined` when it has no letters. */
export function wordOf(found: string): Word | undefined {
  const text = foldWord(found.replace(/[^\p{L}\p{N}\p{M}]/gu, ""));
  if (text === "" || text.length > longestWord) return text === "" ? undefined : splitLong(found, text);
  if (isPlain(found)) return { text };
  const parts = partsOf(found);
  return parts.length > 1 ? { text, parts } : { text };
}

/** Addresses and keys may be longer than any word: only their parts are looked for. */
function splitLong(found: string, text: string): Word | undefined {
  const parts = partsOf(found).filter((part) => part.length <= longestWord);
  return parts.length > 1 ? { text: text.slice(0, longestWord), parts } : undefined;
}

/** Small letters, or all capitals, or one capital at the start, without signs inside. */
function isPlain(found: string): boolean {
  return /^(?:\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|[\p{Lu}\p{N}]+|\p{N}+)$/u.test(found);
}

function partsOf(found: string): readonly string[] {
  return [...found.matchAll(partPattern)].map(([part]) => foldWord(part));
}
