// A block of the search index in the cache: a summary that the main thread reads, and parts that are read when they are
// needed.
import type { Hash } from "../model/brands.ts";
import type { EntryCache } from "../platform/cache/entryCache.ts";
import { EntryDamaged } from "../platform/cache/entryDamaged.ts";
import type { EntryPlace } from "../platform/cache/packFile.ts";
import { unsqueeze } from "../platform/cache/squeeze.ts";
import { digestOf } from "../platform/hash.ts";
import type { BlockSummary } from "../search/index.ts";

/** Parts of a block that are text. */
const blockParts = ["rows", "rowsFile", "texts"] as const;
/** Name of a part that is stored by itself. */
export type BlockPart = (typeof blockParts)[number];

/** A block whose parts are kept. */
export interface StoredBlock {
  readonly key: Hash;
  readonly summary: BlockSummary;
  /** Table of its groups of terms. */
  readonly groups: Uint8Array;
  /** Where its terms are; parts of them are read alone. */
  readonly terms: EntryPlace;
}

/** Key of a part. */
export const blockPartKey = (key: Hash, part: BlockPart): Hash => digestOf(`${key} ${part}`);

/** Summary and groups as one entry. */
export function formatSummary(summary: BlockSummary, groups: Uint8Array): Buffer {
  const json = Buffer.from(JSON.stringify(summary));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json, groups]);
}

/** A block by its summary; `undefined` when a part of it is not kept. */
export function openBlock(key: Hash, bytes: Uint8Array, entries: Pick<EntryCache, "find">): StoredBlock | undefined {
  const terms = entries.find("words", key);
  const parts = blockParts.map((part) => entries.find("parts", blockPartKey(key, part)));
  if (terms === undefined || parts.includes(undefined)) return undefined;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = 4 + buffer.readUInt32BE(0);
  const summary: BlockSummary = JSON.parse(buffer.toString("utf8", 4, end));
  return { key, summary, groups: buffer.subarray(end), terms };
}

/** A part that is text. @throws EntryDamaged. */
export function readPart(key: Hash, part: BlockPart, entries: Pick<EntryCache, "read">): string {
  const bytes = entries.read("parts", blockPartKey(key, part));
  if (bytes === undefined) throw new EntryDamaged();
  return unsqueeze(bytes);
}
