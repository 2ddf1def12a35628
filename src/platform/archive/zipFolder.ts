// Writes a folder as a zip archive. Names are sorted, all times are the same, and the compressor is written in JavaScript,
// so the same files give the same bytes on every machine. Holds one file at a time.
import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Zip, ZipDeflate } from "fflate";
import { asideOf, removeAbandoned } from "../cache/abandoned.ts";
import { diskFailure } from "../failure.ts";

/** A file of an archive. */
export interface ZippedFile {
  /** Path below the folder. */
  readonly path: string;
  readonly bytes: number;
  /** Bytes that the file takes in the archive, its name included. */
  readonly zippedBytes: number;
}

/**
 * Writes the archive of a folder. An existing archive is replaced once the new one is complete.
 * @param paths Files below the folder. In the archive they lie below a folder of the same name.
 * @throws PlatformFailure write-failed, or the signal's reason.
 */
export function zipFolder(
  folder: string,
  paths: readonly string[],
  { target, signal }: { readonly target: string; readonly signal: AbortSignal },
): readonly ZippedFile[] {
  const unfinished = asideOf(target);
  removeAbandoned(dirname(target), new Set([basename(target)]));
  try {
    const files = withFile(unfinished, (fd) => writeArchive(fd, { folder, paths, signal }));
    renameSync(unfinished, target);
    return files;
  } catch (error) {
    leave(unfinished);
    signal.throwIfAborted();
    throw diskFailure(`cannot write ${target}`, error);
  }
}

function leave(unfinished: string): void {
  try {
    rmSync(unfinished, { force: true });
  } catch {
    // Writing the next archive removes the file; the earlier error is the one to report.
  }
}

function withFile<Result>(path: string, use: (fd: number) => Result): Result {
  const fd = openSync(path, "w", 0o644);
  try {
    return use(fd);
  } finally {
    closeSync(fd);
  }
}

interface Archive {
  readonly folder: string;
  readonly paths: readonly string[];
  readonly signal: AbortSignal;
}

function writeArchive(fd: number, { folder, paths, signal }: Archive): readonly ZippedFile[] {
  let written = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written += chunk.length;
    for (let at = 0; at < chunk.length; ) at += writeSync(fd, chunk, at);
  });
  const files: ZippedFile[] = [];
  for (const path of [...paths].sort()) {
    signal.throwIfAborted();
    const before = written;
    const bytes = readFileSync(join(folder, path));
    const file = new ZipDeflate(`${basename(folder)}/${path}`, { level: isDense(path) ? 0 : 9 });
    // Zip stores local time, so the same fields give the same bytes in every time zone. This is its earliest date.
    file.mtime = new Date(1980, 0, 1);
    // Unix, a file that everybody may read.
    file.os = 3;
    file.attrs = 0o100644 << 16;
    zip.add(file);
    file.push(bytes, true);
    files.push({ path, bytes: bytes.length, zippedBytes: written - before });
  }
  zip.end();
  return files;
}

/** Whether a file is compressed already. */
const isDense = (path: string): boolean => /\.(?:woff2?|png|jpe?g|webp|avif|gif|mp4|webm|zip|gz|br)$/i.test(path);
