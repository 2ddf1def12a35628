// Reads archives that zipFolder wrote, one file at a time, and verifies each by its checksum. Anything that zipFolder does
// not write (encryption, more than 4 GB or 65,535 files) is refused like a damaged archive.
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { crc32, inflateRawSync } from "node:zlib";

/** An archive that is open for reading. */
export interface OpenZip {
  /** Names of all files, without the folder that holds them. */
  readonly names: readonly string[];
  /** Whether all files lie in one folder and have the time that `zipFolder` gives them. */
  readonly isOwn: boolean;
  /** @throws ZipDamaged when there is no such file, or its bytes do not match its checksum. */
  read(name: string): Buffer;
  close(): void;
}

/** Thrown for an archive that is damaged or was not written by hubdocs. */
export class ZipDamaged extends Error {}

interface Entry {
  readonly offset: number;
  readonly size: number;
  readonly zippedSize: number;
  readonly checksum: number;
  readonly isDeflated: boolean;
  /** Time and date as archives have them. */
  readonly time: number;
  readonly folder: string;
}

const endLength = 22;
/** Largest size of the comment at the end of an archive, bytes. */
const mostComment = 65_535;
const endMark = 0x06054b50;
const directoryMark = 0x02014b50;
const fileMark = 0x04034b50;

/** Opens an archive. @throws ZipDamaged, or an error of the disk. */
export function openZip(path: string): OpenZip {
  const fd = openSync(path, "r");
  try {
    const entries = readDirectory(fd);
    return {
      names: [...entries.keys()],
      isOwn: areOwn([...entries.values()]),
      read: (name) => readEntry(fd, entries.get(name)),
      close: () => closeSync(fd),
    };
  } catch (error) {
    closeSync(fd);
    if (error instanceof RangeError) throw new ZipDamaged("it is truncated");
    throw error;
  }
}

/** The earliest time that an archive can hold. */
const ownTime = 0x00_21_00_00;

function areOwn(entries: readonly Entry[]): boolean {
  const [first] = entries;
  return first !== undefined && entries.every(({ time, folder }) => time === ownTime && folder === first.folder);
}

function readAt(fd: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  if (position < 0 || readSync(fd, bytes, 0, length, position) < length) throw new ZipDamaged("it is truncated");
  return bytes;
}

function readDirectory(fd: number): ReadonlyMap<string, Entry> {
  const { size } = fstatSync(fd);
  const tailLength = Math.min(size, endLength + mostComment);
  const tail = readAt(fd, size - tailLength, tailLength);
  let end = tail.length - endLength;
  while (end >= 0 && tail.readUInt32LE(end) !== endMark) end -= 1;
  if (end < 0) throw new ZipDamaged("it is not a zip archive, or it is truncated");
  const count = tail.readUInt16LE(end + 10);
  const directory = readAt(fd, tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12));
  const entries = new Map<string, Entry>();
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (directory.readUInt32LE(at) !== directoryMark) throw new ZipDamaged("its list of files is broken");
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field));
    const name = directory.toString("utf8", at + 46, at + 46 + (nameLength ?? 0));
    entries.set(name.slice(name.indexOf("/") + 1), {
      offset: directory.readUInt32LE(at + 42),
      size: directory.readUInt32LE(at + 24),
      zippedSize: directory.readUInt32LE(at + 20),
      checksum: directory.readUInt32LE(at + 16),
      isDeflated: directory.readUInt16LE(at + 10) === 8,
      time: directory.readUInt32LE(at + 12),
      folder: name.slice(0, name.indexOf("/") + 1),
    });
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return entries;
}

function readEntry(fd: number, entry: Entry | undefined): Buffer {
  if (entry === undefined) throw new ZipDamaged("it lacks a file");
  const head = readAt(fd, entry.offset, 30);
  if (head.readUInt32LE(0) !== fileMark) throw new ZipDamaged("its list of files is broken");
  const start = entry.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  const zipped = readAt(fd, start, entry.zippedSize);
  const bytes = entry.isDeflated ? inflate(zipped, entry.size) : zipped;
  if (bytes.length !== entry.size || crc32(bytes) !== entry.checksum) throw new ZipDamaged("a file in it is broken");
  return bytes;
}

function inflate(zipped: Buffer, size: number): Buffer {
  try {
    return inflateRawSync(zipped, { maxOutputLength: Math.max(size, 1) });
  } catch (error) {
    throw new ZipDamaged(`a file in it is broken: ${error instanceof Error ? error.message : error}`);
  }
}
