// Values with bytes in them, as an entry keeps them.
import { deserialize, serialize } from "node:v8";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

/** A value of plain data and byte arrays as bytes. */
export function packValue(value: unknown): Buffer {
  return brotliCompressSync(serialize(value), { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
}

/** The value again. Give it only what `packValue` of the same program has made. */
export function unpackValue(bytes: Buffer): unknown {
  return deserialize(brotliDecompressSync(bytes));
}
