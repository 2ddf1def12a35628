// Makes a double of the present output: the same folders, with hard links to its files. A separate thread does so while the
// build is busy, so that a new output with few changes is nearly complete when its pages are.
import { linkSync, mkdirSync, renameSync } from "node:fs";
import { assertHolds, foldersOf, keptPlaceOf } from "./keptFolders.ts";
import type { LedgerRow } from "./ledgerRows.ts";
import { type OutputFiles, readMarkerText } from "./marker.ts";

/** Where the double is to be made. Absolute paths. */
export interface DoublePlace {
  /** Free path on the disk of the output. */
  readonly folder: string;
  /** Where the empty folders of former outputs are kept; those of this output are used, if they exist. */
  readonly shelf: string;
}

/** An output, and what is known of its files. */
interface DoubleRequest extends DoublePlace {
  /** Absolute path. */
  readonly output: string;
  readonly files: OutputFiles;
  readonly rows: readonly LedgerRow[];
  /** For each row of the ledger, whether its file was found unchanged: only those get a hard link. */
  readonly found: Uint8Array;
  /** Gets a 1 for each row whose file was linked. */
  readonly doubled: Uint8Array;
}

/** Makes the double. @throws a system error, or an error if the kept folders have changed; the folder is unusable then. */
export async function doubleOutput(request: DoubleRequest): Promise<void> {
  const { output, files, folder, rows, found, doubled } = request;
  const folders = foldersOf(files);
  const kept = takeKept(request);
  if (kept !== undefined) await assertHolds(folder, folders);
  else {
    mkdirSync(folder);
    for (const path of folders) mkdirSync(`${folder}/${path}`);
  }
  for (const [index, [path]] of rows.entries()) {
    if (found[index] !== 1 || !files.has(path)) continue;
    try {
      linkSync(`${output}/${path}`, `${folder}/${path}`);
    } catch (error) {
      // A disk without hard links refuses the first one, so the folders are still empty.
      if (kept !== undefined && !doubled.includes(1)) renameSync(folder, kept);
      throw error;
    }
    doubled[index] = 1;
  }
}

/** Takes kept folders. @returns Their former path; `undefined` when none were kept, or the output is on another disk. */
function takeKept({ output, shelf, folder }: DoubleRequest): string | undefined {
  try {
    const place = keptPlaceOf({ output, shelf, marker: readMarkerText(output) });
    renameSync(place, folder);
    return place;
  } catch {
    return undefined;
  }
}
