// Values with bytes in them, as an entry keeps them.
import { deserialize, serialize } from "node:v8";

/** A value of plain data and byte arrays as bytes. */
export function packValue(value: unknown): Buffer {
  return serialize(value);
}

/** The value again. Give it only what `packValue` of the same program has made. */
export function unpackValue(bytes: Buffer): unknown {
  return deserialize(bytes);
}
