// Makes an index of a few pages in memory and opens it, as a build and a browser do it.
import type { SearchOptions, SearchPage } from "../../../src/model/search.ts";
import { digestOf } from "../../../src/platform/hash.ts";
import {
  coreTextOf,
  cutBlocks,
  fingerprintOf,
  joinTexts,
  layOut,
  makeBlock,
  mergeRange,
  openIndex,
  planRanges,
  type SearchIndex,
  searchableSections,
  writeIndex,
} from "../../../src/search/index.ts";

/** A page with what differs from nothing. */
export type SmallPage = Pick<SearchPage, "url" | "title"> & Partial<SearchPage>;

interface SmallIndexOptions {
  readonly synonyms?: readonly (readonly string[])[];
  readonly mode?: SearchOptions["mode"];
}

/** Files of an index by path. */
export function writeSmallIndex(given: readonly SmallPage[], options: SmallIndexOptions = {}): Map<string, string> {
  const pages = given.map((page) => withSections(page));
  const cut = cutBlocks(pages, digestOf);
  const blocks = cut.map((own) => makeBlock(own, digestOf));
  const layout = layOut(
    blocks.map(({ summary }) => summary),
    options.mode,
  );
  const files = new Map<string, string>();
  const write = (kind: "shard" | "text" | "rows", text: string): string => {
    const path = fingerprintOf(kind, digestOf(text));
    files.set(path, text);
    return path;
  };
  const planned = planRanges(
    blocks.map(({ groups }) => groups),
    layout.mode === "single",
  );
  const ranges = Array.from(planned, (parts) => {
    const lines = parts.map(({ block, offset, rows }) => {
      const sizes = new DataView(rows.buffer, rows.byteOffset, rows.byteLength);
      let size = 0;
      for (let at = 0; at < rows.length; at += 16) size += sizes.getUint32(at + 4);
      const bytes = blocks[block]?.terms.subarray(offset, offset + size);
      return { base: layout.bases[block] ?? 0, lines: new TextDecoder().decode(bytes) };
    });
    const { core, shards } = mergeRange(lines, layout);
    const written = shards.map(({ firstTerm, file }) => {
      const text = JSON.stringify(file);
      write("shard", text);
      return [firstTerm, digestOf(text)] as const;
    });
    return { core: coreTextOf(core), shards: written };
  });
  const texts = blocks.flatMap(({ summary, texts: own }, block) =>
    own.map((text, place) => ({
      firstSection: (layout.bases[block] ?? 0) + (summary.texts[place]?.[0] ?? 0),
      text,
    })),
  );
  const isPaged = layout.mode === "paged";
  if (isPaged) for (const { text } of texts) write("text", text);
  const textFiles = isPaged ? [] : layout.mode === "single" ? joinTexts(texts) : texts;
  const written = writeIndex({
    layout,
    options: { synonyms: options.synonyms ?? [], maxHits: 8 },
    rows: blocks.map(({ rows, shortRows }) => (isPaged ? shortRows : rows)).join(","),
    ranges,
    rowFiles: isPaged ? blocks.map(({ rowsFile }) => write("rows", rowsFile)) : [],
    texts: textFiles.map(({ firstSection, text }) => [firstSection, write("text", text)] as const),
    hash: digestOf,
    folder: "",
  });
  for (const { path, text } of written) files.set(path, text);
  return files;
}

function withSections(given: SmallPage): SearchPage {
  const page = { description: "", keywords: [], parents: [], sections: [], ...given };
  const introduction = { id: "", depth: 1, title: page.title, text: page.description, code: "" };
  const isWhole = page.sections[0]?.depth === 1;
  return { ...page, sections: searchableSections(isWhole ? page.sections : [introduction, ...page.sections]) };
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
