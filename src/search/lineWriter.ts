// Writes lines of terms and packed postings as bytes, in the signs of packing.ts. Knows nothing of what they mean.
import { alphabet } from "./packing.ts";

/** Bytes in the making. */
export interface LineWriter {
  /** Makes room: nothing may be written that has not been asked for. */
  reserve(bytes: number): void;
  text(text: string): void;
  /** A whole number as `packNumber` writes it. */
  number(number: number): void;
  /** A whole number, and one below the length of the alphabet. */
  posting(number: number, digit: number): void;
  tab(): void;
  newline(): void;
  /** How many bytes there are. */
  size(): number;
  /** A copy of all of them. */
  bytes(): Uint8Array;
}

/** Bytes that a whole number takes at most: six digits hold what four bytes hold. */
export const numberBytes = 6;
/** Bytes that a UTF-16 unit takes at most. */
export const signBytes = 3;

const codes = Uint8Array.from(alphabet, (sign) => sign.charCodeAt(0));
const half = alphabet.length / 2;
const [tab, newline] = [9, 10];
/** Signs below take two bytes at most. */
const firstLong = 0x800;

/** No bytes yet. */
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

/** Writes a whole number. @returns The place behind it. */
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
