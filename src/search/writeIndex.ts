// Decides how an index is laid out in files, by its size, and names what is written. Same pages, same bytes.
import type { SearchDocFile, SearchIndexFile, SearchOptions } from "../model/search.ts";
import type { HashFunction } from "../model/ports.ts";
import type { IndexBuilder } from "./buildIndex.ts";
import { cutShards } from "./cutShards.ts";
import { packTerms } from "./packing.ts";

/** Everything in two files up to this many characters of them; about 300 kB compressed. */
const largestSingle = 640_000;
/** Sections up to which the rows of all of them are read before the first answer. */
const mostSections = 25_000;
/** Sections whose rows lie in one file; about 8 kB compressed. */
const rowsOfGroup = 500;

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
  /** How to lay it out. @default by its size */
  readonly mode?: SearchOptions["mode"];
}

/** Files of an index; the last one is the small file that names the others. */
export function writeIndex(input: WriteInput): readonly IndexFile[] {
  const { builder, hash, folder } = input;
  const mode = modeOf(input);
  const shardFiles = mode === "single" ? [] : writeShards(input, mode);
  const rowFiles = mode === "paged" ? writeRows(input) : [];
  const core = builder.terms(mode === "single" ? "whole" : mode === "sharded" ? "core" : "introductions");
  const doc: SearchDocFile = {
    searchDocs:
      mode === "paged"
        ? builder.rows().map(([url, title, sections, ...rest]) => [url, title, sections.length, ...rest])
        : builder.rows(),
    options: { ...input.options, mode },
  };
  const index: SearchIndexFile = {
    version: 1,
    sections: builder.sections(),
    terms: packTerms(core.map(({ term }) => term)),
    postings: core.map(({ packed }) => packed),
    shards: shardFiles.map(({ firstTerm, path }) => [firstTerm, path]),
    rows: rowFiles.map(({ firstPage, path }) => [firstPage, path]),
    texts: input.texts,
  };
  const docFile = stamped(`${folder}search-doc`, JSON.stringify(doc), hash);
  const indexFile = stamped(`${folder}search-index`, JSON.stringify(index), hash);
  const names = JSON.stringify({ doc: docFile.path, index: indexFile.path });
  return [
    ...[...shardFiles, ...rowFiles].map(({ path, text }) => ({ path, text })),
    docFile,
    indexFile,
    { path: `${folder}search.json`, text: `${names}\n` },
  ];
}

function modeOf({ builder, mode }: WriteInput): SearchOptions["mode"] {
  if (mode !== undefined) return mode;
  if (builder.sections() > mostSections) return "paged";
  const rows = JSON.stringify(builder.rows()).length;
  const size = builder
    .terms("whole")
    .reduce((sum, { term, packed }) => sum + term.length / 2 + packed.length + 3, rows);
  return size <= largestSingle ? "single" : "sharded";
}

function writeShards({ builder, hash }: WriteInput, mode: "sharded" | "paged") {
  const core = new Map(
    builder.terms(mode === "sharded" ? "core" : "introductions").map(({ term, packed }) => [term, packed]),
  );
  const whole = builder.terms(mode === "sharded" ? "whole" : "capped");
  return cutShards(whole.filter(({ term, packed }) => core.get(term) !== packed)).map(({ firstTerm, file }) => ({
    firstTerm,
    ...fingerprinted("shard", JSON.stringify(file), hash),
  }));
}

/** Rows of sections in groups of pages. */
function writeRows({ builder, hash }: WriteInput) {
  const rows = builder.rows();
  const files: (IndexFile & { readonly firstPage: number })[] = [];
  let firstPage = 0;
  let size = 0;
  for (const [page, [, , sections]] of rows.entries()) {
    size += sections.length;
    if (size < rowsOfGroup && page < rows.length - 1) continue;
    const group = rows.slice(firstPage, page + 1).map(([, , own]) => own);
    files.push({ firstPage, ...fingerprinted("rows", JSON.stringify(group), hash) });
    firstPage = page + 1;
    size = 0;
  }
  return files;
}

/** A file that is named after its content, so that it may be kept for ever. */
export function fingerprinted(kind: "shard" | "text" | "rows", text: string, hash: HashFunction): IndexFile {
  return { path: `assets/search/${kind}-${hash(text).slice(0, 12)}.json`, text };
}

function stamped(name: string, text: string, hash: HashFunction): IndexFile {
  return { path: `${name}-${hash(text).slice(0, 12)}.json`, text };
}
