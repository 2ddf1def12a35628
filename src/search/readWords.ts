// Splits texts into words, and identifiers into their parts: `app.config.globalProperties`, `get_my_user`,
// `/rooms/{roomId}`. Defines what a word is; callers apply stemming and stop words.
import { isDense, splitDense } from "./denseScripts.ts";
import { foldSigns, foldWord } from "./foldText.ts";

/** A word of a text. */
export interface Word {
  /** Folded, in lower case; for an identifier, all its letters and digits joined. */
  readonly text: string;
  /** The words that an identifier consists of; absent for a plain word. */
  readonly parts?: readonly string[];
}

// A word, including the separators inside identifiers: `import.meta.glob`, `astro:config:setup`, `view-transitions`,
// `@me`, `$nextTick`, `/guilds/{guild_id}`; not the full stop after a word.
const wordPattern = /[\p{L}\p{N}\p{M}_$@]+(?:(?:[.:\-\u2010\u2011–#]|[.:]?\/|[/]?\{)[\p{L}\p{N}\p{M}_$@]+\}?)*/gu;
/** Matches the parts of an identifier: `globalProperties`, `LOG10E`, `HTTPServer`. */
const partPattern = /\p{Lu}?[\p{Ll}\p{Lo}\p{M}\p{N}]+|\p{Lu}[\p{Lu}\p{N}]*(?![\p{Ll}])|\p{Lu}|\p{N}+/gu;
const longestWord = 64;

/** Words in reading order. @param ends See `rawWordsOf`. */
export function readWords(text: string, ends = false): readonly Word[] {
  return rawWordsOf(text, ends).flatMap((raw) => wordOf(raw) ?? []);
}

/**
 * Words of a text as written, including separators; pairs of letters in scripts without spaces.
 * @param ends Whether the last letter of such a run is a word, too, as in an index.
 */
export function rawWordsOf(text: string, ends = false): readonly string[] {
  const found = foldSigns(text).match(wordPattern) ?? [];
  if (!isDense(text)) return found;
  return found.flatMap((word) =>
    splitDense(word, ends).flatMap((piece) => (piece.isPair ? piece.text : (piece.text.match(wordPattern) ?? []))),
  );
}

/** The word for a match of `wordPattern`; `undefined` if it has no letters or digits. */
export function wordOf(found: string): Word | undefined {
  const text = foldWord(found.replace(/[^\p{L}\p{N}\p{M}]/gu, ""));
  if (text === "" || text.length > longestWord) return text === "" ? undefined : splitLong(found, text);
  if (isPlain(found)) return { text };
  const parts = partsOf(found);
  return parts.length > 1 ? { text, parts } : { text };
}

/** A string longer than any word, such as a URL or key: only its parts can be searched for. */
function splitLong(found: string, text: string): Word | undefined {
  const parts = partsOf(found).filter((part) => part.length <= longestWord);
  return parts.length > 1 ? { text: text.slice(0, longestWord), parts } : undefined;
}

/** Whether a word is all lower case, all capitals, or has one capital at the start, without separators inside. */
function isPlain(found: string): boolean {
  return /^(?:\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|[\p{Lu}\p{N}]+|\p{N}+)$/u.test(found);
}

function partsOf(found: string): readonly string[] {
  return [...found.matchAll(partPattern)].map(([part]) => foldWord(part));
}
