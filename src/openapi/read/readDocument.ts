// Reads one file of a specification: bytes to plain data with places. Follows no references.
import type { SitePath } from "../../model/brands.ts";
import type { Location } from "../../model/location.ts";
import { decodeText } from "../../source/decodeText.ts";
import { mapLines, type Position } from "../../source/lineMap.ts";
import { valueWithoutNul } from "../../source/wellFormed.ts";
import { parseYaml } from "../../source/yaml.ts";
import type { Findings } from "../findings.ts";
import { longNumbersIn, type NumberedDocument } from "./exactNumbers.ts";
import { mergeKeys } from "./mergeKeys.ts";

/** Bytes of one file: over three times the largest published specification known. */
const maxSpecBytes = 32 * 1024 * 1024;

/** A file of a specification as data. */
export interface SpecDocument extends NumberedDocument {
  readonly file: SitePath;
  /** Plain data that belongs to this document alone: later stages may change it. */
  readonly value: unknown;
  /** Place of what a JSON pointer names, or of its nearest ancestor. */
  locate(pointer: string): Location;
  /** Whether the text of the file holds a word: `false` spares looking for it among the values. */
  mentions(word: string): boolean;
  /** The plain scalar that a JSON pointer names as it is written; `undefined` for quoted text, maps and lists. */
  writtenText(pointer: string): string | undefined;
}

/** A file whose text is its value, as of Markdown. `undefined` after reporting why it cannot be read. */
export function readTextDocument(file: SitePath, bytes: Uint8Array, findings: Findings): SpecDocument | undefined {
  const text = readText(file, bytes, findings);
  if (text === undefined) return undefined;
  return {
    file,
    value: valueWithoutNul(text, text),
    mentions: () => false,
    locate: (pointer) => ({ file, line: 1, column: 1, pointer }),
    writtenText: () => undefined,
    longNumbers: longNumbersIn(text),
  };
}

function readText(file: SitePath, bytes: Uint8Array, findings: Findings): string | undefined {
  if (bytes.length > maxSpecBytes) {
    findings.add({
      code: "too-large",
      message: `the file has ${bytes.length} bytes, more than ${maxSpecBytes}`,
      location: { file },
      hint: "split it into files that refer to each other",
    });
    return undefined;
  }
  const decoded = decodeText(bytes);
  if (decoded.kind === "invalid") {
    findings.add({
      code: "invalid-utf8",
      message: `the bytes ${decoded.bytes} are not UTF-8`,
      location: { file, ...decoded.position },
      hint: "save the file as UTF-8",
    });
    return undefined;
  }
  return decoded.text;
}

/** Parses YAML or JSON. `undefined` after reporting why it cannot be read. */
export function readDocument(file: SitePath, bytes: Uint8Array, findings: Findings): SpecDocument | undefined {
  const text = readText(file, bytes, findings);
  if (text === undefined) return undefined;
  const result = parseYaml(text);
  if (result.kind === "problem") {
    const { message, position, hint } = result.problem;
    findings.add({
      code: message.includes("maxDepth") ? "too-large" : "api-invalid",
      message: `${message}${wordAt(text, position, message)}`,
      location: { file, ...position },
      hint,
    });
    return undefined;
  }
  const { document } = result;
  const offsetOf = mapLines(text).offsetOf;
  return {
    file,
    value: mergeKeys(valueWithoutNul(document.value, text)),
    mentions: (word) => text.includes(word),
    locate: (pointer) => ({ file, ...document.locate(pointer), pointer }),
    writtenText: (pointer) => {
      const { line, column } = document.locate(pointer, "value");
      return plainScalarAt(text, offsetOf(line) + column - 1);
    },
    longNumbers: longNumbersIn(text),
  };
}

/** The name of a repeated key, which the parser's sentence leaves out: its place is inside the quotes. */
function wordAt(text: string, { line, column }: Position, message: string): string {
  if (!message.startsWith("duplicated")) return "";
  const written = text.split("\n")[line - 1] ?? "";
  const quote = /["']/.exec(written.charAt(column - 2))?.[0];
  const rest = written.slice(column - 1);
  // `get` of `get: {}`, `/a b` of `/a b: {}`, `get` of `get": {}`
  const key = quote === undefined ? /^[^\s:,{}[\]]+(?: [^\s:#]+)*/.exec(rest)?.[0] : rest.split(quote)[0];
  return key === undefined ? "" : ` \`${key}\``;
}

/** `1.0` and `2020-01-01` are plain scalars; `"1.0"`, `{` and `*alias` are not. */
const plainScalar = /[^\s"'&*!|>{}[\],#][^\s,{}[\]#]*/y;

function plainScalarAt(text: string, offset: number): string | undefined {
  plainScalar.lastIndex = offset;
  return plainScalar.exec(text)?.[0];
}
