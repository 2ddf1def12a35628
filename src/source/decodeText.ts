// Bytes of a text file to text with one kind of line end. Says where bytes are not UTF-8; reports nothing itself.
import type { Position } from "./lineMap.ts";

/** Text of a file, or the place of its first bytes that are not UTF-8. */
type DecodedText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "invalid"; readonly position: Position; readonly bytes: string };

/** Keeps nothing from one text to the next: each is given whole. */
const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * Decodes UTF-8. A byte order mark is dropped, CRLF and CR become LF: lines and columns of the result are those an
 * editor shows. Nothing else is changed: NUL characters, for one, stay.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  try {
    const text = decoder.decode(bytes);
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

/** Number of leading bytes that are whole UTF-8 characters: halving finds where decoding first fails. */
function validPrefixLength(bytes: Uint8Array): number {
  let valid = 0;
  let invalid = bytes.length + 1;
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1;
    if (isUtf8(bytes.subarray(0, middle), { stream: true })) valid = middle;
    else invalid = middle;
  }
  // A character that was only begun is at most three bytes long.
  while (valid > 0 && !isUtf8(bytes.subarray(0, valid), { stream: false })) valid -= 1;
  return valid;
}

/** Whether bytes are UTF-8; with `stream` the last character may be incomplete. */
function isUtf8(bytes: Uint8Array, { stream }: { stream: boolean }): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream });
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
