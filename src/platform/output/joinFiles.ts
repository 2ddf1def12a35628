// Joins files to one without having more than a piece of them in memory.
import { closeSync, openSync, readSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { diskFailure } from "../failure.ts";
import { makeFolders } from "../makeFolders.ts";
import { nextTurn } from "../nextTurn.ts";
import { setRestedTime } from "./writeFile.ts";

/** A whole file, followed by an empty line, or a stretch of a file, copied unchanged. Paths are absolute. */
export interface JoinPiece {
  readonly file: string;
  readonly stretch?: { readonly start: number; readonly sizeBytes: number };
}

/** Bytes written at a time: few enough for the processor's cache. With a megabyte joining takes half as long again. */
const chunkBytes = 1 << 17;

/**
 * Writes files one below the other, with an empty line between them. Messages of workers are handled between two chunks.
 * @param target Absolute path.
 * @param name The new file as messages name it.
 */
export async function joinFiles(target: string, pieces: Iterable<JoinPiece>, name: string): Promise<void> {
  try {
    makeFolders(dirname(target));
    const file = openSync(target, "wx", 0o644);
    try {
      for (const bytes of inChunks(pieces)) {
        for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
        await nextTurn();
      }
    } finally {
      closeSync(file);
    }
    // The ledger knows the file by the digests of its parts, not by its bytes.
    setRestedTime(target);
  } catch (error) {
    throw diskFailure(`cannot write ${name}`, error);
  }
}

/** The bytes of pieces, in one buffer that is used again: each chunk must be used before the next is asked for. */
function* inChunks(pieces: Iterable<JoinPiece>): Generator<Buffer> {
  const chunk = Buffer.allocUnsafe(chunkBytes);
  let filled = 0;
  for (const { file, stretch } of pieces) {
    const input = openSync(file, "r");
    try {
      for (let at = stretch?.start, left = stretch?.sizeBytes ?? Number.POSITIVE_INFINITY; left > 0; ) {
        // There must be room for a line end.
        if (filled >= chunkBytes - 1) {
          yield chunk.subarray(0, filled);
          filled = 0;
        }
        const count = readSync(input, chunk, filled, Math.min(chunkBytes - 1 - filled, left), at ?? null);
        if (count === 0 && stretch !== undefined) throw new Error(`${file} has become shorter`);
        if (count === 0) break;
        filled += count;
        left -= count;
        if (at !== undefined) at += count;
      }
    } finally {
      closeSync(input);
    }
    if (stretch === undefined) filled += chunk.write("\n", filled);
  }
  yield chunk.subarray(0, filled);
}
