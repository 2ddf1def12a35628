// A typed query as words to look for. Knows no index.
import { readWords } from "./readWords.ts";
import { requestPathsOf, withoutPathValues, withWholePaths } from "./requestPath.ts";
import { stemWord } from "./stemWord.ts";
import { stopWords } from "./stopWords.ts";

/** A word of a query. */
export interface QueryWord {
  /** Folded, as typed. */
  readonly text: string;
  readonly stem: string;
  /** Whether it is still being typed: nothing stands after it. */
  readonly isLast: boolean;
}

/** What is looked for. */
export interface Query {
  /** Words that a hit should hold. */
  readonly words: readonly QueryWord[];
  /** Words that make a hit better: too common to be asked for. */
  readonly extras: readonly QueryWord[];
  /** Terms worth much where they are found: whole identifiers, paths of requests. */
  readonly wholes: readonly string[];
  /** Letters and digits of the whole query, to compare titles with. */
  readonly squashed: string;
  /** Letters and digits before and after the last joint of an identifier: `linking` and `canopenurl`. */
  readonly owner: string;
  readonly member: string;
  /** The query as typed, in lower case, where it has signs that say more than its letters: `.env`; else empty. */
  readonly literal: string;
}

const mostWords = 24;

/** Reads a query. */
export function readQuery(text: string): Query {
  const found = readWords(withoutPathValues(text));
  const wholes = new Set(requestPathsOf(withWholePaths(text)));
  const words: QueryWord[] = [];
  const [, owner = "", member = ""] = /^(\S+)[.#:](\S+)$/.exec(text.trim()) ?? [];
  const seen = new Set<string>();
  for (const [index, word] of found.entries()) {
    if (word.parts !== undefined) wholes.add(stemWord(word.text));
    const isEnd = index === found.length - 1 && /[\p{L}\p{N}]$/u.test(text);
    for (const [place, part] of (word.parts ?? [word.text]).entries()) {
      const isLast = isEnd && place === (word.parts?.length ?? 1) - 1;
      if (!seen.has(part)) words.push({ text: part, stem: stemWord(part), isLast });
      seen.add(part);
    }
  }
  const telling = words.filter(({ text: word }) => !stopWords.has(word)).slice(0, mostWords);
  return {
    words: telling.length > 0 ? telling : words.slice(0, mostWords),
    extras: telling.length > 0 ? words.filter(({ text: word }) => stopWords.has(word)).slice(0, mostWords) : [],
    wholes: [...wholes],
    squashed: squash(text),
    owner: squash(owner),
    member: squash(member),
    literal: /[^\p{L}\p{N}\p{M}\s'’ʼ-]/u.test(text) ? text.trim().toLowerCase() : "",
  };
}

/** Letters and digits of a text alone. */
export function squash(text: string): string {
  return readWords(text)
    .map((word) => word.text)
    .join("");
}
