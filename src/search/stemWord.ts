// Chooses the stemmer by the script of a word: a page in one language quotes the other.
import { stemEnglish } from "./stemEnglish.ts";
import { stemUkrainian } from "./stemUkrainian.ts";

/** Stem of a folded word. Words with digits or of other scripts stay as they are. */
export function stemWord(word: string): string {
  if (/^[a-z]+$/.test(word)) return stemEnglish(word);
  return /^[а-яіїє]+$/.test(word) ? stemUkrainian(word) : word;
}
