// Making blocks of a pack small. Measured on blocks of sixteen pages of 27 kB: brotli at quality 0 takes 35 µs a page and
// leaves a ninth, less than writing the rest would take.
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

const params = { [constants.BROTLI_PARAM_QUALITY]: 0 };
// One piece of memory for the result instead of many that have to be joined.
const leastChunkBytes = 4096;
// What a table says of a size is not believed beyond this.
const mostChunkBytes = 16 * 1024 * 1024;

/** A block as a pack stores it. */
export function compressBlock(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, { params, chunkSize: Math.max(leastChunkBytes, bytes.length >> 1) });
}

/**
 * A block again. Give it only bytes that their digest has proved.
 * @param openBytes How many it should be.
 */
export function openBlock(bytes: Buffer, openBytes: number): Buffer {
  // One more: a piece that is just full makes zlib look for another.
  return brotliDecompressSync(bytes, { chunkSize: Math.min(Math.max(leastChunkBytes, openBytes + 1), mostChunkBytes) });
}
