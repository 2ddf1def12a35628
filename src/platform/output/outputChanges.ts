// What a new output changes of the present one, by the bytes of their files: for those who upload only that.
import { closeSync, openSync, readSync } from "node:fs";
import { statsAt } from "./ledgerRows.ts";
import type { OutputFiles } from "./marker.ts";
import type { StagedFiles } from "./stagedFiles.ts";

/** Files of an output that publishing changes, by their paths in order. */
export interface OutputChanges {
  /** Files that are new, or have other bytes than before. */
  readonly written: readonly string[];
  /** Files that are gone. */
  readonly removed: readonly string[];
  /** Size of the written files together. */
  readonly writtenBytes: number;
}

/** Both outputs. Paths are absolute. */
interface Outputs {
  readonly output: string;
  /** Where the new output is. */
  readonly folder: string;
  /** Files of the present output that hubdocs wrote. */
  readonly ownFiles: OutputFiles;
  readonly staged: Pick<StagedFiles, "kept" | "digests">;
}

/** Bytes of a file that are read at a time. */
const pieceBytes = 1 << 18;

/** Compares the outputs before the new one replaces the present one. Reads only files that were written anew. */
export function changesOf({ output, folder, ownFiles, staged: { kept, digests } }: Outputs): OutputChanges {
  const written: string[] = [];
  let writtenBytes = 0;
  for (const path of digests.keys()) {
    if (kept.has(path) || (ownFiles.has(path) && areSame(`${output}/${path}`, `${folder}/${path}`))) continue;
    written.push(path);
    writtenBytes += statsAt(`${folder}/${path}`)?.size ?? 0;
  }
  const removed = [...ownFiles].filter((path) => !digests.has(path));
  return { written: written.sort(), removed: removed.sort(), writtenBytes };
}

/** Whether two files have the same bytes; a file that is missing or cannot be read is like no other. */
function areSame(one: string, other: string): boolean {
  const size = statsAt(one)?.size;
  if (size === undefined || statsAt(other)?.size !== size) return false;
  const files: number[] = [];
  try {
    for (const path of [one, other]) files.push(openSync(path, "r"));
    const [left = -1, right = -1] = files;
    for (let at = 0; at < size; at += pieceBytes) {
      if (!pieceOf(left, at).equals(pieceOf(right, at))) return false;
    }
    return true;
  } catch {
    return false;
  } finally {
    for (const file of files) closeSync(file);
  }
}

function pieceOf(file: number, at: number): Buffer {
  const piece = Buffer.allocUnsafe(pieceBytes);
  let length = 0;
  // A read may give less than it was asked for.
  for (;;) {
    const more = readSync(file, piece, length, pieceBytes - length, at + length);
    length += more;
    if (more === 0 || length === pieceBytes) return piece.subarray(0, length);
  }
}
