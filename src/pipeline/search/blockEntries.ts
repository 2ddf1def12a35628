// A block of the search index in the cache: a summary that the main thread reads, and parts that are read when they are
// needed.
import type { Hash } from "../../model/brands.ts";
import type { EntryCache } from "../../platform/cache/entryCache.ts";
import { EntryDamaged } from "../../platform/cache/entryDamaged.ts";
import type { EntryPlace } from "../../platform/cache/packFile.ts";
import { unsqueeze } from "../../platform/cache/squeeze.ts";
import { digestOf } from "../../platform/hash.ts";
import type { BlockSummary } from "../../search/index.ts";

/** Parts of a block that are text. */
const blockParts = ["rows", "rowsFile", "texts"] as const;
/** Name of a part that is stored by itself. */
type BlockPart = (typeof blockParts)[number];

/** A block whose parts are kept. */
export interface StoredBlock {
  readonly key: Hash;
  readonly summary: BlockSummary;
  /** Rows of its pages with numbers in place of the sections, joined by commas. */
  readonly shortRows: () => string;
  /** Table of its groups of terms. */
  readonly groups: Uint8Array;
  /** Where its terms are; parts of them are read alone. */
  readonly terms: EntryPlace;
}

/** Key of a part. */
export const blockPartKey = (key: Hash, part: BlockPart): Hash => digestOf(`${key} ${part}`);

/** Summary, short rows and groups as one entry: what every build needs of every block. */
export function formatSummary(summary: BlockSummary, shortRows: string, groups: Uint8Array): Buffer {
  const [json, rows] = [Buffer.from(JSON.stringify(summary)), Buffer.from(shortRows)];
  const lengths = Buffer.alloc(lengthBytes * 2);
  lengths.writeUInt32BE(json.length);
  lengths.writeUInt32BE(rows.length, lengthBytes);
  return Buffer.concat([lengths, json, rows, groups]);
}

const lengthBytes = 4;

/** A block by its summary; `undefined` when a part of it is not kept. */
export function openBlock(key: Hash, bytes: Uint8Array, entries: Pick<EntryCache, "find">): StoredBlock | undefined {
  const terms = entries.find("words", key);
  const parts = blockParts.map((part) => entries.find("parts", blockPartKey(key, part)));
  if (terms === undefined || parts.includes(undefined)) return undefined;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rowsStart = lengthBytes * 2 + buffer.readUInt32BE(0);
  const rowsEnd = rowsStart + buffer.readUInt32BE(lengthBytes);
  const summary: BlockSummary = JSON.parse(buffer.toString("utf8", lengthBytes * 2, rowsStart));
  const shortRows = (): string => buffer.toString("utf8", rowsStart, rowsEnd);
  // No buffer: parts of one take far longer to make.
  const groups = new Uint8Array(bytes.buffer, bytes.byteOffset + rowsEnd, bytes.length - rowsEnd);
  return { key, summary, shortRows, groups, terms };
}

/** A part that is text. @throws EntryDamaged. */
export function readPart(key: Hash, part: BlockPart, entries: Pick<EntryCache, "read">): string {
  return unsqueeze(readPartBytes(key, part, entries));
}

/** The bytes of such a part. @throws EntryDamaged. */
export function readPartBytes(key: Hash, part: BlockPart, entries: Pick<EntryCache, "read">): Buffer {
  const bytes = entries.read("parts", blockPartKey(key, part));
  if (bytes === undefined) throw new EntryDamaged();
  return bytes;
}
