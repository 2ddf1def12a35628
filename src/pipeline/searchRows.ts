// Rows and texts of an edition's blocks on their way into files: all rows in one file, or each block's in its own; texts
// as the blocks have them, or joined on a small site.
import type { EntryCache } from "../platform/cache/entryCache.ts";
import type { HashFunction } from "../model/ports.ts";
import type { SearchIndexFile } from "../model/search.ts";
import { fingerprintOf, joinTexts, type Layout, type TextFile } from "../search/index.ts";
import { readPart } from "./blockEntries.ts";
import type { PagesBlock } from "./searchBlocks.ts";
import type { SearchOutput } from "./searchOutput.ts";

/** Where rows and texts come from and go to. */
export interface RowsContext {
  readonly entries: Pick<EntryCache, "read">;
  readonly output: SearchOutput;
  readonly hash: HashFunction;
}

/** Rows of the search documents, and the files that the index file names. */
export interface WrittenRows {
  readonly rows: string;
  readonly rowFiles: SearchIndexFile["rows"];
  readonly texts: SearchIndexFile["texts"];
}

/** Writes rows and texts. */
export function writeRows(blocks: readonly PagesBlock[], layout: Layout, context: RowsContext): WrittenRows {
  switch (layout.mode) {
    case "single":
      return { rows: joinRows(blocks, context), rowFiles: [], texts: writeJoined(blocks, layout, context) };
    case "sharded":
      return { rows: joinRows(blocks, context), rowFiles: [], texts: writeTexts(blocks, layout, context) };
    case "paged": {
      writeTexts(blocks, layout, context);
      const rows = blocks.map(({ stored: { shortRows } }) => shortRows());
      return { rows: rows.join(","), rowFiles: writeRowFiles(blocks, context), texts: [] };
    }
  }
}

const joinRows = (blocks: readonly PagesBlock[], { entries }: RowsContext): string =>
  blocks.map(({ stored: { key } }) => readPart(key, "rows", entries)).join(",");

function writeRowFiles(blocks: readonly PagesBlock[], { entries, output }: RowsContext): readonly string[] {
  return blocks.map(({ stored: { key, summary } }) => {
    const path = fingerprintOf("rows", summary.rowsDigest);
    if (!output.holds(path, summary.rowsDigest)) output.write(path, readPart(key, "rowsFile", entries));
    return path;
  });
}

function writeTexts(
  blocks: readonly PagesBlock[],
  { bases }: Layout,
  { entries, output }: RowsContext,
): SearchIndexFile["texts"] {
  return blocks.flatMap(({ stored: { key, summary } }, block) => {
    const files = summary.texts.map(([first, digest]) => ({ first, digest, path: fingerprintOf("text", digest) }));
    const missing = files.map(({ path, digest }) => !output.holds(path, digest));
    const texts = missing.includes(true) ? readPart(key, "texts", entries).split("\n") : [];
    for (const [place, { path }] of files.entries()) if (missing[place]) output.write(path, texts[place] ?? "");
    return files.map(({ first, path }) => [(bases[block] ?? 0) + first, path] as const);
  });
}

function writeJoined(
  blocks: readonly PagesBlock[],
  { bases }: Layout,
  { entries, output, hash }: RowsContext,
): SearchIndexFile["texts"] {
  const files = blocks.flatMap(({ stored: { key, summary } }, block): readonly TextFile[] => {
    const texts = readPart(key, "texts", entries).split("\n");
    return summary.texts.map(([first], place) => ({
      firstSection: (bases[block] ?? 0) + first,
      text: texts[place] ?? "[]",
    }));
  });
  return joinTexts(files).map(({ firstSection, text }) => {
    const path = fingerprintOf("text", hash(text));
    output.write(path, text);
    return [firstSection, path] as const;
  });
}
