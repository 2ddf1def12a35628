// Makes an index of a few pages in memory and opens it, as a build and a browser do it.
import { createIndexBuilder, createTextGrouper, fingerprinted, openIndex } from "../../../src/search/index.ts";
import { searchableSections, termsOfPage, writeIndex } from "../../../src/search/index.ts";
import type { SearchIndex } from "../../../src/search/index.ts";
import type { SearchOptions, SearchPage } from "../../../src/model/search.ts";
import { digestOf } from "../../../src/platform/hash.ts";

/** A page with what differs from nothing. */
export type SmallPage = Pick<SearchPage, "url" | "title"> & Partial<SearchPage>;

interface SmallIndexOptions {
  readonly synonyms?: readonly (readonly string[])[];
  readonly mode?: SearchOptions["mode"];
}

/** Files of an index by path. */
export function writeSmallIndex(pages: readonly SmallPage[], options: SmallIndexOptions = {}): Map<string, string> {
  const builder = createIndexBuilder();
  const grouper = createTextGrouper();
  for (const given of pages) {
    const page = { description: "", keywords: [], parents: [], sections: [], ...given };
    const introduction = { id: "", depth: 1, title: page.title, text: page.description, code: "" };
    const sections = searchableSections([introduction, ...page.sections]);
    builder.add({ ...page, sections }, termsOfPage({ ...page, sections }));
    grouper.add(sections);
  }
  const group = grouper.rest();
  const texts = fingerprinted("text", JSON.stringify(group?.texts ?? []), digestOf);
  const files = writeIndex({
    builder,
    options: { synonyms: options.synonyms ?? [], maxHits: 8 },
    texts: [[0, texts.path]],
    hash: digestOf,
    folder: "",
    ...(options.mode === undefined ? {} : { mode: options.mode }),
  });
  return new Map([texts, ...files].map(({ path, text }) => [path, text]));
}

/** Opens an index over the files. `reads` gets the path of each file that is read. */
export function openSmallIndex(files: ReadonlyMap<string, string>, reads: string[] = []): Promise<SearchIndex> {
  return openIndex(async (path) => {
    reads.push(path);
    const text = files.get(path);
    if (text === undefined) throw new Error(`There is no ${path}`);
    return JSON.parse(text);
  }, "search.json");
}

/** Addresses that a query finds, in order. */
export async function find(index: SearchIndex, query: string): Promise<readonly string[]> {
  return (await index.search(query, { limit: 10 })).hits.map(({ url }) => decodeURIComponent(url));
}
