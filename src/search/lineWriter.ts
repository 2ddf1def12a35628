// Writes terms and packed postings as lines of bytes, with the alphabet of packing.ts. Does not interpret them.
import { alphabet } from "./packing.ts";

/** A growing buffer of bytes. */
export interface LineWriter {
  /** Ensures capacity. Must be called before writing, with at least the number of bytes to be written. */
  reserve(bytes: number): void;
  text(text: string): void;
  /** Writes a whole number in the encoding of `packNumber`. */
  number(number: number): void;
  /** Writes a whole number, and a second one as a single digit of the alphabet. */
  posting(number: number, digit: number): void;
  tab(): void;
  newline(): void;
  /** Number of bytes written so far. */
  size(): number;
  /** A copy of the bytes written so far. */
  bytes(): Uint8Array;
}

/** Most bytes of an encoded number: six digits hold any 32-bit number. */
export const numberBytes = 6;
/** Most bytes of a UTF-16 code unit in UTF-8. */
export const signBytes = 3;

const codes = Uint8Array.from(alphabet, (sign) => sign.charCodeAt(0));
const half = alphabet.length / 2;
const [tab, newline] = [9, 10];
/** Code units below this take at most two bytes. */
const firstLong = 0x800;

/** Makes an empty writer. */
export function createLineWriter(): LineWriter {
  const encoder = new TextEncoder();
  let bytes = new Uint8Array(0x10000);
  let end = 0;
  const put = (byte: number): void => {
    bytes[end] = byte;
    end += 1;
  };
  return {
    reserve(count) {
      if (end + count <= bytes.length) return;
      const larger = new Uint8Array(Math.max(end + count, bytes.length * 2));
      larger.set(bytes.subarray(0, end));
      bytes = larger;
    },
    text(text) {
      const start = end;
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code < 0x80) put(code);
        else if (code < firstLong) {
          put(0xc0 | (code >> 6));
          put(0x80 | (code & 0x3f));
        } else {
          end = start + encoder.encodeInto(text, bytes.subarray(start)).written;
          return;
        }
      }
    },
    number(number) {
      end = putNumber(bytes, end, number);
    },
    posting(number, digit) {
      const at = putNumber(bytes, end, number);
      bytes[at] = codes[digit] ?? 0;
      end = at + 1;
    },
    tab: () => put(tab),
    newline: () => put(newline),
    size: () => end,
    bytes: () => bytes.slice(0, end),
  };
}

/** Writes a whole number. @returns The position after it. */
function putNumber(bytes: Uint8Array, start: number, number: number): number {
  let at = start;
  let rest = number;
  while (rest >= half) {
    bytes[at] = codes[half + (rest % half)] ?? 0;
    at += 1;
    rest = Math.floor(rest / half);
  }
  bytes[at] = codes[rest] ?? 0;
  return at + 1;
}
