// A folder like the present output: the same folders, and second names of its files. Made by a thread of its own while the
// build is busy, so that a new output in which little is new is nearly there when its pages are.
import { linkSync, mkdirSync, renameSync } from "node:fs";
import { assertHolds, foldersOf, keptPlaceOf } from "./keptFolders.ts";
import type { LedgerRow } from "./ledgerRows.ts";
import { type OutputFiles, readMarkerText } from "./marker.ts";

/** Where such a folder is to stand. Absolute paths. */
export interface DoublePlace {
  /** Free path on the disk of the output. */
  readonly folder: string;
  /** Where folders of outputs are kept: those of this one are taken, if they are there. */
  readonly shelf: string;
}

/** An output, and what is known of its files. */
interface DoubleRequest extends DoublePlace {
  /** Absolute path. */
  readonly output: string;
  readonly files: OutputFiles;
  readonly rows: readonly LedgerRow[];
  /** Of each row, whether its file was found whole: the others get no second name. */
  readonly found: Uint8Array;
  /** Filled with those that have got one. */
  readonly doubled: Uint8Array;
}

/** Makes it. @throws a system error, or because the kept folders are not what they were; what stands there is of no use then. */
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
      // A disk without second names says so at once, and the folders are still empty.
      if (kept !== undefined && !doubled.includes(1)) renameSync(folder, kept);
      throw error;
    }
    doubled[index] = 1;
  }
}

/** Takes kept folders. @returns Where they were; `undefined` when none were kept, or the output is on another disk. */
function takeKept({ output, shelf, folder }: DoubleRequest): string | undefined {
  try {
    const place = keptPlaceOf({ output, shelf, marker: readMarkerText(output) });
    renameSync(place, folder);
    return place;
  } catch {
    return undefined;
  }
}
