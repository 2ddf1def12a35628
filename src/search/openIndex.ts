// The search interface for the browser and for programs: loads index files as they are needed and answers queries. The
// function that reads files is an argument.
import type { SearchDocFile, SearchHit, SearchIndexFile, SearchRowsFile, SearchShardFile } from "../model/search.ts";
import { type Excerpt, makeExcerpt } from "./makeExcerpt.ts";
import { createSearchEngine, type SearchAnswer } from "./searchEngine.ts";
import { wantedTerms } from "./wantedTerms.ts";

/**
 * Reads a file by its path below the site's base URL and returns its parsed JSON. After a failure it is called again at
 * the next need.
 */
type ReadFile = (path: string) => Promise<unknown>;

/** An opened index. */
export interface SearchIndex {
  /** Answers from the files loaded so far. */
  answerNow(text: string, limit: number): SearchAnswer;
  /** Loads the files that the query needs, then answers. Loaded files also improve later answers of `answerNow`. */
  search(text: string, options: { readonly limit: number }): Promise<SearchAnswer>;
  /** Excerpts in the order of the hits; empty for sections without text. */
  excerpts(answer: SearchAnswer): Promise<readonly Excerpt[]>;
}

/** Number of best pages whose sections must be loaded, and most files of rows that are fetched for them. */
const leastPages = 15;
const mostRowFiles = 8;
/** Most shards fetched for one query. */
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

  /** Index of the shard whose range contains a term; -1 if the term comes before the first shard. */
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

  /**
   * Answers after loading the sections of the pages that rank first by words alone, because their titles affect the
   * order.
   */
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

  /** The text of a section; empty if it has none. */
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

/** Binary search for the last entry that `isUpTo` accepts; -1 if it accepts none. */
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

/** Reads each file once; only a failed read is repeated. */
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
