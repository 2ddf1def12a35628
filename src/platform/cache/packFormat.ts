// The bytes of a pack: blocks one after another, then a table of their entries, then a footer that verifies the table.
// Reads and writes no files; packFile.ts does.
//
//   <block 0> <block 1> … <row 0> <row 1> … <footer>
//
// A block holds entries of one kind that were made together, mostly compressed as one: pages have most of their words in
// common, so that a block of sixteen takes a third of the time and half of the room of sixteen entries.
// A table that was cut short or has a flipped bit does not match its footer, and each row holds the digest of its block.
// So every part can be verified, and a pack may come from another machine.
import { type Hash, hashText } from "../../model/brands.ts";
import { digestOf } from "../hash.ts";

/** The kinds of entries. The main thread reads parsed sources and receipts, workers read bodies and pages. */
export const entryKinds = ["source", "page", "body", "html", "theme", "terms", "samples", "parts", "words"] as const;
/** One of them. */
export type EntryKind = (typeof entryKinds)[number];

/**
 * Kinds whose blocks are not compressed: entries that are read in parts, and those that every build reads completely. With
 * 10,000 pages, decompressing the latter took an eighth of the time after an edit; the cache is a tenth larger without.
 */
export const plainKinds: ReadonlySet<EntryKind> = new Set(["words", "source"]);

/** Row of the table: one block and the entries in it. */
export interface EntryRow {
  readonly kind: EntryKind;
  readonly offset: number;
  readonly sizeBytes: number;
  /** Digest of the block as it is stored. */
  readonly digest: Hash;
  /** For each entry its key and where it ends in the block, as the table holds them. */
  readonly entries: Uint8Array;
}

// kind 1, offset 6, size 4, digest 16, number of entries 4
const headBytes = 31;
/** Bytes of a key. */
export const keyBytes = 16;
/** Bytes of a key with its end. */
export const entryBytes = 20;
// length of the table 6, digest of the table 16, magic 8
const magic = "hubpack3";
/** Bytes of the footer. */
export const footerBytes = 30;

/** Entries of a row by their keys, and where each ends in the block. */
export function formatEntries(keys: readonly Hash[], ends: readonly number[]): Uint8Array {
  const bytes = Buffer.alloc(keys.length * entryBytes);
  for (const [index, key] of keys.entries()) {
    bytes.write(key, index * entryBytes, keyBytes, "hex");
    bytes.writeUInt32BE(ends[index] ?? 0, index * entryBytes + keyBytes);
  }
  return bytes;
}

/** Where the entry at a place of a row's entries ends. */
export const endAt = (entries: Buffer, at: number): number => entries.readUInt32BE(at + keyBytes);

/** Uncompressed size of all entries of a row. */
export function openBytesOf(entries: Uint8Array): number {
  if (entries.length < entryBytes) return 0;
  return endAt(Buffer.from(entries.buffer, entries.byteOffset, entries.byteLength), entries.length - entryBytes);
}

/** Entries of a row one by one. */
export function* entriesOf({ entries }: EntryRow): Generator<{ key: Hash; start: number; end: number }> {
  const bytes = Buffer.from(entries.buffer, entries.byteOffset, entries.byteLength);
  let start = 0;
  for (let at = 0; at < bytes.length; at += entryBytes) {
    const end = endAt(bytes, at);
    yield { key: hashText(bytes.toString("hex", at, at + keyBytes)), start, end };
    start = end;
  }
}

/** Table and footer for the end of a pack. */
export function formatTable(rows: readonly EntryRow[]): Buffer {
  const tableBytes = rows.reduce((sum, { entries }) => sum + headBytes + entries.length, 0);
  const bytes = Buffer.alloc(tableBytes + footerBytes);
  let at = 0;
  for (const { kind, offset, sizeBytes, digest, entries } of rows) {
    bytes.writeUInt8(entryKinds.indexOf(kind), at);
    bytes.writeUIntBE(offset, at + 1, 6);
    bytes.writeUInt32BE(sizeBytes, at + 7);
    bytes.write(digest, at + 11, 16, "hex");
    bytes.writeUInt32BE(entries.length / entryBytes, at + 27);
    bytes.set(entries, at + headBytes);
    at += headBytes + entries.length;
  }
  bytes.writeUIntBE(tableBytes, at, 6);
  bytes.write(digestOf(bytes.subarray(0, tableBytes)), at + 6, 16, "hex");
  bytes.write(magic, at + 22, "latin1");
  return bytes;
}

/** A name for a finished pack, from its table and footer. */
export function packNameOf(table: Buffer): string {
  return `${table.toString("hex", table.length - 24, table.length - 8)}.pack`;
}

/** Bytes that the table before a footer takes; `undefined` when the bytes are no footer. */
export function tableBytesOf(footer: Buffer): number | undefined {
  if (footer.length !== footerBytes || footer.toString("latin1", 22) !== magic) return undefined;
  return footer.readUIntBE(0, 6);
}

/** Rows of a table; `undefined` when it does not match its footer or names bytes outside the pack. */
export function parseTable(table: Buffer, footer: Buffer, endOfBlocks: number): readonly EntryRow[] | undefined {
  if (digestOf(table) !== footer.toString("hex", 6, 22)) return undefined;
  const rows: EntryRow[] = [];
  for (let at = 0; at < table.length; ) {
    const kind = entryKinds[table.readUInt8(at)];
    const offset = table.readUIntBE(at + 1, 6);
    const sizeBytes = table.readUInt32BE(at + 7);
    const digest = hashText(table.toString("hex", at + 11, at + 27));
    const count = table.readUInt32BE(at + 27);
    if (kind === undefined || offset + sizeBytes > endOfBlocks) return undefined;
    at += headBytes;
    const entries = table.subarray(at, at + count * entryBytes);
    at += entries.length;
    rows.push({ kind, offset, sizeBytes, digest, entries });
  }
  return rows;
}
