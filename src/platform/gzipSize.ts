// Measures the gzip size of files.
import { promisify } from "node:util";
import { gzip, gzipSync } from "node:zlib";

const gzipBeside = promisify<string | Uint8Array, Buffer>(gzip);

/** Compressed size of a file in bytes, at the level that servers use by default. */
export function gzipSizeOf(content: string | Uint8Array): number {
  return gzipSync(content).byteLength;
}

/** The same without blocking this thread. */
export async function gzipSizeBeside(content: string | Uint8Array): Promise<number> {
  return (await gzipBeside(content)).byteLength;
}
