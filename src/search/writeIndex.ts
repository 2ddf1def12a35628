// Assembles the two main files of an edition's index, and the small file that names them. The same pages give the same
// bytes.
import type { HashFunction } from "../model/ports.ts";
import type { SearchIndexFile, SearchOptions } from "../model/search.ts";
import type { Layout } from "./layOut.ts";
import { fingerprintOf, type IndexFile, stamped } from "./searchFiles.ts";
import type { WrittenRange } from "./writtenRange.ts";

/** Input for the files of an index. */
interface WriteInput {
  readonly layout: Layout;
  readonly options: Omit<SearchOptions, "mode">;
  /** Rows of the search documents, joined by commas. */
  readonly rows: string;
  readonly ranges: readonly WrittenRange[];
  /** Names of the files of rows and of texts, if the index file lists them. */
  readonly rowFiles: SearchIndexFile["rows"];
  readonly texts: SearchIndexFile["texts"];
  readonly hash: HashFunction;
  /** Folder of the edition, with a final slash, or empty. */
  readonly folder: string;
}

/** Files of an edition; the last one names the others. */
export function writeIndex(input: WriteInput): readonly IndexFile[] {
  const { layout, options, rows, hash, folder } = input;
  const doc = `{"searchDocs":[${rows}],"options":${JSON.stringify({ ...options, mode: layout.mode })}}`;
  const docFile = stamped(`${folder}search-doc`, doc, hash);
  const indexFile = stamped(`${folder}search-index`, indexTextOf(input), hash);
  const names = JSON.stringify({ doc: docFile.path, index: indexFile.path });
  return [docFile, indexFile, { path: `${folder}search.json`, text: `${names}\n` }];
}

/** The index file, a `SearchIndexFile`. The terms and postings of ranges are already JSON and are joined as strings. */
function indexTextOf({ layout, ranges, rowFiles, texts }: WriteInput): string {
  const { sections, room, bases, firstPages } = layout;
  const head = {
    version: 2,
    sections,
    room,
    blocks: bases.map((base, block) => [firstPages[block] ?? 0, base]),
  } satisfies Omit<SearchIndexFile, "terms" | "postings" | "shards" | "rows" | "texts">;
  const tail = {
    shards: ranges.flatMap(({ shards }) =>
      shards.map(([firstTerm, digest]) => [firstTerm, fingerprintOf("shard", digest)] as const),
    ),
    rows: rowFiles,
    texts,
  } satisfies Pick<SearchIndexFile, "shards" | "rows" | "texts">;
  const terms = ranges.map(({ core }) => core.terms).join("");
  const postings = ranges.flatMap(({ core }) => core.postings || []).join(",");
  return `${JSON.stringify(head).slice(0, -1)},"terms":"${terms}","postings":[${postings}],${JSON.stringify(tail).slice(1)}`;
}
