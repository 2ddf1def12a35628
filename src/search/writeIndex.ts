// Puts the two files of an edition together, and the small file that names them. Same pages, same bytes.
import type { HashFunction } from "../model/ports.ts";
import type { SearchIndexFile, SearchOptions, SearchShardFile } from "../model/search.ts";
import type { Layout } from "./layOut.ts";
import { fingerprintOf, type IndexFile, stamped } from "./searchFiles.ts";

/** A merged range whose shards are files already. */
export interface WrittenRange {
  readonly core: SearchShardFile;
  readonly shards: readonly (readonly [firstTerm: string, digest: string])[];
}

/** What the files of an index are made from. */
export interface WriteInput {
  readonly layout: Layout;
  readonly options: Omit<SearchOptions, "mode">;
  /** Rows of the search documents, joined by commas. */
  readonly rows: string;
  readonly ranges: readonly WrittenRange[];
  /** Files of the blocks' rows and of texts, where the index file names them. */
  readonly rowFiles: SearchIndexFile["rows"];
  readonly texts: SearchIndexFile["texts"];
  readonly hash: HashFunction;
  /** Folder of the edition, with a final slash or empty. */
  readonly folder: string;
}

/** Files of an edition; the last one names the others. */
export function writeIndex(input: WriteInput): readonly IndexFile[] {
  const { layout, options, rows, ranges, hash, folder } = input;
  const { mode, sections, room, bases, firstPages } = layout;
  const index: SearchIndexFile = {
    version: 2,
    sections,
    room,
    blocks: bases.map((base, block) => [firstPages[block] ?? 0, base]),
    terms: ranges.map(({ core }) => core.terms).join(""),
    postings: ranges.flatMap(({ core }) => core.postings),
    shards: ranges.flatMap(({ shards }) =>
      shards.map(([firstTerm, digest]) => [firstTerm, fingerprintOf("shard", digest)] as const),
    ),
    rows: input.rowFiles,
    texts: input.texts,
  };
  const doc = `{"searchDocs":[${rows}],"options":${JSON.stringify({ ...options, mode })}}`;
  const docFile = stamped(`${folder}search-doc`, doc, hash);
  const indexFile = stamped(`${folder}search-index`, JSON.stringify(index), hash);
  const names = JSON.stringify({ doc: docFile.path, index: indexFile.path });
  return [docFile, indexFile, { path: `${folder}search.json`, text: `${names}\n` }];
}
