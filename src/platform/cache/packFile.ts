// Packs on the disk: opens finished ones, fills new ones, reads entries by their place. Works with file descriptors, which
// all threads of a process share, so that entries need not be sent from thread to thread.
import { closeSync, fstatSync, openSync, readSync, writeSync } from "node:fs";
import type { Hash } from "../../model/brands.ts";
import { isRefusal } from "../failure.ts";
import { quickDigestOf } from "../hash.ts";
import { compressBlock, openBlock } from "./block.ts";
import {
  type EntryKind,
  type EntryRow,
  footerBytes,
  formatEntries,
  openBytesOf,
  parseTable,
  plainKinds,
  tableBytesOf,
} from "./packFormat.ts";
import { readFlags } from "./readKept.ts";

/** Where a block is; plain data, which can be sent to another thread. */
export interface BlockPlace {
  readonly fd: number;
  readonly offset: number;
  readonly sizeBytes: number;
  /** Bytes of its entries. */
  readonly openBytes: number;
  readonly digest: Hash;
  /** Whether it is stored uncompressed. */
  readonly isPlain: boolean;
}

/** Where an entry is. */
export interface EntryPlace {
  readonly block: BlockPlace;
  readonly start: number;
  readonly end: number;
}

/** A finished pack, open for reading. */
interface OpenPack {
  readonly fd: number;
  readonly sizeBytes: number;
  readonly rows: readonly EntryRow[];
}

/** Opens a finished pack; `undefined` when it is damaged. */
export function openPack(path: string): OpenPack | undefined {
  const fd = openSync(path, readFlags);
  const stats = fstatSync(fd);
  const sizeBytes = stats.size;
  const rows = stats.isFile() ? readTable(fd, sizeBytes) : undefined;
  if (rows !== undefined) return { fd, sizeBytes, rows };
  closeSync(fd);
  return undefined;
}

function readTable(fd: number, sizeBytes: number): readonly EntryRow[] | undefined {
  const footer = readBytes(fd, sizeBytes - footerBytes, footerBytes);
  const tableBytes = footer && tableBytesOf(footer);
  if (footer === undefined || tableBytes === undefined) return undefined;
  const start = sizeBytes - footerBytes - tableBytes;
  const table = readBytes(fd, start, tableBytes);
  return table && parseTable(table, footer, start);
}

/** The blocks opened last, newest first: entries are mostly read in the order in which they were made. */
const openBlocks: { readonly digest: Hash; readonly bytes: Buffer }[] = [];
const mostOpenBlocks = 2;

/** Where the block of a row is. */
export function blockPlaceOf({ kind, offset, sizeBytes, digest, entries }: EntryRow, fd: number): BlockPlace {
  return { fd, offset, sizeBytes, openBytes: openBytesOf(entries), digest, isPlain: plainKinds.has(kind) };
}

/** The bytes of an entry; `undefined` when they are damaged. */
export function readEntry({ block, start, end }: EntryPlace): Buffer | undefined {
  const known = openBlocks.find(({ digest }) => digest === block.digest)?.bytes;
  const bytes = known ?? readBlock(block);
  if (bytes === undefined || end > bytes.length) return undefined;
  if (known === undefined) {
    openBlocks.unshift({ digest: block.digest, bytes });
    openBlocks.length = Math.min(openBlocks.length, mostOpenBlocks);
  }
  return bytes.subarray(start, end);
}

function readBlock(block: BlockPlace): Buffer | undefined {
  const bytes = storedBytesOf(block);
  return bytes === undefined || block.isPlain ? bytes : openBlock(bytes, block.openBytes);
}

/** The bytes of a block as the pack holds them; `undefined` when they are damaged. */
export function storedBytesOf({ fd, offset, sizeBytes, digest }: BlockPlace): Buffer | undefined {
  const bytes = readIfReadable(fd, offset, sizeBytes);
  return bytes === undefined || quickDigestOf(bytes) !== digest ? undefined : bytes;
}

