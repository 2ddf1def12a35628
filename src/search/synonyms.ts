// Words and phrases that mean the same, as the site's authors list them, by stem.
import { readWords } from "./readWords.ts";
import { stemWord } from "./stemWord.ts";

/** Other ways to say a word. */
export interface Synonyms {
  /** Stems of each other way. */
  of(stem: string): readonly (readonly string[])[];
  /** The groups whose phrases a query holds; asked once a query, answers of `of` follow. */
  within(stems: readonly string[]): Synonyms;
}

interface Group {
  readonly phrases: readonly (readonly string[])[];
}

const none: Synonyms = { of: () => [], within: () => none };

/** Prepares lists of equivalents. */
export function prepareSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  if (groups.length === 0) return none;
  const byStem = new Map<string, Group[]>();
  for (const group of groups) {
    const phrases = group.map((phrase) => readWords(phrase).map(({ text }) => stemWord(text)));
    for (const stem of new Set(phrases.flat())) byStem.set(stem, [...(byStem.get(stem) ?? []), { phrases }]);
  }
  return {
    of: () => [],
    within: (stems) => {
      const queried = new Set(stems);
      return {
        within: () => none,
        of: (stem) =>
          (byStem.get(stem) ?? []).flatMap(({ phrases }) => {
            const said = phrases.filter((phrase) => phrase.includes(stem) && phrase.every((part) => queried.has(part)));
            return said.length === 0 ? [] : phrases.filter((phrase) => phrase.length > 0 && !said.includes(phrase));
          }),
      };
    },
  };
}
