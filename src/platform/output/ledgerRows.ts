// The rows of an output's ledger, and whether a file is still what its row says. Loaded by a thread of its own too, so it
// asks for little.
import { lstatSync, readFileSync, type Stats } from "node:fs";
import { readKept } from "../cache/readKept.ts";
import { digestOf, quickDigestOf } from "../hash.ts";
import { type OutputFiles, readMarker } from "./marker.ts";

/** Stamp, digest, and whether the file had rested when the stamp was taken. */
export type LedgerRow = readonly [path: string, digest: string, stamp: string, settled: 0 | 1];

/** Rows of a ledger; none of one that is missing or damaged. @param file Absolute path. */
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

/** Whether an output still has the file of a row, to the last byte. @param output Absolute path. */
export function holdsRow(output: string, [path, digest, stamp, settled]: LedgerRow): boolean {
  // The path of an output file is whole already; joining would look at every name again.
  const place = `${output}/${path}`;
  const stats = statsAt(place);
  if (stats === undefined || stampOfOutput(stats) !== stamp) return false;
  return settled === 1 || isUnchanged(place, digest);
}

/** Where an output is, and where its ledger, if that is believed. Absolute paths. */
export interface OutputLook {
  readonly output: string;
  readonly ledger: string | undefined;
  /** A place for each row, in which is noted that its file was found whole. Without it a look ends at the first that is not. */
  readonly found?: Uint8Array;
}

/** What is known of the files of an output. */
export const rowsOf = ({ ledger }: OutputLook): readonly LedgerRow[] => (ledger === undefined ? [] : readRows(ledger));

/** Whether the files of an output are those of its ledger, and all of them whole. */
export const isOutputIntact = (look: OutputLook): boolean =>
  areIntact(look, { rows: rowsOf(look), files: ownFilesOf(look) });

/** Files that hubdocs wrote into an output. */
export const ownFilesOf = ({ output }: OutputLook): OutputFiles => readMarker(output) ?? new Set();

/** What is known of an output. */
interface KnownFiles {
  readonly rows: readonly LedgerRow[];
  readonly files: OutputFiles;
}

/** The same of what was read already. */
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

/** Unlike that of a source it leaves out the time of a change of names: files are linked from one output to the next. */
export function stampOfOutput({ size, mtimeMs, ino, mode }: Stats): string {
  return `${size} ${mtimeMs} ${ino} ${mode}`;
}

/** What the disk says of a file; `undefined` when there is none. */
export function statsAt(place: string): Stats | undefined {
  try {
    const stats = lstatSync(place, { throwIfNoEntry: false });
    return stats?.isFile() === true ? stats : undefined;
  } catch {
    return undefined; // somebody's file in the place of a folder: publishing says what is in the way
  }
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
