// Bytes of a text file to text with one kind of line end. Says where bytes are not UTF-8; reports nothing itself.
import type { Position } from "./lineMap.ts";

/** Text of a file, or the place of its first bytes that are not UTF-8. */
export type DecodedText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "invalid"; readonly position: Position; readonly bytes: string };

/**
 * Decodes UTF-8. A byte order mark is dropped, CRLF and CR become LF: lines and columns of the result are those an
 * editor shows. Nothing else is changed: NUL characters, for one, stay.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { kind: "text", text: unifyLineEnds(text) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const offset = validPrefixLength(bytes);
    return {
      kind: "invalid",
      position: endOf(bytes.subarray(0, offset)),
      bytes: hexOf(bytes.subarray(offset, offset + 2)),
    };
  }
}

function unifyLineEnds(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}

/** Number of leading bytes that are UTF-8, by halving: decoding in pieces costs no more than decoding twice. */
function validPrefixLength(bytes: Uint8Array): number {
  let valid = 0;
  for (let size = bytes.length; size > 0; size = Math.floor(size / 2)) {
    while (valid + size <= bytes.length && isUtf8(bytes.subarray(valid, valid + size))) valid += size;
  }
  return valid;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Place just after the given bytes, which are UTF-8. */
function endOf(bytes: Uint8Array): Position {
  const lines = unifyLineEnds(new TextDecoder().decode(bytes)).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => `0x${byte.toString(16).padStart(2, "0")}`).join(" ");
}
