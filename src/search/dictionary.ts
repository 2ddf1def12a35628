// The loaded terms of an index with their postings. Finds words, prefixes and misspelled words. A sorted list is enough for
// that: terms that begin alike are neighbours, and what has been compared of one need not be compared of the next.
import type { SearchShardFile } from "../model/search.ts";
import { type NearTerm, nearTerms, placeOf } from "./nearTerms.ts";
import { type Postings, unpackPostings, unpackTerms } from "./packing.ts";

/** The loaded part of an index. */
export interface Dictionary {
  /** Adds the terms of a shard, replacing the postings of terms that are already there. */
  add(shard: SearchShardFile): void;
  has(term: string): boolean;
  /** Whether a text is the beginning of a longer term. */
  begins(text: string): boolean;
  postingsOf(term: string): Postings;
  /** Number of sections that contain a term, including those that are not listed. */
  countOf(term: string): number;
  /** Terms that begin with a text, without the text itself. */
  startingWith(text: string): readonly string[];
  near(word: string, mostEdits: number): readonly NearTerm[];
}

const noPostings: Postings = { sections: new Uint32Array(0), impacts: new Uint8Array(0) };
const mostExpansions = 200;

/** Makes an empty dictionary. */
export function createDictionary(): Dictionary {
  const map = new Map<string, string | Postings>();
  let sorted: string[] = [];
  const counts = new Map<string, number>();
  const postingsOf = (term: string): Postings => {
    const found = map.get(term);
    if (typeof found !== "string") return found ?? noPostings;
    const postings = unpackPostings(found);
    map.set(term, postings);
    return postings;
  };
  /** The first terms that begin with a text and are longer. */
  const longer = (text: string, most: number): readonly string[] => {
    const start = placeOf(text, sorted) + Number(map.has(text));
    const terms = sorted.slice(start, start + most);
    const end = terms.findIndex((term) => !term.startsWith(text));
    return end === -1 ? terms : terms.slice(0, end);
  };
  return {
    add(shard) {
      const terms = unpackTerms(shard.terms);
      // A shard is a range of terms: only that range is sorted anew.
      const [from, to] = [placeOf(terms[0] ?? "", sorted), placeOf(terms.at(-1) ?? "", sorted)];
      const range = [...sorted.slice(from, to), ...terms.filter((term) => !map.has(term))].sort();
      sorted = [...sorted.slice(0, from), ...range, ...sorted.slice(to)];
      for (const [index, term] of terms.entries()) map.set(term, shard.postings[index] ?? "");
      for (const [index, count] of shard.counts ?? []) counts.set(terms[index] ?? "", count);
    },
    has: (term) => map.has(term),
    begins: (text) => longer(text, 1).length > 0,
    postingsOf,
    countOf: (term) => counts.get(term) ?? postingsOf(term).sections.length,
    startingWith: (text) => longer(text, mostExpansions),
    near: (word, mostEdits) => nearTerms(word, mostEdits, sorted),
  };
}