/** Like `readBytes`, but an unreadable part of the disk counts as damage: what the cache loses can be made anew. */
export function readIfReadable(fd: number, offset: number, sizeBytes: number): Buffer | undefined {
  try {
    return readBytes(fd, offset, sizeBytes);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return undefined;
  }
}

/** Bytes of a file; `undefined` when the file is too short. @throws a system error. */
function readBytes(fd: number, offset: number, sizeBytes: number): Buffer | undefined {
  if (offset < 0) return undefined;
  const bytes = Buffer.allocUnsafe(sizeBytes);
  let done = 0;
  while (done < sizeBytes) {
    const count = readSync(fd, bytes, done, sizeBytes - done, offset + done);
    if (count === 0) return undefined;
    done += count;
  }
  return bytes;
}

/** Adds entries to a new pack. One thread fills one pack. */
export interface PackFiller {
  /** Copies the bytes of an entry, or writes its text. */
  add(kind: EntryKind, key: Hash, content: Buffer | string): void;
  /** Writes the entries added so far. @returns Their rows. */
  flush(): readonly EntryRow[];
}

/** Entries of one kind that wait to become a block. */
interface Gathered {
  readonly keys: Hash[];
  readonly ends: number[];
  /** A buffer that the blocks of a kind use one after another. */
  room: Buffer;
  sizeBytes: number;
}

// A block is decompressed as a whole; a whole pack is never in memory.
const gatheredBytes = 1024 * 1024;
/** Buffer size that is enough for most blocks, and the largest that is kept: twice a full block. */
const [leastRoomBytes, mostRoomBytes] = [64 * 1024, 2 * gatheredBytes];

const nothing = (): Gathered => ({ keys: [], ends: [], room: Buffer.allocUnsafeSlow(leastRoomBytes), sizeBytes: 0 });

function gather(block: Gathered, key: Hash, content: Buffer | string): void {
  const start = block.sizeBytes;
  const end = start + (typeof content === "string" ? Buffer.byteLength(content) : content.length);
  if (end > block.room.length) {
    const wider = Buffer.allocUnsafeSlow(end * 2);
    block.room.copy(wider, 0, 0, start);
    block.room = wider;
  }
  // Encoded straight into the buffer: otherwise bytes would be allocated, copied and collected.
  if (typeof content === "string") block.room.write(content, start);
  else content.copy(block.room, start);
  block.sizeBytes = end;
  block.keys.push(key);
  block.ends.push(end);
}

/** Fills a pack from its present end on. */
export function fillPack(fd: number): PackFiller {
  let endOffset = fstatSync(fd).size;
  let rows: EntryRow[] = [];
  const gathered = new Map<EntryKind, Gathered>();
  const write = (kind: EntryKind, { keys, ends, room, sizeBytes }: Gathered): void => {
    const together = room.subarray(0, sizeBytes);
    const block = plainKinds.has(kind) ? together : compressBlock(together);
    writeBytes(fd, block, endOffset);
    rows.push({
      kind,
      offset: endOffset,
      sizeBytes: block.length,
      digest: quickDigestOf(block),
      entries: formatEntries(keys, ends),
    });
    endOffset += block.length;
    gathered.set(kind, room.length > mostRoomBytes ? nothing() : { keys: [], ends: [], room, sizeBytes: 0 });
  };
  return {
    add: (kind, key, content) => {
      const block = gathered.get(kind) ?? nothing();
      gathered.set(kind, block);
      gather(block, key, content);
      if (block.sizeBytes > gatheredBytes) write(kind, block);
    },
    flush: () => {
      for (const [kind, block] of gathered) if (block.keys.length > 0) write(kind, block);
      const flushed = rows;
      rows = [];
      return flushed;
    },
  };
}

/** Writes all bytes at a place. */
export function writeBytes(fd: number, bytes: Uint8Array, offset: number): void {
  let done = 0;
  while (done < bytes.length) done += writeSync(fd, bytes, done, bytes.length - done, offset + done);
}
