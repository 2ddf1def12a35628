// Looks up synonyms (words and phrases that the site's configuration lists as equivalent) by stem.
import { readWords } from "./readWords.ts";
import { stemWord } from "./stemWord.ts";

/** Looks up synonyms. */
export interface Synonyms {
  /** The equivalents of a word, each as a list of stems. */
  of(stem: string): readonly (readonly string[])[];
  /**
   * Restricts the groups to phrases that a query contains. Call it once for each query; only its result's `of` gives
   * equivalents.
   */
  within(stems: readonly string[]): Synonyms;
}

interface Group {
  readonly phrases: readonly (readonly string[])[];
}

const none: Synonyms = { of: () => [], within: () => none };

/** Prepares groups of equivalent phrases. */
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
