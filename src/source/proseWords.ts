// The words of a prose with their places and stems. Decides what is one word, and which words are parts of identifiers; the
// stemming rules are an argument.

/** The stemming rules of a language. Words may contain hyphens and apostrophes. */
export interface WordForms {
  readonly stemOf: (word: string) => string;
  /** Whether two words with the same stem are forms of one word. */
  readonly isFormOf: (found: string, word: string) => boolean;
}

/** A word where it stands. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Of a part of an identifier this is the part itself, behind a slash: it has no other forms. */
  readonly stem: string;
}

const wordPattern = /[\p{L}\p{N}]+(?:[’'ʼ\u2010\u2011-][\p{L}\p{M}\p{N}]+|\p{M}+[\p{L}\p{N}]*)*/gu;
const identifierSign = /[/\\@$#&=]/;
const joint = /[._]/;
const wordSign = /[\p{L}\p{N}]/u;
/** Several of what has a name in capitals, which is group 1: `APIs`. Stemmers take the `s` for a part of so short a word. */
const capitals = /^(\p{Lu}[\p{Lu}\p{N}]+)s$/u;
/** Longer words are no forms of a name: a text without spaces may be one word, characters. */
const longestWord = 100;
/** Stems are remembered for so many words: most words of a site occur again and again. */
const mostStems = 20_000;
/** Longer words are not remembered: as parts of a text they would keep all of it in memory, characters. */
const longestRemembered = 12;

/** The same rules, which remember stems. */
export function rememberStems({ stemOf, isFormOf }: WordForms): WordForms {
  const stems = new Map<string, string>();
  return {
    isFormOf,
    stemOf(word) {
      if (word.length > longestRemembered) return stemOf(word);
      const known = stems.get(word);
      if (known !== undefined) return known;
      const stem = stemOf(capitals.exec(word)?.[1] ?? word);
      if (stems.size === mostStems) stems.clear();
      stems.set(word, stem);
      return stem;
    },
  };
}

/** Stems of words that somebody looks for. */
export interface WantedStems {
  has(stem: string): boolean;
  /** Whether parts of identifiers are among them. */
  readonly hasParts: boolean;
}

const everyStem: WantedStems = { has: () => true, hasParts: true };

/** Words in the order of the text. @param wanted Leaves out all others; words without a stem are none of them. */
export function wordsOf(prose: string, { stemOf }: WordForms, wanted: WantedStems = everyStem): readonly Word[] {
  const words: Word[] = [];
  wordPattern.lastIndex = 0;
  for (let match = wordPattern.exec(prose); match !== null; match = wordPattern.exec(prose)) {
    const text = match[0];
    const isLong = text.length > longestWord;
    const plain = isLong ? "" : stemOf(text);
    if (plain === "" && !wanted.hasParts) continue;
    const start = match.index;
    const end = start + text.length;
    const stem = isLong || isInIdentifier(prose, start, end) ? `/${text.slice(0, longestWord).toLowerCase()}` : plain;
    if (wanted.has(stem)) words.push({ start, end, text, stem });
  }
  return words;
}

/** Whether a word is part of an identifier, URL or file name: `motion_sensor`, `/sensor`, `sensor.lua`. */
export function isInIdentifier(prose: string, start: number, end: number): boolean {
  const [before, after] = [prose[start - 1] ?? "", prose[end] ?? ""];
  if (identifierSign.test(before) || identifierSign.test(after)) return true;
  // At the edge of a word these characters are emphasis marks or full stops.
  return (joint.test(before) && isWordSign(prose[start - 2])) || (joint.test(after) && isWordSign(prose[end + 1]));
}

/** Whether a character is a letter or a digit. */
export const isWordSign = (character = ""): boolean => wordSign.test(character);
