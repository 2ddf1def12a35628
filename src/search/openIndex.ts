// Search as the browser and programs use it: reads the files of an index as they are needed and answers queries. Knows
// neither pages nor the network; reading is an argument.
import type { SearchDocFile, SearchHit, SearchIndexFile, SearchRowsFile, SearchShardFile } from "../model/search.ts";
import { type Excerpt, makeExcerpt } from "./makeExcerpt.ts";
import { createSearchEngine, type SearchAnswer } from "./searchEngine.ts";
import { wantedTerms } from "./wantedTerms.ts";

/** Reads a file below the site's base and gives its JSON. May fail; it is asked again the next time. */
type ReadFile = (path: string) => Promise<unknown>;

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
  const shardOf = (term: string): number => lastUpTo(index.shards, ([firstTerm]) => firstTerm <= term);
  const load = async (terms: readonly string[]): Promise<void> => {
    const wanted = new Set(terms.map((term) => Math.max(shardOf(term), 0)).filter((shard) => !loaded.has(shard)));
    await Promise.all(
      [...wanted].slice(0, mostShards).map(async (number) => {
        const file = index.shards[number]?.[1];
        if (file === undefined) return;
        const shard = (await readOnce(file)) as SearchShardFile;
        if (loaded.has(number)) return;
        loaded.add(number);
        engine.dictionary.add(shard);
      }),
    );
  };

  const blockOf = (section: number): number => lastUpTo(index.blocks, ([, first]) => first <= section);
  const loadBlock = async (block: number): Promise<SearchRowsFile | undefined> => {
    const file = index.rows[block];
    if (file === undefined) return undefined;
    const rows = (await readOnce(file)) as SearchRowsFile;
    engine.catalogue.list(index.blocks[block]?.[0] ?? 0, rows.sections);
    return rows;
  };

  /** Answers after the rows of the pages that come first by words alone are there: their titles decide the order. */
  const answerListed = async (text: string, limit: number): Promise<SearchAnswer> => {
    if (index.rows.length === 0) return engine.answer(text, limit);
    const answer = engine.answer(text, Math.max(limit, leastPages));
    const unlisted = answer.hits.filter(
      ({ number }) => !engine.catalogue.isListed(engine.catalogue.pageOf[number] ?? 0),
    );
    const blocks = new Set(unlisted.map(({ number }) => blockOf(number)));
    if (blocks.size === 0) return { ...answer, hits: answer.hits.slice(0, limit) };
    await Promise.all([...blocks].slice(0, mostRowFiles).map(loadBlock));
    return engine.answer(text, limit);
  };

  /** The text of a section; empty where it has none. */
  const textOf = async (section: number): Promise<string> => {
    const block = blockOf(section);
    const rows = await loadBlock(block);
    const texts = rows?.texts ?? index.texts;
    const number = section - (rows === undefined ? 0 : (index.blocks[block]?.[1] ?? 0));
    const group = texts[lastUpTo(texts, ([first]) => first <= number)];
    if (group === undefined) return "";
    const [first, file] = group;
    return ((await readOnce(file)) as readonly string[])[number - first] ?? "";
  };

  return {
    answerNow: engine.answer,
    async search(text, { limit }) {
      if (index.shards.length > 0) {
        const wanted = wantedTerms(text);
        await load(wanted.typed);
        if (engine.isUnknown(text)) await load(wanted.meant);
      }
      return await answerListed(text, limit);
    },
    excerpts: ({ hits, terms }) =>
      Promise.all(hits.map(async ({ number }) => makeExcerpt(await textOf(number), terms))),
  };
}

/** Place of the last entry that is not beyond what is looked for; -1 when the first is. */
function lastUpTo<Entry>(entries: readonly Entry[], isUpTo: (entry: Entry) => boolean): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = entries[middle];
    if (entry !== undefined && isUpTo(entry)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
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
