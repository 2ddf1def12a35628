// Weighs files as they travel: their size after gzip.
import { promisify } from "node:util";
import { gzip, gzipSync } from "node:zlib";

const gzipBeside = promisify<string | Uint8Array, Buffer>(gzip);

/** Compressed size of a file in bytes, at the level that servers use by default. */
export function gzipSizeOf(content: string | Uint8Array): number {
  return gzipSync(content).byteLength;
}

/** The same, while this thread does something else. */
export async function gzipSizeBeside(content: string | Uint8Array): Promise<number> {
  return (await gzipBeside(content)).byteLength;
}
