// Packs on the disk: opening one that is finished, filling a new one, reading an entry by its place. Works with file
// descriptors, which all threads of a process share, so that entries never travel between threads.
import { closeSync, fstatSync, openSync, readSync, writeSync } from "node:fs";
import type { Hash } from "../../model/brands.ts";
import { digestOf } from "../hash.ts";
import { type EntryKind, type EntryRow, footerBytes, parseTable, tableBytesOf } from "./packFormat.ts";

/** Where the bytes of an entry are, in words that another thread understands. */
export interface EntryPlace {
  readonly fd: number;
  readonly offset: number;
  readonly sizeBytes: number;
  readonly digest: Hash;
}

/** A finished pack, open for reading. */
export interface OpenPack {
  readonly fd: number;
  readonly sizeBytes: number;
  readonly rows: readonly EntryRow[];
}

/** Opens a finished pack; `undefined` when it is damaged. */
export function openPack(path: string): OpenPack | undefined {
  const fd = openSync(path, "r");
  const sizeBytes = fstatSync(fd).size;
  const rows = readTable(fd, sizeBytes);
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

/** The bytes of an entry; `undefined` when they are not what they were. */
export function readEntry({ fd, offset, sizeBytes, digest }: EntryPlace): Buffer | undefined {
  const bytes = readBytes(fd, offset, sizeBytes);
  return bytes !== undefined && digestOf(bytes) === digest ? bytes : undefined;
}

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
  add(kind: EntryKind, key: Hash, bytes: Buffer): void;
  /** Writes what has gathered and gives the rows of it. */
  flush(): readonly EntryRow[];
}

// Few writes, and never a whole pack in memory.
const gatheredBytes = 1024 * 1024;

/** Fills a pack from its present end on. */
export function fillPack(fd: number): PackFiller {
  let endOffset = fstatSync(fd).size;
  let writtenOffset = endOffset;
  let rows: EntryRow[] = [];
  let pieces: Buffer[] = [];
  const write = (): void => {
    writeBytes(fd, Buffer.concat(pieces), writtenOffset);
    writtenOffset = endOffset;
    pieces = [];
  };
  return {
    add: (kind, key, bytes) => {
      rows.push({ kind, key, offset: endOffset, sizeBytes: bytes.length, digest: digestOf(bytes) });
      pieces.push(bytes);
      endOffset += bytes.length;
      if (endOffset - writtenOffset > gatheredBytes) write();
    },
    flush: () => {
      write();
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
