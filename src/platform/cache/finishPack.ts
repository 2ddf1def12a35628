// The end of a build for its packs: new ones get their table and their name in one step, old ones that were of use say so.
// Nothing here fails a build: a disk that refuses only costs the next one time.
import { closeSync, fstatSync, openSync, renameSync, unlinkSync, utimesSync } from "node:fs";
import { join } from "node:path";
import type { Hash } from "../../model/brands.ts";
import { digestOf } from "../hash.ts";
import { fillPack, type PackFiller, writeBytes } from "./packFile.ts";
import { type EntryRow, formatTable, packNameOf } from "./packFormat.ts";

/** A pack that was filled. */
interface NewPack {
  readonly fd: number;
  readonly rows: readonly EntryRow[];
  readonly folder: string;
  readonly path: string;
}

/** Gives a new pack its table and its name; an empty one goes. A full disk only costs the next build's time. @returns Its path. */
export function finishPack({ fd, rows, folder, path }: NewPack): string {
  try {
    if (rows.length === 0) {
      unlinkSync(path);
      return path;
    }
    const table = formatTable(rows);
    writeBytes(fd, table, fstatSync(fd).size);
    const named = join(folder, packNameOf(table));
    renameSync(path, named);
    return named;
  } catch {
    remove(path); // without its table nobody could read it
    return path;
  }
}

/** Removes a file, if it can be removed. */
export function remove(path: string | undefined): void {
  try {
    if (path !== undefined) unlinkSync(path);
  } catch {
    // Gone already, or not ours to remove.
  }
}

/** Says that a pack of an earlier build was of use. */
export function touch(fd: number, newRows: ReadonlyMap<number, unknown>, paths: ReadonlyMap<number, string>): void {
  const path = newRows.has(fd) ? undefined : paths.get(fd);
  if (path === undefined) return;
  const now = new Date();
  utimesSync(path, now, now);
}

/** Writes a whole pack under a name of its own. @returns The digest of its table. */
export function writePack(path: string, fill: (filler: PackFiller) => void): Hash {
  const fd = openSync(path, "wx+", 0o644);
  try {
    const filler = fillPack(fd);
    fill(filler);
    const table = formatTable(filler.flush());
    writeBytes(fd, table, fstatSync(fd).size);
    return digestOf(table);
  } finally {
    closeSync(fd);
  }
}
