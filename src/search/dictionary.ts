// The loaded terms of an index with their postings. Finds words, prefixes and misspelled words.
import SearchableMap from "minisearch/SearchableMap";
import type { SearchShardFile } from "../model/search.ts";
import { type Postings, unpackPostings, unpackTerms } from "./packing.ts";

/** A term similar to a word, with its edit distance. */
interface NearTerm {
  readonly term: string;
  readonly edits: number;
}

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
  const map = new SearchableMap<string | Postings>();
  const counts = new Map<string, number>();
  const postingsOf = (term: string): Postings => {
    const found = map.get(term);
    if (typeof found !== "string") return found ?? noPostings;
    const postings = unpackPostings(found);
    map.set(term, postings);
    return postings;
  };
  return {
    add(shard) {
      const terms = unpackTerms(shard.terms);
      for (const [index, term] of terms.entries()) map.set(term, shard.postings[index] ?? "");
      for (const [index, count] of shard.counts ?? []) counts.set(terms[index] ?? "", count);
    },
    has: (term) => map.has(term),
    begins(text) {
      for (const term of map.atPrefix(text).keys()) if (term !== text) return true;
      return false;
    },
    postingsOf,
    countOf: (term) => counts.get(term) ?? postingsOf(term).sections.length,
    startingWith(text) {
      const terms: string[] = [];
      for (const term of map.atPrefix(text).keys()) {
        if (term !== text) terms.push(term);
        if (terms.length === mostExpansions) break;
      }
      return terms;
    },
    near(word, mostEdits) {
      return [...map.fuzzyGet(word, mostEdits)].map(([term, [, edits]]) => ({ term, edits }));
    },
  };
}
