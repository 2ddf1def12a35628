// What is known of words that were met before: most words of a text have been, and taking a word apart and stemming it
// costs far more than finding it here.
import { rawWordsOf, wordOf } from "./readWords.ts";
import { stemWord } from "./stemWord.ts";
import { stopWords } from "./stopWords.ts";

/** A word as an index counts it. */
export interface KnownWord {
  /** Folded, in lower case. */
  readonly text: string;
  /** Its stem and those of its parts; first. */
  readonly terms: readonly string[];
  /** The same and the word as it is written. */
  readonly surfaces: readonly string[];
  readonly isStop: boolean;
  /** Number of words that it counts as. */
  readonly length: number;
}

/** Words that were met. One for each thread that analyses. */
export interface WordMemory {
  /** Words of a text in reading order. */
  read(text: string): readonly KnownWord[];
}

/** Words beyond which it begins anew; about 10 MB. */
const mostWords = 40_000;

/** An empty memory. */
export function createWordMemory(): WordMemory {
  const known = new Map<string, KnownWord | undefined>();
  const learn = (raw: string): KnownWord | undefined => {
    if (known.size === mostWords) known.clear();
    const word = analyse(raw);
    known.set(raw, word);
    return word;
  };
  return {
    read(text) {
      const words: KnownWord[] = [];
      for (const raw of rawWordsOf(text)) {
        const word = known.get(raw) ?? (known.has(raw) ? undefined : learn(raw));
        if (word !== undefined) words.push(word);
      }
      return words;
    },
  };
}

function analyse(raw: string): KnownWord | undefined {
  const word = wordOf(raw);
  if (word === undefined) return undefined;
  const { text, parts } = word;
  const stem = stemWord(text);
  const stems = (parts ?? []).map(stemWord);
  return {
    text,
    terms: [...new Set([stem, ...stems])],
    surfaces: [...new Set([stem, text, ...stems])],
    isStop: parts === undefined && stopWords.has(text),
    length: parts?.length ?? 1,
  };
}
