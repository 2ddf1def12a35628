// Chooses the stemmer by a word's script, because pages in one language quote the other.
import { stemEnglish } from "./stemEnglish.ts";
import { stemUkrainian } from "./stemUkrainian.ts";

/** Stem of a folded word. Words with digits or in other scripts stay unchanged. */
export function stemWord(word: string): string {
  if (/^[a-z]+$/.test(word)) return stemEnglish(word);
  return /^[а-яіїє]+$/.test(word) ? stemUkrainian(word) : word;
}
