// Looks up synonyms (words and phrases that the site's configuration lists as equivalent) by stem.
import { readWords } from "./readWords.ts";
import { stemWord } from "./stemWord.ts";

/** The equivalents of a word, each as a list of stems. */
export type SynonymsOf = (stem: string) => readonly (readonly string[])[];

/**
 * Prepares groups of equivalent phrases. @returns What looks up the equivalents of a query's words, of all of which it
 * takes the stems: a phrase has equivalents only where all of it was asked for.
 */
export function prepareSynonyms(groups: readonly (readonly string[])[]): (queried: readonly string[]) => SynonymsOf {
  const all = groups.map((group) => group.map((phrase) => readWords(phrase).map(({ text }) => stemWord(text))));
  return (queried) => (stem) =>
    all.flatMap((phrases) => {
      const said = phrases.filter((phrase) => phrase.includes(stem) && phrase.every((part) => queried.includes(part)));
      return said.length === 0 ? [] : phrases.filter((phrase) => phrase.length > 0 && !said.includes(phrase));
    });
}
