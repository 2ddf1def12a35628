// Remembers digests of files by their stamps (size, times, inode), so that unchanged files are not read again. A stamp is
// trusted only if the file had been left alone for a while before its digest was taken: a second change within the same
// tick of the file system's clock would not change the stamp.
import { lstatSync, renameSync, type Stats, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type Hash, hashText } from "../../model/brands.ts";
import { digestOf } from "../hash.ts";
import { makeFolders } from "../makeFolders.ts";
import { asideOf } from "./abandoned.ts";
import { remove } from "./finishPack.ts";
import { readKept } from "./readKept.ts";

// Longer than the tick of the clocks that modern file systems use; others count whole seconds, two at a time.
const tickMs = 50;
const coarseTickMs = 2_500;

/** Digests by path and stamp. */
export interface StampBook {
  /** The digest of a file whose stamp is still the same. */
  digestOf(path: string, stamp: string): Hash | undefined;
  /**
   * Remembers a digest.
   * @param readAtMs When reading began, by the clock of `Date.now`.
   */
  note(path: string, stamp: string, { digest, readAtMs }: { readonly digest: Hash; readonly readAtMs: number }): void;
  /** Saves the book for the next build. If the disk refuses, that build only takes longer. */
  save(): void;
}

/** A text that changes whenever the file's bytes may have changed. */
export function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

/** The stamp of a file; `undefined` when there is none. */
export function readStamp(path: string): string | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isFile() === true ? stampOf(stats) : undefined;
}

/** Whether a file had been left alone before a time, so that its stamp identifies its bytes. */
export function isSettled(stamp: string, atMs: number): boolean {
  const [, mtimeMs, ctimeMs] = stamp.split(" ").map(Number);
  return mtimeMs !== undefined && ctimeMs !== undefined && hasRested([mtimeMs, ctimeMs], atMs);
}

/** Whether a further change after `atMs` would show in the stamp. @param changesMs The file's times of change. */
export function hasRested(changesMs: readonly number[], atMs: number): boolean {
  const restMs = changesMs.some((ms) => ms % 1000 === 0) ? coarseTickMs : tickMs;
  return changesMs.every((ms) => atMs - ms > restMs);
}

/** Opens a book; one that is missing or damaged is empty. @param file Absolute path. */
export function openStampBook(file: string): StampBook {
  // Read late: a build with nothing to do needs only the stamps.
  let read: ReturnType<typeof readBook> | undefined;
  const old = (): ReturnType<typeof readBook> => {
    read ??= readBook(file);
    return read;
  };
  const fresh = new Map<string, readonly [stamp: string, digest: string]>();
  let isChanged = false;
  return {
    digestOf: (path, stamp) => {
      const entry = fresh.get(path) ?? old().get(path);
      if (entry === undefined || entry[0] !== stamp) return undefined;
      fresh.set(path, entry);
      return hashText(entry[1]);
    },
    note: (path, stamp, { digest, readAtMs }) => {
      if (!isSettled(stamp, readAtMs)) return;
      fresh.set(path, [stamp, digest]);
      isChanged = true;
    },
    save: () => {
      if (!isChanged) return;
      // A build with nothing to do asks for few files, so the others are kept for the next one. A build that asks for most
      // files has looked at all that still exist.
      const isWhole = fresh.size * 2 >= old().size;
      writeAside(file, withProof(JSON.stringify([...(isWhole ? fresh : new Map([...old(), ...fresh]))])));
    },
  };
}

function readBook(file: string): ReadonlyMap<string, readonly [stamp: string, digest: string]> {
  try {
    const book = readKept(file);
    const text = book.slice(book.indexOf("\n") + 1);
    if (book !== withProof(text)) return new Map(); // damaged
    const value: unknown = JSON.parse(text);
    return new Map(Array.isArray(value) ? value.filter(isEntry) : []);
  } catch {
    return new Map(); // missing, cut short, not ours
  }
}

const withProof = (text: string): string => `${digestOf(text)}\n${text}`;

function isEntry(value: unknown): value is [string, readonly [string, string]] {
  if (!Array.isArray(value) || typeof value[0] !== "string" || !Array.isArray(value[1])) return false;
  const [stamp, digest]: unknown[] = value[1];
  return typeof stamp === "string" && typeof digest === "string" && /^[0-9a-f]{32}$/.test(digest);
}

/** Writes a file in one step, so that nobody ever reads half of it. */
export function writeAside(file: string, text: string): void {
  const aside = asideOf(file);
  try {
    makeFolders(dirname(file));
    writeFileSync(aside, text);
    renameSync(aside, file);
  } catch {
    // The next build reads the files again. Half a text would only fill a full disk further.
    remove(aside);
  }
}
