// Some pages' words in a worker: their stored texts turned into a block of the index, and kept in its parts.
import type { Hash } from "../../model/brands.ts";
import type { SearchPage } from "../../model/search.ts";
import { parseSearchText } from "../../model/searchText.ts";
import { type EntryPlace, readEntry } from "../../platform/cache/packFile.ts";
import { squeeze, unsqueeze } from "../../platform/cache/squeeze.ts";
import { digestOf } from "../../platform/hash.ts";
import type { JobContext, JobHandler } from "../../platform/workers/serveJobs.ts";
import { createWordMemory, makeBlock, searchableSections } from "../../search/index.ts";
import { blockPartKey, formatSummary } from "./blockEntries.ts";

/** Pages to make a block of. */
export interface BlockItem {
  readonly key: Hash;
  readonly pages: readonly (TextInPage | StoredText)[];
}

interface TextInPage {
  readonly page: SearchPage;
}

interface StoredText {
  readonly page: Omit<SearchPage, "sections">;
  readonly text: EntryPlace;
  readonly textHash: Hash;
}

/** What became of a block. */
export type BlockAnswer =
  /** The kept summary. */
  | { readonly kind: "done"; readonly summary: Uint8Array }
  /** A stored text is not what it was. */
  | { readonly kind: "damaged"; readonly textHash: Hash };

/** Makes a worker ready to make blocks. */
export async function prepareBlocks(context: JobContext): Promise<JobHandler> {
  const memory = createWordMemory();
  return (item) => makeBlockOf(item as BlockItem, { ...context, memory });
}

interface BlockContext extends JobContext {
  readonly memory: ReturnType<typeof createWordMemory>;
}

function makeBlockOf({ key, pages: items }: BlockItem, { pack, memory }: BlockContext): BlockAnswer {
  const pages: SearchPage[] = [];
  for (const item of items) {
    const { page: own } = item;
    const stored = "text" in item ? readEntry(item.text) : undefined;
    if ("text" in item && stored === undefined) return { kind: "damaged", textHash: item.textHash };
    const written = stored === undefined ? undefined : parseSearchText(unsqueeze(stored));
    const [introduction, ...rest] = searchableSections(written ?? ("sections" in own ? own.sections : []));
    const sections = introduction === undefined ? [] : [{ ...introduction, title: own.title }, ...rest];
    pages.push({ ...own, sections });
  }
  const { summary, shortRows, groups, terms, rows, rowsFile, texts } = makeBlock(pages, digestOf, memory);
  const bytes = formatSummary(summary, shortRows, groups);
  pack.add("terms", key, bytes);
  pack.add("words", key, Buffer.from(terms));
  pack.add("parts", blockPartKey(key, "rows"), squeeze(rows));
  pack.add("parts", blockPartKey(key, "rowsFile"), squeeze(rowsFile));
  pack.add("parts", blockPartKey(key, "texts"), squeeze(texts.join("\n")));
  return { kind: "done", summary: bytes };
}
