// Compiled code of a script as it is kept in a file. The engine refuses code of another version of itself or of another
// processor, but believes everything else: it does not look whether the code is whole, or of this very text, and tells
// errors with the path that the script had. So a checksum of all three comes first.
import { cachedDataVersionTag } from "node:v8";
import { crc32 } from "node:zlib";

/** A script: its absolute path and its text. */
interface ScriptText {
  readonly file: string;
  readonly source: Buffer;
}

// checksum, number of heads; then tag and head of each; then what stands behind each head
const startBytes = 8;
const tagBytes = 8;
// Here the engine writes its version, the digest of its flags, and sizes. What comes behind is the same whatever the flags.
const headBytes = 32;

/**
 * The bytes of a file that keeps compiled code.
 * @param codes What the engine gave, by the tags of its states: how soon it compiles with all means, and how large
 * heaps may grow, is set while the program runs, and is no matter of the code.
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

/** Compiled code for the engine in its present state; `undefined` when it is damaged, or of something else. */
export function readKeptCode(bytes: Buffer, script: ScriptText): Buffer | undefined {
  if (bytes.length < startBytes || bytes.readUInt32LE() !== checksumOf(bytes, script)) return undefined;
  const tag = cachedDataVersionTag();
  const end = startBytes + bytes.readUInt32LE(4) * (tagBytes + headBytes);
  for (let at = startBytes; at < end; at += tagBytes + headBytes) {
    if (bytes.readUInt32LE(at) !== tag) continue;
    // The head goes where the engine looks for it: in front of the rest.
    bytes.copy(bytes, end - headBytes, at + tagBytes, at + tagBytes + headBytes);
    return bytes.subarray(end - headBytes);
  }
  return undefined;
}

const checksumOf = (bytes: Buffer, { file, source }: ScriptText): number =>
  crc32(source, crc32(file, crc32(bytes.subarray(4))));
