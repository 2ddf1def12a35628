// Writes a value as YAML: blocks of two spaces, and quotation marks where a plain word would be read as something else.
import { isObject } from "../schema/json.ts";

/** A word that every YAML reader takes for a text: `living room`, `a/b.txt`; not `yes`, `1.5`, `a: b`, `- x`. */
const plainWord = /^[\p{L}_/](?:[\p{L}\p{N}_./@+ -]*[\p{L}\p{N}_./@+-])?$/u;
/** Words that some YAML reader takes for something else than a text. */
const otherMeaning = /^(?:true|false|yes|no|on|off|y|n|null|~)$/i;
/** Levels that are written as blocks; deeper ones stand in one line. */
const maxDepth = 50;

/** The value as a document, without a line end behind it. */
export function yamlText(value: unknown): string {
  return linesOf(value, 0).join("\n");
}

function linesOf(value: unknown, depth: number): readonly string[] {
  if (depth > maxDepth || !hasParts(value)) return [scalar(value)];
  if (Array.isArray(value)) return value.flatMap((item) => hanging("- ", linesOf(item, depth + 1)));
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = `${scalar(key)}:`;
    const lines = linesOf(inner, depth + 1);
    if (!hasParts(inner) || depth >= maxDepth) return [`${name} ${lines[0] ?? ""}`];
    return [name, ...lines.map((line) => `  ${line}`)];
  });
}

/** Whether a value is written over several lines. */
const hasParts = (value: unknown): value is object =>
  Array.isArray(value) ? value.length > 0 : isObject(value) && Object.keys(value).length > 0;

const hanging = (mark: string, lines: readonly string[]): readonly string[] =>
  lines.map((line, index) => `${index === 0 ? mark : "  "}${line}`);

/** A single value. What is no plain word is written as in JSON, which YAML reads as it is. */
function scalar(value: unknown): string {
  if (typeof value === "string" && plainWord.test(value) && !otherMeaning.test(value)) return value;
  return JSON.stringify(value) ?? "null";
}
