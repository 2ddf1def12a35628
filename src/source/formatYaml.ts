// Writes data as YAML for people and for readers of any version of it: blocks of two spaces, and quotation marks where a
// plain word would be read as something else. js-yaml's own writer gives folded blocks, quotes keys such as `y`, and ends
// in an overflow of the stack where values are very deep; specifications of strangers hold such values.
import { isRecord } from "./isRecord.ts";

/** A word that every YAML reader takes for a text: `living room`, `a/b.txt`; not `yes`, `1.5`, `a: b`, `- x`. */
const plainWord = /^[\p{L}_/](?:[\p{L}\p{N}_./@+ -]*[\p{L}\p{N}_./@+-])?$/u;
/** Words that some YAML reader takes for something else than a text. */
const otherMeaning = /^(?:true|false|yes|no|on|off|y|n|null|~)$/i;
/** Levels that are written as blocks; deeper ones stand in one line. */
const maxDepth = 50;

/** How data is written. */
interface YamlStyle {
  /** What stands for `null`: the word, or nothing behind the colon. */
  readonly nullText?: "null" | "";
  /** Whether texts of several lines are written as such, for people to edit. @default false */
  readonly hasBlocks?: boolean;
}

/** The value as a document, without a line end behind it. Keys whose value is `undefined` are left out. */
export function formatYaml(value: unknown, { nullText = "null", hasBlocks = false }: YamlStyle = {}): string {
  const scalar = (single: unknown): string => (single === null ? nullText : scalarText(single));
  const linesOf = (part: unknown, depth: number): readonly string[] => {
    if (hasBlocks && typeof part === "string" && lineText.test(part)) return blockLines(part);
    if (depth > maxDepth || !hasParts(part)) return [scalar(part)];
    if (Array.isArray(part)) return part.flatMap((item) => hanging(linesOf(item, depth + 1)));
    return Object.entries(part).flatMap(([key, inner]) => {
      if (inner === undefined) return [];
      const name = `${scalarText(key)}:`;
      const lines = linesOf(inner, depth + 1);
      if (!hasParts(inner) || depth >= maxDepth) {
        const [first = "", ...others] = lines;
        return [`${name} ${first}`.trimEnd(), ...others.map(indented)];
      }
      return [name, ...lines.map(indented)];
    });
  };
  return linesOf(value, 0).join("\n");
}

/**
 * A text of several lines that a block can hold as it is: no blank at the beginning or before the end of a line, at most one
 * line end behind it, no signs that YAML escapes.
 */
const lineText =
  /^(?!\s|[\s\S]*\n\n$)(?:[^\p{Cc}\u2028\u2029\ufeff\ud800-\udfff]*\n)+[^\p{Cc}\u2028\u2029\ufeff\ud800-\udfff]*$/u;

function blockLines(text: string): readonly string[] {
  const lines = text.split("\n");
  const isEnded = lines.at(-1) === "";
  return [isEnded ? "|" : "|-", ...(isEnded ? lines.slice(0, -1) : lines)];
}

/** Whether a value is written over several lines. */
const hasParts = (value: unknown): value is object =>
  Array.isArray(value) ? value.length > 0 : isRecord(value) && Object.keys(value).length > 0;

/** Lines of an item of a list. */
const hanging = (lines: readonly string[]): readonly string[] =>
  lines.map((line, index) => (index === 0 ? `- ${line}` : indented(line)));

const indented = (line: string): string => (line === "" ? "" : `  ${line}`);

/** A single value as YAML: what is no plain word is written as in JSON, which YAML reads as it is. */
export function scalarText(value: unknown): string {
  if (typeof value === "string" && plainWord.test(value) && !otherMeaning.test(value)) return value;
  return JSON.stringify(value) ?? "null";
}
