// Sorts the postings of a block's sections by term. Postings are kept in parallel arrays of numbers, because allocating
// an object for each would dominate the time of analysing pages.
import type { TermBook } from "./termBook.ts";

/** Postings in the order of the sections, as parallel arrays. */
export interface GatheredPostings {
  readonly terms: Uint32Array;
  readonly sections: Uint32Array;
  /** See `packImpacts`. */
  readonly impacts: Uint32Array;
}

/** Postings sorted by term; those of a term in the order of its sections. */
export interface OrderedPostings {
  /** The terms that have postings, in order. */
  readonly terms: readonly number[];
  /** For each term, the index at which its postings end. */
  readonly ends: Uint32Array;
  readonly sections: Uint32Array;
  readonly impacts: Uint16Array;
}

const shift = 7;

/** Packs two impacts into one number: `core` from titles and descriptions only, `whole` from all fields. */
export const packImpacts = (core: number, whole: number): number => (core << shift) | whole;
/** The impact from titles and descriptions only. */
export const coreImpactOf = (impacts: number): number => impacts >> shift;
/** The impact from all fields. */
export const wholeImpactOf = (impacts: number): number => impacts & ((1 << shift) - 1);

/** Sorts postings. @param book Gives the order of the terms, which are numbers here. */
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
  // Each place was advanced to the end of its term's postings in the loop above.
  return { sections, impacts, terms, ends: Uint32Array.from(terms, (term) => places[term] ?? 0) };
}

/** The terms that occur, in order, and where the postings of each begin, by term number. */
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
