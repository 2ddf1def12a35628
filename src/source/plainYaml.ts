// Reads the YAML that nearly all front matter is: one line for each field, with plain text, a whole number or a flag. Gives
// the very value that the full parser gives, many times faster, and leaves everything else to it.
import type { DataRecord } from "./isRecord.ts";

/** `title: Some words`. Keys of other forms are rare. */
const field = /([A-Za-z][A-Za-z0-9_-]*): +([^\n]*[^\s]) *(?:\n|$)/y;
/**
 * Text that means itself wherever it stands: begins with a letter, and holds nothing that ends it, such as `: ` or ` #`.
 * Colons and number signs are left to the full parser altogether.
 */
const plainText = /^\p{L}[\p{L}\p{M}\p{N} .,!?()'"’ʼ«»“”„…—–/&;_+%*=-]*$/u;
/** Text in quotes that holds neither quotes nor escapes. */
const quotedText = /^(?:"([^"\\\p{C}]*)"|'([^'\p{C}]*)')$/u;
const wholeNumber = /^(?:0|[1-9]\d{0,8})$/;
/** Words that stand for something else, in the spellings that do. */
const words: ReadonlyMap<string, boolean | null> = new Map([
  ...["true", "True", "TRUE"].map((word) => [word, true] as const),
  ...["false", "False", "FALSE"].map((word) => [word, false] as const),
  ...["null", "Null", "NULL"].map((word) => [word, null] as const),
]);

/** The value of a document (`\n` line ends) of plain fields; `undefined` when it is anything else. */
export function readPlainYaml(text: string): DataRecord | undefined {
  const value: Record<string, unknown> = {};
  field.lastIndex = 0;
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    const [, key = "", source = ""] = match ?? [];
    const read = match === null ? undefined : readValue(source);
    if (read === undefined || Object.hasOwn(value, key) || words.has(key)) return undefined;
    value[key] = read;
  }
  return value;
}

function readValue(source: string): string | number | boolean | null | undefined {
  const word = words.get(source);
  if (word !== undefined) return word;
  if (plainText.test(source)) return source;
  if (wholeNumber.test(source)) return Number(source);
  const match = quotedText.exec(source);
  return match?.[1] ?? match?.[2];
}
