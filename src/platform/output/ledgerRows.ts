// Reads the rows of an output's ledger and checks files against them. A small thread loads this file, too, so it imports
// little.
import { lstatSync, readFileSync, type Stats } from "node:fs";
import { readKept } from "../cache/readKept.ts";
import { digestOf, quickDigestOf } from "../hash.ts";
import { type OutputFiles, readMarker } from "./marker.ts";

/** A row: `settled` says whether the file had been left alone for a while when its stamp was taken. */
export type LedgerRow = readonly [path: string, digest: string, stamp: string, settled: 0 | 1];

/** The rows of a ledger; none if it is missing or damaged. @param file Absolute path. */
export function readRows(file: string): readonly LedgerRow[] {
  try {
    const value: unknown = JSON.parse(readKept(file));
    return Array.isArray(value) ? value.filter(isRow) : [];
  } catch {
    return []; // missing, cut short, not ours
  }
}

function isRow(value: unknown): value is LedgerRow {
  if (!Array.isArray(value)) return false;
  const [path, digest, stamp, settled]: unknown[] = value;
  const areTexts = typeof path === "string" && typeof digest === "string" && typeof stamp === "string";
  return areTexts && (settled === 0 || settled === 1);
}

/** Whether an output still has the file of a row, unchanged. @param output Absolute path. */
export function holdsRow(output: string, [path, digest, stamp, settled]: LedgerRow): boolean {
  // Faster than `join`, which would normalise what is normalised already.
  const place = `${output}/${path}`;
  const stats = statsAt(place);
  if (stats === undefined || stampOfOutput(stats) !== stamp) return false;
  return settled === 1 || isUnchanged(place, digest);
}

/** Where an output is, and its ledger, if that may be used. Absolute paths. */
export interface OutputLook {
  readonly output: string;
  readonly ledger: string | undefined;
  /** Gets a 1 for each row whose file is unchanged. Without it the look ends at the first changed file. */
  readonly found?: Uint8Array;
}

/** The ledger's rows of an output. */
export const rowsOf = ({ ledger }: OutputLook): readonly LedgerRow[] => (ledger === undefined ? [] : readRows(ledger));

/** Whether an output has exactly the files of its ledger, all unchanged. */
export const isOutputIntact = (look: OutputLook): boolean =>
  areIntact(look, { rows: rowsOf(look), files: ownFilesOf(look) });

/** Files that hubdocs wrote into an output. */
export const ownFilesOf = ({ output }: OutputLook): OutputFiles => readMarker(output) ?? new Set();

/** What was read of an output. */
interface KnownFiles {
  readonly rows: readonly LedgerRow[];
  readonly files: OutputFiles;
}

/** The same as `isOutputIntact`, for rows and files that were read already. */
export function areIntact({ output, found }: OutputLook, { rows, files }: KnownFiles): boolean {
  let isIntact = rows.length > 0 && rows.length === files.size;
  for (const [index, row] of rows.entries()) {
    if (!isIntact && found === undefined) return false;
    const isWhole = holdsRow(output, row);
    if (isWhole && found !== undefined) found[index] = 1;
    isIntact &&= isWhole && files.has(row[0]);
  }
  return isIntact;
}

/** The stamp of an output file. Unlike that of a source it ignores ctime, which changes when outputs link to the same file. */
export function stampOfOutput({ size, mtimeMs, ino, mode }: Stats): string {
  return `${size} ${mtimeMs} ${ino} ${mode}`;
}

/** The stats of a file; `undefined` when there is none. */
export function statsAt(place: string): Stats | undefined {
  try {
    const stats = lstatSync(place, { throwIfNoEntry: false });
    return stats?.isFile() === true ? stats : undefined;
  } catch {
    return undefined; // somebody's file in the place of a folder: publishing reports it
  }
}

/** Reads a file again whose stamp is not reliable, as it was taken just after a change. Copies count as changed. */
function isUnchanged(place: string, digest: string): boolean {
  try {
    const bytes = readFileSync(place);
    // Pages have quick digests, other files the usual ones.
    return quickDigestOf(bytes) === digest || digestOf(bytes) === digest;
  } catch {
    return false; // missing or unreadable: it is written anew
  }
}
