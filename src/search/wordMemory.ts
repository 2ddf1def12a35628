// What is known of words that were met before: most words of a text have been, and taking a word apart and stemming it
// costs far more than finding it here.
import { foldSigns } from "./foldText.ts";
import { rawWordsOf, wordOf } from "./readWords.ts";
import { beforeWords, createWordScanner, type WordPlace } from "./scanWords.ts";
import { apostrophe } from "./signKinds.ts";
import { stemWord } from "./stemWord.ts";
import { stopWords } from "./stopWords.ts";
import { createTermBook, type TermBook } from "./termBook.ts";
import { createTextTable } from "./textTable.ts";

/** A word as an index counts it; terms by their numbers. */
export interface KnownWord {
  /** Folded, in lower case. */
  readonly text: number;
  readonly stem: number;
  /** Other stems: of an identifier's parts. */
  readonly parts: readonly number[];
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
  const moveOn = createWordScanner();
  let known = createTextTable<KnownWord>();
  const learn = (text: string, place: WordPlace): KnownWord => {
    if (known.count() === mostWords) known = createTextTable();
    const found = text.slice(place.start, place.end);
    // What else is folded makes a text odd.
    const word = analyse(apostrophe.test(found) ? foldSigns(found) : found, book);
    known.add(text, place, word);
    return word;
  };
  const readPlain = (text: string): readonly KnownWord[] | undefined => {
    const words: KnownWord[] = [];
    const place = beforeWords();
    let step = moveOn(text, place);
    for (; step === "found"; step = moveOn(text, place)) {
      const word = known.find(text, place) ?? learn(text, place);
      if (word.length > 0) words.push(word);
    }
    return step === "odd" ? undefined : words;
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
      known = createTextTable();
    },
  };
}

function analyse(raw: string, book: TermBook): KnownWord {
  const word = wordOf(raw);
  if (word === undefined) return noWord;
  const { text, parts } = word;
  const stem = book.numberOf(stemWord(text));
  return {
    text: book.numberOf(text),
    stem,
    parts: parts === undefined ? noParts : stemsOf(parts, book).filter((part) => part !== stem),
    isStop: parts === undefined && stopWords.has(text),
    length: parts?.length ?? 1,
  };
}

function wordsIn(raw: string, book: TermBook): readonly KnownWord[] {
  const word = analyse(raw, book);
  return word.length > 0 ? [word] : [];
}

const stemsOf = (parts: readonly string[], book: TermBook): readonly number[] => [
  ...new Set(parts.map((part) => book.numberOf(stemWord(part)))),
];

const noParts: readonly number[] = [];
/** What consists of signs alone, such as `$`. */
const noWord: KnownWord = { text: 0, stem: 0, parts: noParts, isStop: false, length: 0 };
