// What the last build wrote into an output, file by file, so that the next one need not write it again. The ledger is
// only believed about a file whose stamp is still the one that was noted; it lies in the work folder, not in the output.
import { lstatSync, readFileSync, type Stats } from "node:fs";
import { join } from "node:path";
import { readKept } from "../cache/readKept.ts";
import { readStamp, writeAside } from "../cache/stampBook.ts";
import { digestOf, quickDigestOf } from "../hash.ts";

/** Files of an output with the digests of their bytes. */
export interface OutputLedger {
  /** What was written down of a file; whether it is still so is for `holds` to say. */
  find(path: string): { readonly digest: string; readonly sizeBytes: number } | undefined;
  /** Whether the output holds a file with just these bytes. */
  holds(path: string, digest: string): boolean;
  /** What the output is known by: another text after each publication. `undefined` without a ledger. */
  state(): string | undefined;
  /** Whether the ledger is about just these files, and the output holds them all. */
  isIntact(files: ReadonlySet<string>): boolean;
  /**
   * Writes down what the output holds now. A disk that refuses only costs the next build time.
   * @param linked Files of the earlier output that were found unchanged and are in the new one under a second name.
   */
  save(digests: ReadonlyMap<string, string>, linked: ReadonlySet<string>): void;
}

/** Stamp, digest, and whether the file had rested when the stamp was taken. */
type Row = readonly [path: string, digest: string, stamp: string, settled: 0 | 1];

// Longer than the tick of the clocks that modern file systems use; others count whole seconds, two at a time.
const tickMs = 50;
const coarseTickMs = 2_500;

/** Where ledgers are kept, and whether that of an earlier build is believed. */
export interface LedgerOptions {
  readonly folder: string;
  readonly isRead: boolean;
}

/** Opens the ledger of an output. @param output Absolute real path. */
export function openOutputLedger(output: string, { folder, isRead }: LedgerOptions): OutputLedger {
  const file = join(folder, `${digestOf(output)}.json`);
  let state = stateOf(file);
  const rows = new Map((isRead ? readRows(file) : []).map((row) => [row[0], row]));
  const holds = (path: string, digest: string): boolean => {
    const row = rows.get(path);
    if (row === undefined || row[1] !== digest) return false;
    const [, , stamp, settled] = row;
    // The path of an output file is whole already; joining would look at every name again.
    const place = `${output}/${path}`;
    if (stampAt(place) !== stamp) return false;
    return settled === 1 || isUnchanged(place, digest);
  };
  return {
    find: (path) => {
      const row = rows.get(path);
      return row && { digest: row[1], sizeBytes: Number.parseInt(row[2], 10) };
    },
    holds,
    state: () => state,
    isIntact: (files) =>
      rows.size > 0 &&
      rows.size === files.size &&
      [...rows.values()].every(([path, digest]) => files.has(path) && holds(path, digest)),
    save: (digests, linked) => {
      const nowMs = Date.now();
      const fresh: Row[] = [];
      for (const [path, digest] of digests) {
        const old = linked.has(path) ? rows.get(path) : undefined;
        // A second name has the same stamp; one that had not rested by then is looked at once more.
        if (old?.[3] === 1) {
          fresh.push(old);
          continue;
        }
        const stats = statsAt(`${output}/${path}`);
        if (stats === undefined) continue;
        const stamp = stampOfOutput(stats);
        // Changed since it was found unchanged: nothing is known of it.
        if (old !== undefined && old[2] !== stamp) continue;
        fresh.push([path, digest, stamp, isSettled(stats, nowMs) ? 1 : 0]);
      }
      writeAside(file, JSON.stringify(fresh));
      state = stateOf(file);
    },
  };
}

/** Whatever stands in the place of the ledger's folder, nothing is written down then. */
function stateOf(file: string): string | undefined {
  try {
    return readStamp(file);
  } catch {
    return undefined; // as if there were none
  }
}

/** Unlike that of a source it leaves out the time of a change of names: files are linked from one output to the next. */
function stampOfOutput({ size, mtimeMs, ino, mode }: Stats): string {
  return `${size} ${mtimeMs} ${ino} ${mode}`;
}

function stampAt(place: string): string | undefined {
  const stats = statsAt(place);
  return stats && stampOfOutput(stats);
}

function statsAt(place: string): Stats | undefined {
  try {
    const stats = lstatSync(place, { throwIfNoEntry: false });
    return stats?.isFile() === true ? stats : undefined;
  } catch {
    return undefined; // somebody's file in the place of a folder: publishing says what is in the way
  }
}

function isSettled({ mtimeMs }: Stats, nowMs: number): boolean {
  return nowMs - mtimeMs > (mtimeMs % 1000 === 0 ? coarseTickMs : tickMs);
}

/** A file that was stamped within the tick of its last change is read once more. Copies are copied again. */
function isUnchanged(place: string, digest: string): boolean {
  try {
    const bytes = readFileSync(place);
    // Pages have the one, other files the other.
    return quickDigestOf(bytes) === digest || digestOf(bytes) === digest;
  } catch {
    return false; // gone, or not to be read: it is written anew
  }
}

function readRows(file: string): readonly Row[] {
  try {
    const value: unknown = JSON.parse(readKept(file));
    return Array.isArray(value) ? value.filter(isRow) : [];
  } catch {
    return []; // missing, cut short, not ours
  }
}

function isRow(value: unknown): value is Row {
  if (!Array.isArray(value)) return false;
  const [path, digest, stamp, settled]: unknown[] = value;
  const areTexts = typeof path === "string" && typeof digest === "string" && typeof stamp === "string";
  return areTexts && (settled === 0 || settled === 1);
}
