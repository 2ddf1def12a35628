// The terms that are loaded, with their postings: looking up words, beginnings of words and words with mistakes.
import SearchableMap from "minisearch/SearchableMap";
import { type Postings, unpackPostings, unpackTerms } from "./packing.ts";

/** Terms that stand close to a word, with the number of letters between them. */
export interface NearTerm {
  readonly term: string;
  readonly edits: number;
}

/** What is loaded of an index. */
export interface Dictionary {
  /** Adds terms; postings of a term that is there already are replaced. */
  add(packedTerms: string, packedPostings: readonly string[]): void;
  has(term: string): boolean;
  postingsOf(term: string): Postings;
  /** Terms that begin with a text, itself left out. */
  startingWith(text: string): readonly string[];
  near(word: string, mostEdits: number): readonly NearTerm[];
}

const noPostings: Postings = { sections: new Uint32Array(0), impacts: new Uint8Array(0) };
const mostExpansions = 200;

/** An empty dictionary. */
export function createDictionary(): Dictionary {
  const map = new SearchableMap<string | Postings>();
  return {
    add(packedTerms, packedPostings) {
      for (const [index, term] of unpackTerms(packedTerms).entries()) map.set(term, packedPostings[index] ?? "");
    },
    has: (term) => map.has(term),
    postingsOf(term) {
      const found = map.get(term);
      if (typeof found !== "string") return found ?? noPostings;
      const postings = unpackPostings(found);
      map.set(term, postings);
      return postings;
    },
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
