// The loaded terms of an index with their postings. Finds words, prefixes and misspelled words.
import type { SearchShardFile } from "../model/search.ts";
import { type NearTerm, nearTerms } from "./nearTerms.ts";
import { type Postings, unpackPostings, unpackTerms } from "./packing.ts";
import { termsAfter } from "./sortedTerms.ts";

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
  /** Terms that begin with a text, without the text itself: of very many the shortest, which are nearest to it. */
  startingWith(text: string): readonly string[];
  near(word: string, mostEdits: number): readonly NearTerm[];
}

const noPostings: Postings = { sections: new Uint32Array(0), impacts: new Uint8Array(0) };
const mostExpansions = 200;

/** Makes an empty dictionary. */
export function createDictionary(): Dictionary {
  const postingsByTerm = new Map<string, string | Postings>();
  const counts = new Map<string, number>();
  let sorted: readonly string[] | undefined;
  const allTerms = (): readonly string[] => {
    sorted ??= [...postingsByTerm.keys()].sort();
    return sorted;
  };
  const postingsOf = (term: string): Postings => {
    const found = postingsByTerm.get(term);
    if (typeof found !== "string") return found ?? noPostings;
    const postings = unpackPostings(found);
    postingsByTerm.set(term, postings);
    return postings;
  };
  return {
    add(shard) {
      const terms = unpackTerms(shard.terms);
      for (const [index, term] of terms.entries()) postingsByTerm.set(term, shard.postings[index] ?? "");
      for (const [index, count] of shard.counts ?? []) counts.set(terms[index] ?? "", count);
      sorted = undefined;
    },
    has: (term) => postingsByTerm.has(term),
    begins: (text) => termsAfter(allTerms(), text).length > 0,
    postingsOf,
    countOf: (term) => counts.get(term) ?? postingsOf(term).sections.length,
    startingWith: (text) =>
      [...termsAfter(allTerms(), text)].sort((one, other) => one.length - other.length).slice(0, mostExpansions),
    near: (word, mostEdits) => nearTerms(allTerms(), word, mostEdits),
  };
}
