// Putting files together to one, without holding more than one of them.
import { closeSync, futimesSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { diskFailure } from "../failure.ts";

/** Bytes that are written at a time. */
const chunkBytes = 1 << 20;
/** Longer than the tick of any file system's clock. */
const restS = 5;

/**
 * Writes files one below the other, with an empty line between them. Paths are absolute.
 * @param name The new file as messages name it.
 */
export function joinFiles(target: string, parts: readonly string[], name: string): void {
  try {
    mkdirSync(dirname(target), { recursive: true });
    const file = openSync(target, "wx", 0o644);
    try {
      let waiting: Buffer[] = [];
      let size = 0;
      const flush = (): void => {
        const bytes = Buffer.concat(waiting);
        for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
        waiting = [];
        size = 0;
      };
      for (const part of parts) {
        const bytes = readFileSync(part);
        waiting.push(bytes, Buffer.from("\n"));
        size += bytes.length;
        if (size > chunkBytes) flush();
      }
      flush();
      // Known by the digests of its parts, it is not read again to see whether it is still the same: its time must not
      // be one at which somebody could change it unnoticed.
      const restedS = Date.now() / 1000 - restS;
      futimesSync(file, restedS, restedS);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw diskFailure(`cannot write ${name}`, error);
  }
}
