// Putting files together to one, without holding more than one of them.
import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { diskFailure } from "../failure.ts";

/** Bytes that are written at a time. */
const chunkBytes = 1 << 20;

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
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw diskFailure(`cannot write ${name}`, error);
  }
}
