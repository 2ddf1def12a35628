// Digests of files by what the file system says of them, so that files that have not changed are not read again. A stamp
// is believed only when the file had been left alone for a while before its digest was taken: a second change within
// the same tick of the file system's clock would leave no trace.
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
  /** Writes the book down for the next build. A disk that refuses only costs time. */
  save(): void;
}

/** What changes whenever a file's bytes can have changed. */
export function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

/** The stamp of a file; `undefined` when there is none. */
export function readStamp(path: string): string | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isFile() === true ? stampOf(stats) : undefined;
}

/** Whether a file had been left alone before a time, so that its stamp stands for its bytes. */
export function isSettled(stamp: string, atMs: number): boolean {
  const [, mtimeMs, ctimeMs] = stamp.split(" ").map(Number);
  return mtimeMs !== undefined && ctimeMs !== undefined && hasRested([mtimeMs, ctimeMs], atMs);
}

/** Whether a file that was changed once more after a time shows it. @param changesMs When it was changed, as the disk says. */
export function hasRested(changesMs: readonly number[], atMs: number): boolean {
  const restMs = changesMs.some((ms) => ms % 1000 === 0) ? coarseTickMs : tickMs;
  return changesMs.every((ms) => atMs - ms > restMs);
}

/** Opens a book; one that is missing or damaged is empty. @param file Absolute path. */
export function openStampBook(file: string): StampBook {
  // Read late: a build that has nothing to do looks at stamps alone.
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
      // A build that has nothing to do asks for few files, and the next one needs the others. One that asks for most of
      // them has left out those that are gone.
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

/** Writes a file in one step; nobody ever reads half of it. */
export function writeAside(file: string, text: string): void {
  const aside = asideOf(file);
  try {
    makeFolders(dirname(file));
    writeFileSync(aside, text);
    renameSync(aside, file);
  } catch {
    // The next build reads what it needs itself. Half a text would only take room from a disk that is full.
    remove(aside);
  }
}
