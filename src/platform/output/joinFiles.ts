// Putting files together to one, without holding more than a piece of them.
import { closeSync, futimesSync, mkdirSync, openSync, readFileSync, readSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { diskFailure } from "../failure.ts";
import { restedTime } from "./writeFile.ts";

/** A file below which an empty line comes, or a part of one that is taken as it is. Paths are absolute. */
export interface JoinPiece {
  readonly file: string;
  readonly stretch?: { readonly start: number; readonly sizeBytes: number };
}

/** Bytes that are written at a time: as many as stay near the processor. A megabyte takes half as long again. */
const chunkBytes = 1 << 17;

/**
 * Writes files one below the other, with an empty line between them. Between two chunks workers are heard.
 * @param target Absolute path.
 * @param name The new file as messages name it.
 */
export async function joinFiles(target: string, pieces: Iterable<JoinPiece>, name: string): Promise<void> {
  try {
    mkdirSync(dirname(target), { recursive: true });
    const file = openSync(target, "wx", 0o644);
    try {
      for (const bytes of inChunks(pieces)) {
        for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
        await nextTurn();
      }
      // It is known by the digests of its parts.
      const time = restedTime();
      futimesSync(file, time, time);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw diskFailure(`cannot write ${name}`, error);
  }
}

/** The bytes of pieces; small ones together. */
function* inChunks(pieces: Iterable<JoinPiece>): Generator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for (const { file, stretch } of pieces) {
    if (stretch !== undefined) {
      yield Buffer.concat(waiting);
      waiting = [];
      size = 0;
      yield* readStretch(file, stretch);
      continue;
    }
    const bytes = readFileSync(file);
    waiting.push(bytes, Buffer.from("\n"));
    size += bytes.length;
    if (size <= chunkBytes) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  yield Buffer.concat(waiting);
}

function* readStretch(path: string, { start, sizeBytes }: NonNullable<JoinPiece["stretch"]>): Generator<Buffer> {
  const file = openSync(path, "r");
  try {
    const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, sizeBytes));
    for (let done = 0; done < sizeBytes; ) {
      const count = readSync(file, chunk, 0, Math.min(chunk.length, sizeBytes - done), start + done);
      if (count === 0) throw new Error(`${path} has become shorter`);
      yield chunk.subarray(0, count);
      done += count;
    }
  } finally {
    closeSync(file);
  }
}
