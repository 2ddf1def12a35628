// What is known of words that were met before: most words of a text have been, and taking a word apart and stemming it
// costs far more than finding it here.
import { foldSigns } from "./foldText.ts";
import { rawWordsOf, wordOf } from "./readWords.ts";
import { createWordScanner, placeNumbers } from "./scanWords.ts";
import { apostrophe } from "./signKinds.ts";
import { stemWord } from "./stemWord.ts";
import { stopWords } from "./stopWords.ts";
import { createTermBook, type TermBook } from "./termBook.ts";
import { createTextTable, type TextPiece } from "./textTable.ts";

/** A word as an index counts it; terms by their numbers. */
export interface KnownWord {
  /** Folded, in lower case. */
  readonly text: number;
  /** What it is counted as: its stem, and those of an identifier's parts. */
  readonly terms: readonly number[];
  /** What it is counted as besides where words count as they are written; absent when that is among its terms. */
  readonly surface: number | undefined;
  readonly isStop: boolean;
  /** Number of words that it counts as; none when it has no letters. */
  readonly length: number;
}

/** Words that were met. One for each thread that analyses. */
export interface WordMemory {
  /** Terms of the words, and all others that are counted beside them. */
  readonly book: TermBook;
  /** Words of a text in reading order. */
  read(text: string): readonly KnownWord[];
  /** Forgets everything when it is much: numbers of terms have another meaning from then on. */
  tidy(): void;
}

/** Words and terms beyond which it begins anew; about 10 MB. */
const mostWords = 40_000;
const mostTerms = 60_000;

/** An empty memory. */
export function createWordMemory(): WordMemory {
  const book = createTermBook();
  const scanner = createWordScanner();
  let table = createTextTable();
  /** By their numbers in the table. */
  let known: KnownWord[] = [];
  const learn = (text: string, piece: TextPiece): KnownWord => {
    if (known.length === mostWords) {
      table = createTextTable();
      known = [];
    }
    const found = text.slice(piece.start, piece.end);
    // What else is folded makes a text odd.
    const word = analyse(apostrophe.test(found) ? foldSigns(found) : found, book);
    table.add(scanner.signs(), piece);
    known.push(word);
    return word;
  };
  const readPlain = (text: string): readonly KnownWord[] | undefined => {
    const count = scanner.scan(text);
    if (count === undefined) return undefined;
    const [signs, places] = [scanner.signs(), scanner.places()];
    const words: KnownWord[] = [];
    for (let index = 0; index < count; index += 1) {
      const at = index * placeNumbers;
      const piece = { start: places[at] ?? 0, end: places[at + 1] ?? 0, hash: places[at + 2] ?? 0 };
      const number = table.find(signs, piece);
      const word = known[number] ?? learn(text, piece);
      if (word.length > 0) words.push(word);
    }
    return words;
  };
  /** Words of a text whose signs have to be folded together: few texts have any. */
  const readFolded = (text: string): readonly KnownWord[] =>
    rawWordsOf(text).flatMap((raw) => readPlain(raw) ?? wordsIn(raw, book));
  return {
    book,
    read: (text) => readPlain(text) ?? readFolded(text),
    tidy() {
      if (book.count() < mostTerms) return;
      book.clear();
      table = createTextTable();
      known = [];
    },
  };
}

function analyse(raw: string, book: TermBook): KnownWord {
  const word = wordOf(raw);
  if (word === undefined) return noWord;
  const stem = book.numberOf(stemWord(word.text));
  const text = book.numberOf(word.text);
  const { parts } = word;
  const terms = parts === undefined ? [stem] : [...new Set([stem, ...stemsOf(parts, book)])];
  return {
    text,
    terms,
    surface: terms.includes(text) ? undefined : text,
    isStop: parts === undefined && stopWords.has(word.text),
    length: parts?.length ?? 1,
  };
}

function wordsIn(raw: string, book: TermBook): readonly KnownWord[] {
  const word = analyse(raw, book);
  return word.length > 0 ? [word] : [];
}

const stemsOf = (parts: readonly string[], book: TermBook): readonly number[] =>
  parts.map((part) => book.numberOf(stemWord(part)));

/** What consists of signs alone, such as `$`. */
const noWord: KnownWord = { text: 0, terms: [], surface: undefined, isStop: false, length: 0 };
