// Writes a file of an output, and the folders that it needs, from any thread.
import { closeSync, openSync, utimesSync, writeFileSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import type { OutputPath } from "../../model/brands.ts";
import { diskFailure } from "../failure.ts";
import { makeFolders } from "../makeFolders.ts";

/** A staging folder as plain data, which can be sent to another thread. */
export interface StagingPlace {
  /** Absolute path. */
  readonly folder: string;
  /** The output as messages name it. */
  readonly outputName: string;
}

/**
 * Makes a function that writes files below a folder. It is synchronous: a promise costs five times as much as writing a
 * page.
 */
export function openFileWriter({
  folder,
  outputName,
}: StagingPlace): (path: OutputPath, bytes: Uint8Array | string) => void {
  const made = new Set<string>();
  return (path, bytes) => {
    const place = join(folder, path);
    const parent = dirname(place);
    try {
      if (!made.has(parent)) makeFolders(parent);
      made.add(parent);
      writeFileSync(place, bytes);
    } catch (error) {
      throw diskFailure(`cannot write ${outputName}/${path}`, error);
    }
  };
}

/** Seconds; longer than the tick of any file system's clock. */
const restS = 5;

/**
 * Puts the time of a file whose digest is not that of its bytes into the past. Such a file is never read again to see
 * whether it has changed, and a change within the present tick of the clock would go unnoticed.
 * @param file Its path.
 */
export function setRestedTime(file: string): void {
  const seconds = Date.now() / 1000 - restS;
  utimesSync(file, seconds, seconds);
}

/** Like `openFileWriter`, for files whose digests are not those of their bytes. */
export function openRestedWriter(place: StagingPlace): ReturnType<typeof openFileWriter> {
  const write = openFileWriter(place);
  return (path, bytes) => {
    write(path, bytes);
    setRestedTime(join(place.folder, path));
  };
}

/** Like `openRestedWriter`, for files whose text comes in parts, with one part in memory at a time. */
export function openPartsWriter({
  folder,
  outputName,
}: StagingPlace): (path: OutputPath, parts: Iterable<string>) => void {
  return (path, parts) => {
    const place = join(folder, path);
    try {
      makeFolders(dirname(place));
      const fd = openSync(place, "w", 0o644);
      try {
        for (const part of parts) writeWhole(fd, Buffer.from(part));
      } finally {
        closeSync(fd);
      }
      // By its path: with Node's permissions in force, times of open files cannot be set.
      setRestedTime(place);
    } catch (error) {
      throw diskFailure(`cannot write ${outputName}/${path}`, error);
    }
  };
}

function writeWhole(fd: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
}
