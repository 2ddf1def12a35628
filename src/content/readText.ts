// Bytes of a source to text, within the limits. The first step for every kind of file.
import { decodeText } from "../source/decodeText.ts";
import { maxFileBytes } from "./checkLimits.ts";
import type { Findings } from "./findings.ts";

/** Text of a file (lines end in `\n`); `undefined` when it is too large or not UTF-8, after reporting it. */
export function readText(bytes: Uint8Array, findings: Findings): string | undefined {
  if (bytes.length > maxFileBytes) {
    findings.add({
      code: "too-large",
      message: `The file has ${bytes.length} bytes; the limit is ${maxFileBytes}`,
      position: { line: 1, column: 1 },
      hint: "split the file",
    });
    return undefined;
  }
  const decoded = decodeText(bytes);
  if (decoded.kind === "text" && !isMostlyNul(decoded.text)) return decoded.text;
  if (decoded.kind === "text") {
    findings.add({
      code: "invalid-utf8",
      message: "The file is not UTF-8: about half of its bytes, or all of them, are 0x00, as in UTF-16",
      position: { line: 1, column: 1 },
      hint: "save the file as UTF-8",
    });
    return undefined;
  }
  findings.add({
    code: "invalid-utf8",
    message: `The file is not UTF-8: it contains the bytes ${decoded.bytes}`,
    position: decoded.position,
    hint: "save the file as UTF-8",
  });
  return undefined;
}

/** Whether what could be decoded is UTF-16 without a mark, or the zeros that a crash leaves of a file; not a stray NUL. */
function isMostlyNul(text: string): boolean {
  if (!text.includes("\0")) return false;
  return text.split("\0").length - 1 > 0.4 * text.length;
}
