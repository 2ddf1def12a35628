// Finds the words of a text that were looked for, to mark them. Reads and stems each spelling once: the same words stand
// in the titles and texts of most hits.
import type { SearchRange } from "../model/search.ts";
import { isDense, splitDense } from "./denseScripts.ts";
import { readWords } from "./readWords.ts";
import { stemWord } from "./stemWord.ts";

/** The ranges of the words in a text that match. */
export function matchRanges(text: string, terms: ReadonlySet<string>): readonly SearchRange[] {
  const ranges: SearchRange[] = [];
  for (const { index, 0: found } of text.matchAll(/[\p{L}\p{N}\p{M}_'’ʼ]+/gu)) {
    for (const { text: piece, start } of isDense(found) ? splitDense(found) : [{ text: found, start: 0 }]) {
      const [from, to] = [index + start, index + start + piece.length];
      const last = ranges.at(-1);
      if (!isMatch(piece, terms)) continue;
      // Pairs of letters overlap: those that follow each other are one range.
      if (last !== undefined && last[1] > from) ranges[ranges.length - 1] = [last[0], to];
      else ranges.push([from, to]);
    }
  }
  return ranges;
}

const isMatch = (found: string, terms: ReadonlySet<string>): boolean => termsOf(found).some((term) => terms.has(term));

/** Most spellings that are remembered; a few hundred kilobytes. */
const mostKnown = 5000;
const known = new Map<string, readonly string[]>();

/** The terms by which a word as written is found. */
function termsOf(found: string): readonly string[] {
  const before = known.get(found);
  if (before !== undefined) return before;
  if (known.size === mostKnown) known.clear();
  const terms = readWords(found).flatMap(({ text, parts = [] }) =>
    [text, ...parts].flatMap((part) => [part, stemWord(part)]),
  );
  known.set(found, terms);
  return terms;
}
