// Decides how an index is laid out in files, by its size, and names what is written. Same pages, same bytes.
import type { SearchDocFile, SearchIndexFile, SearchOptions } from "../model/search.ts";
import type { HashFunction } from "../model/ports.ts";
import type { IndexBuilder } from "./buildIndex.ts";
import { cutShards } from "./cutShards.ts";
import { packTerms } from "./packing.ts";

/** Everything in two files up to this many characters of them; about 300 kB compressed. */
const singleSize = 640_000;

/** A file of the index, below the site's base. */
export interface IndexFile {
  readonly path: string;
  readonly text: string;
}

export interface WriteInput {
  readonly builder: IndexBuilder;
  readonly options: Omit<SearchOptions, "mode">;
  /** Groups of texts that were written already. */
  readonly texts: SearchIndexFile["texts"];
  readonly hash: HashFunction;
  /** Folder of the edition, with a final slash or empty. */
  readonly folder: string;
  /** Largest single index, in characters, for tests. @default 640000 */
  readonly singleSize?: number;
}

/** Files of an index; the last one is the small file that names the others. */
export function writeIndex(input: WriteInput): readonly IndexFile[] {
  const { builder, hash, folder } = input;
  const rows = builder.rows();
  const whole = builder.terms("whole");
  const size = JSON.stringify(rows).length + whole.reduce((sum, { term, packed }) => sum + term.length / 2 + packed.length + 3, 0);
  const isSingle = size <= (input.singleSize ?? singleSize);
  const core = isSingle ? whole : builder.terms("core");
  const inCore = new Map(core.map(({ term, packed }) => [term, packed]));
  const shards = isSingle ? [] : cutShards(whole.filter(({ term, packed }) => inCore.get(term) !== packed));
  const shardFiles = shards.map(({ firstTerm, file }) => ({ firstTerm, ...fingerprinted("shard", JSON.stringify(file), hash) }));
  const doc: SearchDocFile = { searchDocs: rows, options: { ...input.options, mode: isSingle ? "single" : "sharded" } };
  const index: SearchIndexFile = {
    version: 1,
    sections: builder.sections(),
    terms: packTerms(core.map(({ term }) => term)),
    postings: core.map(({ packed }) => packed),
    shards: shardFiles.map(({ firstTerm, path }) => [firstTerm, path]),
    texts: input.texts,
  };
  const docFile = stamped(`${folder}search-doc`, JSON.stringify(doc), hash);
  const indexFile = stamped(`${folder}search-index`, JSON.stringify(index), hash);
  const names = JSON.stringify({ doc: docFile.path, index: indexFile.path });
  return [
    ...shardFiles.map(({ path, text }) => ({ path, text })),
    docFile,
    indexFile,
    { path: `${folder}search.json`, text: `${names}\n` },
  ];
}

/** A file that is named after its content, so that it may be kept for ever. */
export function fingerprinted(kind: "shard" | "text", text: string, hash: HashFunction): IndexFile {
  return { path: `assets/search/${kind}-${hash(text).slice(0, 12)}.json`, text };
}

function stamped(name: string, text: string, hash: HashFunction): IndexFile {
  return { path: `${name}-${hash(text).slice(0, 12)}.json`, text };
}
