// Weighs files as they travel: their size after gzip.
import { gzipSync } from "node:zlib";

/** Compressed size of a file in bytes, at the level that servers use by default. */
export function gzipSizeOf(content: string | Uint8Array): number {
  return gzipSync(content).byteLength;
}
