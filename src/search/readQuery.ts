// Parses a typed query into words to look for. Does not look into an index.
import { foldSigns } from "./foldText.ts";
import { readWords } from "./readWords.ts";
import { requestPathsOf, withoutPathValues, withWholePaths } from "./requestPath.ts";
import { stemWord } from "./stemWord.ts";
import { stopWords } from "./stopWords.ts";

/** A word of a query. */
export interface QueryWord {
  /** The word as typed, folded. */
  readonly text: string;
  readonly stem: string;
  /** Stem of the hyphenated word that it is a part of, written as one: `timeout` for `time` in `time-out`; else its own. */
  readonly whole: string;
  /** Whether the word is still being typed: nothing follows it. */
  readonly isLast: boolean;
}

/** A parsed query. */
export interface Query {
  /** Words that a hit should contain. */
  readonly words: readonly QueryWord[];
  /** Stop words: they improve a hit but are not required. */
  readonly extras: readonly QueryWord[];
  /** Terms that weigh much if they are found: whole identifiers and request paths. */
  readonly wholes: readonly string[];
  /** Parts of an identifier that is the whole query and may still be typed: `scroll`, `to`, `e` of `scrollToE`. */
  readonly begun: readonly string[];
  /** The whole query reduced to letters and digits, for comparison with titles. */
  readonly squashed: string;
  /** The same in the order of the alphabet: `devicesget` for `GET devices` and for `devices GET`. */
  readonly unordered: string;
  /** Letters and digits before and after the last separator of an identifier: `linking` and `canopenurl`. */
  readonly owner: string;
  readonly member: string;
  /** The query as typed, in lower case, if it has significant punctuation (`.env`, `--port`); else empty. */
  readonly literal: string;
}

const mostWords = 24;

/** Parses a query. */
export function readQuery(text: string): Query {
  const found = readWords(withoutPathValues(text));
  const wholes = new Set(requestPathsOf(withWholePaths(text)));
  const words: QueryWord[] = [];
  const [, owner = "", member = ""] = /^(\S+)[.#:](\S+)$/.exec(text.trim()) ?? [];
  const seen = new Set<string>();
  const folded = foldSigns(text).toLowerCase();
  let begun: readonly string[] = [];
  for (const [index, word] of found.entries()) {
    if (word.parts !== undefined) wholes.add(stemWord(word.text));
    const isHyphenated = word.parts !== undefined && folded.includes(word.parts.join("-"));
    const isEnd = index === found.length - 1 && /[\p{L}\p{N}]$/u.test(text);
    if (isEnd && found.length === 1) begun = word.parts ?? [];
    for (const [place, part] of (word.parts ?? [word.text]).entries()) {
      const isLast = isEnd && place === (word.parts?.length ?? 1) - 1;
      const stem = stemWord(part);
      if (!seen.has(part)) words.push({ text: part, stem, whole: isHyphenated ? stemWord(word.text) : stem, isLast });
      seen.add(part);
    }
  }
  const telling = words.filter(({ text: word }) => !stopWords.has(word)).slice(0, mostWords);
  return {
    words: telling.length > 0 ? telling : words.slice(0, mostWords),
    extras: telling.length > 0 ? words.filter(({ text: word }) => stopWords.has(word)).slice(0, mostWords) : [],
    wholes: [...wholes],
    begun,
    squashed: squash(text),
    unordered: unordered(text),
    owner: squash(owner),
    member: squash(member),
    literal: /[^\p{L}\p{N}\p{M}\s'’ʼ-]|(?<!\S)--?\p{L}/u.test(text) ? text.trim().toLowerCase() : "",
  };
}

/** Reduces a text to its letters and digits. */
export function squash(text: string): string {
  return readWords(text)
    .map((word) => word.text)
    .join("");
}

/** Reduces a text to its letters and digits, its words and the parts of identifiers in the order of the alphabet. */
export const unordered = (text: string): string =>
  readWords(text)
    .flatMap((word) => word.parts ?? word.text)
    .sort()
    .join("");
