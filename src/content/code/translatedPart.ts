// What the words behind the opening of a fence say about its translations.
import type { CodeFact } from "../../model/pageFacts.ts";

/** What of a block's code may differ between languages: strings after `translated-strings`, all after `translated`. */
export function translatedPartOf(info: string): CodeFact["translated"] {
  if (/\btranslated-strings\b/.test(info)) return "strings";
  return /\btranslated\b/.test(info) ? "all" : undefined;
}
