// Caches analysed words. Most words of a text have occurred before, and finding them here is far cheaper than splitting
// and stemming them again.
import { foldSigns } from "./foldText.ts";
import { rawWordsOf, wordOf } from "./readWords.ts";
import { createWordScanner, placeNumbers } from "./scanWords.ts";
import { apostrophe } from "./signKinds.ts";
import { stemWord } from "./stemWord.ts";
import { stopWords } from "./stopWords.ts";
import { createTermBook, type TermBook } from "./termBook.ts";
import { createTextTable, type TextPiece } from "./textTable.ts";

/** An analysed word. Its terms are numbers from the term book. */
export interface KnownWord {
  /** The word, folded and in lower case. */
  readonly text: number;
  /** Terms that the word counts as: its stem, and the stems of an identifier's parts. */
  readonly terms: readonly number[];
  /** The additional term in fields that also count words as written; absent if it is among `terms`. */
  readonly surface: number | undefined;
  readonly isStop: boolean;
  /** Number of words that it counts as; 0 if it has no letters or digits. */
  readonly length: number;
}

/** The cache of words. Each analysing thread has one. */
export interface WordMemory {
  /** Terms of the words, and all other counted terms. */
  readonly book: TermBook;
  /** Words of a text in reading order. */
  read(text: string): readonly KnownWord[];
  /** Clears the cache if it is large; numbers of terms become invalid. */
  tidy(): void;
}

/** Sizes at which the cache is cleared; about 10 MB. */
const mostWords = 40_000;
const mostTerms = 60_000;

/** Makes an empty cache. */
export function createWordMemory(): WordMemory {
  const book = createTermBook();
  const scanner = createWordScanner();
  let table = createTextTable();
  /** Words by their numbers in the table. */
  let known: KnownWord[] = [];
  /** What was found in words that cannot be scanned, by how they are written. */
  const folded = new Map<string, readonly KnownWord[]>();
  const learn = (text: string, piece: TextPiece): KnownWord => {
    if (known.length === mostWords) {
      table = createTextTable();
      known = [];
    }
    const found = text.slice(piece.start, piece.end);
    // Apostrophes are the only folding needed here: texts that need more are not scanned (kind `odd`).
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
  /** Words of a text that must be folded as a whole before scanning: rare, but for scripts without spaces. */
  const readFolded = (text: string): readonly KnownWord[] =>
    rawWordsOf(text, true).flatMap((raw) => {
      const met = folded.get(raw) ?? readPlain(raw) ?? wordsIn(raw, book);
      if (folded.size === mostWords) folded.clear();
      folded.set(raw, met);
      return met;
    });
  return {
    book,
    read: (text) => readPlain(text) ?? readFolded(text),
    tidy() {
      if (book.count() < mostTerms) return;
      book.clear();
      table = createTextTable();
      known = [];
      folded.clear();
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

/** Stands for matches without letters or digits, such as `$`. */
const noWord: KnownWord = { text: 0, terms: [], surface: undefined, isStop: false, length: 0 };
