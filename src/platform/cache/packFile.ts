// Packs on the disk: opening one that is finished, filling a new one, reading an entry by its place. Works with file
// descriptors, which all threads of a process share, so that entries never travel between threads.
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

/** Where a block is, in words that another thread understands. */
export interface BlockPlace {
  readonly fd: number;
  readonly offset: number;
  readonly sizeBytes: number;
  /** Bytes of its entries. */
  readonly openBytes: number;
  readonly digest: Hash;
  /** Whether it is stored as it is. */
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

/** Blocks that were opened last, newest first: entries are mostly asked for in the order in which they were made. */
const openBlocks: { readonly digest: Hash; readonly bytes: Buffer }[] = [];
const mostOpenBlocks = 2;

/** Where the block of a row is. */
export function blockPlaceOf({ kind, offset, sizeBytes, digest, entries }: EntryRow, fd: number): BlockPlace {
  return { fd, offset, sizeBytes, openBytes: openBytesOf(entries), digest, isPlain: plainKinds.has(kind) };
}

/** The bytes of an entry; `undefined` when they are not what they were. */
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

function readBlock({ fd, offset, sizeBytes, openBytes, digest, isPlain }: BlockPlace): Buffer | undefined {
  const bytes = readIfReadable(fd, offset, sizeBytes);
  if (bytes === undefined || quickDigestOf(bytes) !== digest) return undefined;
  return isPlain ? bytes : openBlock(bytes, openBytes);
}

/** Like `readBytes`, of what can be made anew: a part that the disk has lost is no other damage than a bit that has changed. */
export function readIfReadable(fd: number, offset: number, sizeBytes: number): Buffer | undefined {
  try {
    return readBytes(fd, offset, sizeBytes);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return undefined;
  }
}

/** Bytes of a file as they are; `undefined` when it has not so many. @throws a system error. */
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
  /** Writes what has gathered and gives the rows of it. */
  flush(): readonly EntryRow[];
}

/** Entries of one kind that wait to become a block. */
interface Gathered {
  readonly keys: Hash[];
  readonly ends: number[];
  /** Room for them, which the blocks of a kind use one after another. */
  room: Buffer;
  sizeBytes: number;
}

// A block is opened as a whole, and never a whole pack is in memory.
const gatheredBytes = 1024 * 1024;
/** Room for a block as most are; more than the double of a full one is given back. */
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
  // A text is encoded where it stays: bytes of its own would be made, copied and cleared away.
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
