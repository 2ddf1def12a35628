// Rows and texts of an edition's blocks on their way into files: all rows in one file, or each block's in its own; texts
// as the blocks have them, or joined on a small site.
import type { Hash } from "../../model/brands.ts";
import type { HashFunction } from "../../model/ports.ts";
import type { SearchIndexFile } from "../../model/search.ts";
import type { EntryCache } from "../../platform/cache/entryCache.ts";
import { fingerprintOf, joinTexts, type Layout, type TextFile } from "../../search/index.ts";
import { readPart, readPartBytes } from "./blockEntries.ts";
import type { PagesBlock } from "./searchBlocks.ts";
import type { SearchOutput } from "./searchOutput.ts";

/** Where rows and texts come from and go to. */
interface RowsContext {
  readonly entries: Pick<EntryCache, "read">;
  readonly output: SearchOutput;
  readonly hash: HashFunction;
}

/** Rows of the search documents, and the files that the index file names. */
interface WrittenRows {
  readonly rows: string;
  readonly rowFiles: SearchIndexFile["rows"];
  readonly texts: SearchIndexFile["texts"];
}

/** Writes rows and texts: those of a large site last, block by block, so that no thread takes memory beside them. */
export function writeRows(blocks: readonly PagesBlock[], layout: Layout, context: RowsContext): WrittenRows {
  if (layout.mode === "single")
    return { rows: joinRows(blocks, context), rowFiles: [], texts: writeJoined(blocks, layout, context) };
  const isPaged = layout.mode === "paged";
  const files = blocks.map(({ stored: { key, summary } }): BlockFiles => {
    const texts = summary.texts.map(([, digest]) => ({ path: fingerprintOf("text", digest), digest }));
    const { rowsDigest } = summary;
    return { key, texts, rows: isPaged ? { path: fingerprintOf("rows", rowsDigest), digest: rowsDigest } : undefined };
  });
  context.output.later(() => {
    for (const ofBlock of files) writeBlockFiles(ofBlock, context);
  });
  if (isPaged) {
    const rows = blocks.map(({ stored: { shortRows } }) => shortRows());
    return { rows: rows.join(","), rowFiles: files.flatMap((ofBlock) => ofBlock.rows?.path ?? []), texts: [] };
  }
  const texts = blocks.flatMap(({ stored: { summary } }, block) =>
    summary.texts.map(
      ([first, digest]) => [(layout.bases[block] ?? 0) + first, fingerprintOf("text", digest)] as const,
    ),
  );
  return { rows: joinRows(blocks, context), rowFiles: [], texts };
}

const joinRows = (blocks: readonly PagesBlock[], { entries }: RowsContext): string =>
  blocks.map(({ stored: { key } }) => readPart(key, "rows", entries)).join(",");

interface NamedFile {
  readonly path: string;
  readonly digest: string;
}

/** Files that hold parts of a block as they are. */
interface BlockFiles {
  readonly key: Hash;
  readonly texts: readonly NamedFile[];
  readonly rows: NamedFile | undefined;
}

/** Writes the files of a block. Its parts stand in the same piece of the cache, which is read and opened once so. */
function writeBlockFiles({ key, texts, rows }: BlockFiles, { entries, output }: RowsContext): void {
  const missing = texts.map(({ path, digest }) => !output.holds(path, digest));
  // As bytes: texts would only be made to be written out again.
  const lines = missing.includes(true) ? linesOf(readPartBytes(key, "texts", entries)) : [];
  for (const [place, { path }] of texts.entries()) if (missing[place]) output.write(path, lines[place] ?? "");
  if (rows !== undefined && !output.holds(rows.path, rows.digest))
    output.write(rows.path, readPartBytes(key, "rowsFile", entries));
}

function linesOf(bytes: Buffer): readonly Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0; start <= bytes.length; ) {
    const end = bytes.indexOf("\n", start);
    lines.push(bytes.subarray(start, end < 0 ? bytes.length : end));
    start = end < 0 ? bytes.length + 1 : end + 1;
  }
  return lines;
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
