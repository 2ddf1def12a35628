// Search as the browser and programs use it: reads the files of an index as they are needed and answers queries. Knows
// neither pages nor the network; reading is an argument.
import type { SearchDocFile, SearchHit, SearchIndexFile, SearchSectionRow, SearchShardFile } from "../model/search.ts";
import { type Excerpt, makeExcerpt } from "./makeExcerpt.ts";
import { createSearchEngine, type SearchAnswer } from "./searchEngine.ts";
import { wantedTerms } from "./wantedTerms.ts";

/** Reads a file below the site's base and gives its JSON. May fail; it is asked again the next time. */
export type ReadFile = (path: string) => Promise<unknown>;

/** An index that is open. */
export interface SearchIndex {
  /** Answers from what is loaded. */
  answerNow(text: string, limit: number): SearchAnswer;
  /** Loads what the query needs and answers; earlier answers of the same index get better by it. */
  search(text: string, options: { readonly limit: number }): Promise<SearchAnswer>;
  /** Texts around what was found, in the order of the hits; empty where a section has no text. */
  excerpts(answer: SearchAnswer): Promise<readonly Excerpt[]>;
}

/** Pages whose sections are looked at, and files of rows that are fetched for them. */
const leastPages = 15;
const mostRowFiles = 8;
/** Most shards that are fetched for one query. */
const mostShards = 6;

/**
 * Opens an index by the path of its `search.json`.
 * @throws what `read` throws.
 */
export async function openIndex(read: ReadFile, path: string): Promise<SearchIndex> {
  const names = (await read(path)) as { readonly doc: string; readonly index: string };
  const [docFile, indexFile] = await Promise.all([read(names.doc), read(names.index)]);
  const doc = docFile as SearchDocFile;
  const index = indexFile as SearchIndexFile;
  const engine = createSearchEngine(doc, index);
  const readOnce = createReadOnce(read);
  const loaded = new Set<number>();

  /** Number of the shard in whose range a term lies; -1 before the first. */
  const shardOf = (term: string): number => {
    let low = 0;
    let high = index.shards.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((index.shards[middle]?.[0] ?? "") <= term) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  };
  const load = async (terms: readonly string[]): Promise<void> => {
    const wanted = new Set(terms.map((term) => Math.max(shardOf(term), 0)).filter((shard) => !loaded.has(shard)));
    await Promise.all(
      [...wanted].slice(0, mostShards).map(async (number) => {
        const file = index.shards[number]?.[1];
        if (file === undefined) return;
        const shard = (await readOnce(file)) as SearchShardFile;
        if (loaded.has(number)) return;
        loaded.add(number);
        engine.dictionary.add(shard.terms, shard.postings);
      }),
    );
  };

  /** Rows of the sections of the pages that come first by words alone: their titles decide the order. */
  const loadRows = async (text: string, count: number): Promise<void> => {
    if (index.rows.length === 0) return;
    const pages = engine.answer(text, count).hits.map(({ number }) => engine.catalogue.pageOf[number] ?? 0);
    const groups = new Map<string, number>();
    for (const page of pages.filter((number) => !engine.catalogue.isListed(number))) {
      const group = index.rows.findLast(([firstPage]) => firstPage <= page);
      if (group !== undefined) groups.set(group[1], group[0]);
    }
    await Promise.all(
      [...groups].slice(0, mostRowFiles).map(async ([file, firstPage]) => {
        engine.catalogue.list(firstPage, (await readOnce(file)) as readonly (readonly SearchSectionRow[])[]);
      }),
    );
  };

  return {
    answerNow: engine.answer,
    async search(text, { limit }) {
      if (index.shards.length > 0) {
        const wanted = wantedTerms(text);
        await load(wanted.typed);
        if (engine.isUnknown(text)) await load(wantedTerms(text).meant);
      }
      await loadRows(text, Math.max(limit, leastPages));
      return engine.answer(text, limit);
    },
    excerpts: ({ hits, terms }) =>
      Promise.all(
        hits.map(async (hit): Promise<Excerpt> => {
          const group = index.texts.findLast(([first]) => first <= hit.number);
          if (group === undefined) return { text: "", ranges: [] };
          const texts = (await readOnce(group[1])) as readonly string[];
          return makeExcerpt(texts[hit.number - group[0]] ?? "", terms);
        }),
      ),
  };
}

/** Reads each file once; one that failed is read again. */
function createReadOnce(read: ReadFile): ReadFile {
  const reading = new Map<string, Promise<unknown>>();
  return (path) => {
    const known = reading.get(path) ?? read(path);
    reading.set(path, known);
    known.catch(() => reading.delete(path));
    return known;
  };
}

export type { Excerpt, SearchAnswer, SearchHit };
