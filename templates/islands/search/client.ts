// The search of an edition in the browser: fetches the files of its index and answers in steps, each better than the
// one before. Knows no markup.
import type { SearchHit } from "../../../src/model/search.ts";
import { type Excerpt, openIndex, type SearchAnswer } from "../../../src/search/openIndex.ts";
import { readFile } from "./readFile.ts";

/** A hit, with a piece of its text when that is there. */
export interface FoundHit extends SearchHit {
  readonly excerpt?: Excerpt;
}

/** What a query gave. */
export interface FoundAnswer extends Omit<SearchAnswer, "hits"> {
  readonly hits: readonly FoundHit[];
}

/** How many hits are wanted, and what shows an answer. */
export interface SearchRequest {
  readonly limit: number;
  readonly show: (answer: FoundAnswer) => void;
  /** Only the last step is shown: nothing of a page that is made of hits moves while it fills. */
  readonly isWhole?: boolean;
}

/** An open index. */
export interface SearchClient {
  /** Shows what is known at once, then what its shards add, then the texts of the hits. */
  search(query: string, request: SearchRequest): Promise<void>;
}

/** Hits lead to their pages without a piece of the text as well. */
function withoutExcerpts(error: unknown): readonly [] {
  console.warn(error);
  return [];
}

/**
 * Opens the index that a `search.json` names.
 * @param filesHref Address of that file.
 * @param base Base URL of the site; paths of files are below it.
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
