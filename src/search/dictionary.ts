// The terms that are loaded, with their postings: looking up words, beginnings of words and words with mistakes.
import SearchableMap from "minisearch/SearchableMap";
import type { SearchShardFile } from "../model/search.ts";
import { type Postings, unpackPostings, unpackTerms } from "./packing.ts";

/** Terms that stand close to a word, with the number of letters between them. */
interface NearTerm {
  readonly term: string;
  readonly edits: number;
}

/** What is loaded of an index. */
export interface Dictionary {
  /** Adds terms; postings of a term that is there already are replaced. */
  add(shard: SearchShardFile): void;
  has(term: string): boolean;
  /** Whether a term begins with a text and goes on. */
  begins(text: string): boolean;
  postingsOf(term: string): Postings;
  /** In how many sections a term stands, also where not all of them are listed. */
  countOf(term: string): number;
  /** Terms that begin with a text, itself left out. */
  startingWith(text: string): readonly string[];
  near(word: string, mostEdits: number): readonly NearTerm[];
}

const noPostings: Postings = { sections: new Uint32Array(0), impacts: new Uint8Array(0) };
const mostExpansions = 200;

/** An empty dictionary. */
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
