// Reads a stream of bytes in pieces that its own words delimit, however it is cut into chunks. Holds one chunk and the piece
// that is asked for.

/** Takes pieces from the front of a stream. Each is `undefined` when the stream ends before the piece does. */
interface ByteReader {
  /** What stands before the next byte of this value, which is taken too. `undefined` as well when that is longer than `most`. */
  until(byte: number, most: number): Promise<Buffer | undefined>;
  /** So many bytes. */
  take(length: number): Promise<Buffer | undefined>;
  /** Leaves so many bytes out, without keeping them; gives whether there were so many. */
  skip(length: number): Promise<boolean>;
}

/** A reader of a stream that nobody else reads. */
export function openByteReader(chunks: AsyncIterable<Uint8Array>): ByteReader {
  const source = chunks[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);

  /** Gets the next chunk; `false` at the end of the stream. */
  const refill = async (): Promise<boolean> => {
    const { done, value } = await source.next();
    if (done === true) return false;
    held = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    return true;
  };
  const takeHeld = (length: number): Buffer => {
    const part = held.subarray(0, length);
    held = held.subarray(part.length);
    return part;
  };
  return {
    until: async (byte, most) => {
      const parts: Buffer[] = [];
      for (let length = 0; ; ) {
        const at = held.indexOf(byte);
        const part = takeHeld(at === -1 ? held.length : at);
        length += part.length;
        if (length > most) return undefined;
        parts.push(part);
        if (at === -1) {
          if (!(await refill())) return undefined;
          continue;
        }
        takeHeld(1);
        return Buffer.concat(parts);
      }
    },
    take: async (length) => {
      const whole = Buffer.alloc(length);
      for (let filled = 0; filled < length; ) {
        if (held.length === 0 && !(await refill())) return undefined;
        const part = takeHeld(length - filled);
        part.copy(whole, filled);
        filled += part.length;
      }
      return whole;
    },
    skip: async (length) => {
      for (let left = length; left > 0; ) {
        if (held.length === 0 && !(await refill())) return false;
        left -= takeHeld(left).length;
      }
      return true;
    },
  };
}
