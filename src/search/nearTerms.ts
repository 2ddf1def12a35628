// Finds terms that differ from a word by typing mistakes, in a sorted list: terms that begin alike are compared with the
// word once for their common beginning, and left out together when that is too far from it.
import { firstFrom } from "./sortedTerms.ts";

/** A term similar to a word, with its edit distance. */
export interface NearTerm {
  readonly term: string;
  readonly edits: number;
}

/** Terms at most so many edits away from a word: letters that are missing, added, or another. */
export function nearTerms(terms: readonly string[], word: string, mostEdits: number): readonly NearTerm[] {
  /** For each beginning of a term, its distance from each beginning of the word. */
  const rows = [Uint8Array.from({ length: word.length + 1 }, (_, index) => index)];
  const found: NearTerm[] = [];
  let known = "";
  for (let at = 0; at < terms.length; ) {
    const term = terms[at] ?? "";
    let depth = 0;
    while (depth < known.length && known[depth] === term[depth]) depth += 1;
    let least = 0;
    while (depth < term.length && least <= mostEdits) {
      const above = rows[depth] ?? [];
      rows[++depth] ??= new Uint8Array(word.length + 1);
      least = fillRow(rows[depth] ?? [], above, { word, letter: term[depth - 1] });
    }
    known = term.slice(0, depth);
    const edits = rows[depth]?.[word.length] ?? 0;
    if (least <= mostEdits && edits <= mostEdits) found.push({ term, edits });
    at = least <= mostEdits ? at + 1 : firstFrom(terms, `${known}\uffff`);
  }
  return found;
}

/** Fills the row of a beginning that is longer by a letter. @returns The least number in it. */
function fillRow(
  row: Uint8Array | number[],
  above: ArrayLike<number>,
  { word, letter }: { readonly word: string; readonly letter: string | undefined },
): number {
  let left = (above[0] ?? 0) + 1;
  let least = left;
  row[0] = left;
  for (let at = 0; at < word.length; at += 1) {
    const other = (above[at] ?? 0) + (word[at] === letter ? 0 : 1);
    left = Math.min(left + 1, (above[at + 1] ?? 0) + 1, other);
    row[at + 1] = left;
    least = Math.min(least, left);
  }
  return least;
}
