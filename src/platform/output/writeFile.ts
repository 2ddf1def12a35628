// Writing one file of an output from any thread, with its folders.
import { closeSync, openSync, utimesSync, writeFileSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import type { OutputPath } from "../../model/brands.ts";
import { diskFailure } from "../failure.ts";
import { makeFolders } from "../makeFolders.ts";

/** A staging folder in words that another thread understands. */
export interface StagingPlace {
  /** Absolute path. */
  readonly folder: string;
  /** The output as messages name it. */
  readonly outputName: string;
}

/**
 * A function that writes files below a folder. It is synchronous: measured, a promise costs five times what writing a
 * page does.
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

/** Longer than the tick of any file system's clock. */
const restS = 5;

/**
 * A time for a file that is known by something else than the digest of its bytes: it is not read again to see whether it
 * is still the same, so its time must not be one at which somebody could change it unnoticed.
 */
export const restedTime = (): number => Date.now() / 1000 - restS;

/** Like `openFileWriter`, for files that are not known by the digests of their bytes. */
export function openRestedWriter(place: StagingPlace): ReturnType<typeof openFileWriter> {
  const write = openFileWriter(place);
  return (path, bytes) => {
    write(path, bytes);
    const time = restedTime();
    utimesSync(join(place.folder, path), time, time);
  };
}

/** A function that writes files whose text comes in parts, and holds no more than one of them. */
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
    } catch (error) {
      throw diskFailure(`cannot write ${outputName}/${path}`, error);
    }
  };
}

function writeWhole(fd: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
}
