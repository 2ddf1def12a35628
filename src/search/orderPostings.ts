// Which terms the sections of a block have, as lists of numbers: first in the order of the sections, then in that of the
// terms. An object for each would be most of what analysing costs.
import type { TermBook } from "./termBook.ts";

/** Terms of sections as they come; the same place in each list is one posting. */
export interface GatheredPostings {
  readonly terms: Uint32Array;
  readonly sections: Uint32Array;
  /** See `packImpacts`. */
  readonly impacts: Uint32Array;
}

/** Postings in the order of the terms, those of a term in the order of the sections. */
export interface OrderedPostings {
  /** Terms that have any. */
  readonly terms: readonly number[];
  /** Where the postings of each of them end. */
  readonly ends: Uint32Array;
  readonly sections: Uint32Array;
  readonly impacts: Uint16Array;
}

const shift = 7;

/** Weights in steps as one number: by titles and the like alone, and by everything. */
export const packImpacts = (core: number, whole: number): number => (core << shift) | whole;
/** The weight by titles and the like. */
export const coreImpactOf = (impacts: number): number => impacts >> shift;
/** The weight by everything. */
export const wholeImpactOf = (impacts: number): number => impacts & ((1 << shift) - 1);

/** Puts postings in order. @param book Knows the terms by their numbers. */
export function orderPostings(gathered: GatheredPostings, book: TermBook): OrderedPostings {
  const count = gathered.terms.length;
  const [sections, impacts] = [new Uint32Array(count), new Uint16Array(count)];
  const { terms, places } = layTerms(gathered.terms, book);
  for (let index = 0; index < count; index += 1) {
    const term = gathered.terms[index] ?? 0;
    const place = places[term] ?? 0;
    places[term] = place + 1;
    sections[place] = gathered.sections[index] ?? 0;
    impacts[place] = gathered.impacts[index] ?? 0;
  }
  // Each place has moved on to the end of its term.
  return { sections, impacts, terms, ends: Uint32Array.from(terms, (term) => places[term] ?? 0) };
}

/** Terms that stand somewhere, in their order, and where the postings of each begin by its number. */
function layTerms(gathered: Uint32Array, book: TermBook): { terms: readonly number[]; places: Uint32Array } {
  const places = new Uint32Array(book.count());
  for (const term of gathered) places[term] = (places[term] ?? 0) + 1;
  const terms: number[] = [];
  let place = 0;
  for (const term of book.inOrder()) {
    const count = places[term] ?? 0;
    if (count === 0) continue;
    terms.push(term);
    places[term] = place;
    place += count;
  }
  return { terms, places };
}
