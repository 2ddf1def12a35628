// Searches in the browser: fetches the files of an edition's index and answers in steps, each more complete than the
// one before. Knows no markup.
import type { SearchHit } from "../../../src/model/search.ts";
import { type Excerpt, openIndex, type SearchAnswer } from "../../../src/search/openIndex.ts";
import { readFile } from "./readFile.ts";

/** A hit, with an excerpt once its text is loaded. */
export interface FoundHit extends SearchHit {
  readonly excerpt?: Excerpt;
}

/** The answer to a query. */
export interface FoundAnswer extends Omit<SearchAnswer, "hits"> {
  readonly hits: readonly FoundHit[];
}

/** How many hits are wanted, and the function that shows an answer. */
export interface SearchRequest {
  readonly limit: number;
  readonly show: (answer: FoundAnswer) => void;
  /** Show only the final answer, so that the results page does not move while it fills. */
  readonly isWhole?: boolean;
}

/** An opened index. */
export interface SearchClient {
  /** Shows the answer from loaded files at once, then with further shards, then with excerpts. */
  search(query: string, request: SearchRequest): Promise<void>;
}

/** Hits are usable without excerpts, so a failure to load them is only logged. */
function withoutExcerpts(error: unknown): readonly [] {
  console.warn(error);
  return [];
}

/**
 * Opens the index named by a `search.json`.
 * @param filesHref URL of that file.
 * @param base Base URL of the site, to which paths of files are relative.
 */
export async function openClient(filesHref: string, base: string): Promise<SearchClient> {
  const index = await openIndex((path) => readFile(path, base), filesHref.slice(base.length));
  return {
    async search(query, { limit, show, isWhole }) {
      const known = index.answerNow(query, limit);
      if (known.hits.length > 0 && !isWhole) show(known);
      const answer = await index.search(query, { limit });
      if (answer.hits.length === 0 || !isWhole) show(answer);
      if (answer.hits.length === 0) return;
      const excerpts = await index.excerpts(answer).catch(withoutExcerpts);
      show({
        ...answer,
        hits: answer.hits.map((hit, place) => {
          const excerpt = excerpts[place];
          return excerpt === undefined ? hit : { ...hit, excerpt };
        }),
      });
    },
  };
}
