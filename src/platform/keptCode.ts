// The file format for compiled code of a script. The engine refuses code of another version or processor, but trusts
// everything else: it checks neither whether the code is undamaged nor whether it belongs to this text, and errors name the
// path that the script had when it was compiled. So the file begins with a checksum of code, text and path.
import { cachedDataVersionTag } from "node:v8";
import { crc32 } from "node:zlib";

/** A script: its absolute path and its text. */
interface ScriptText {
  readonly file: string;
  readonly source: Buffer;
}

// checksum, number of heads; then each head after its tag; then the code, which all heads share
const startBytes = 8;
const tagBytes = 8;
// In the head the engine writes its version, the digest of its flags, and sizes. The rest does not depend on the flags.
const headBytes = 32;

/**
 * The bytes of a file with compiled code.
 * @param codes Code for each state of the engine's flags, by its tag. The program changes flags while it runs (how soon
 * functions are optimised, how large heaps may grow), which do not affect the code itself.
 */
export function packCode(codes: ReadonlyMap<number, Buffer>, script: ScriptText): Buffer {
  const [first = Buffer.alloc(0)] = codes.values();
  const rest = first.subarray(headBytes);
  const start = Buffer.alloc(startBytes);
  start.writeUInt32LE(codes.size, 4);
  const heads = [...codes].map(([tag, code]) => {
    if (!code.subarray(headBytes).equals(rest)) throw new Error("Compiled code depends on flags of the engine");
    const head = Buffer.alloc(tagBytes + headBytes);
    head.writeUInt32LE(tag);
    code.copy(head, tagBytes, 0, headBytes);
    return head;
  });
  const bytes = Buffer.concat([start, ...heads, rest]);
  bytes.writeUInt32LE(checksumOf(bytes, script));
  return bytes;
}

/** Compiled code for the engine's present state; `undefined` when it is damaged or belongs to something else. */
export function readKeptCode(bytes: Buffer, script: ScriptText): Buffer | undefined {
  if (bytes.length < startBytes || bytes.readUInt32LE() !== checksumOf(bytes, script)) return undefined;
  const tag = cachedDataVersionTag();
  const end = startBytes + bytes.readUInt32LE(4) * (tagBytes + headBytes);
  for (let at = startBytes; at < end; at += tagBytes + headBytes) {
    if (bytes.readUInt32LE(at) !== tag) continue;
    // The engine expects the head directly before the code.
    bytes.copy(bytes, end - headBytes, at + tagBytes, at + tagBytes + headBytes);
    return bytes.subarray(end - headBytes);
  }
  return undefined;
}

const checksumOf = (bytes: Buffer, { file, source }: ScriptText): number =>
  crc32(source, crc32(file, crc32(bytes.subarray(4))));
