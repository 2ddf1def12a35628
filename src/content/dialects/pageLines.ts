// Lines of a page on their way through the passes of a dialect: each knows the line of the file it comes from, so that
// findings keep their places. Knows no dialect.
import type { DiagnosticCode } from "../../model/diagnosticCodes.ts";
import { titleInBrackets } from "../containerSyntax.ts";
import { trackOpaqueLines } from "../opaqueLines.ts";

/** A line of the text that a pass takes or gives. */
export interface PageLine {
  readonly text: string;
  /** Index of the line of the page's Markdown it comes from. */
  readonly line: number;
}

/** Something of another tool that has no meaning here; of notes with the same key a page keeps the first. */
export interface DialectNote {
  readonly key: string;
  readonly message: string;
  readonly hint: string;
  /** Index of the line. */
  readonly line: number;
  /** Counted from 1; the first one when absent. */
  readonly column?: number;
  /** What is wrong where it is no matter of the dialect. */
  readonly code?: Extract<DiagnosticCode, "unclosed-container" | "unclosed-fence">;
}

/** One step of a dialect: lines to lines. */
export type Pass = (lines: readonly PageLine[], note: (note: DialectNote) => void) => readonly PageLine[];

/** Whether each line is inside code or raw HTML, where nothing is rewritten. Fences themselves count as inside. */
export function opaqueFlags(lines: readonly PageLine[]): readonly boolean[] {
  const tracker = trackOpaqueLines({ anyIndent: true });
  return lines.map(({ text }) => tracker.covers(text));
}

/** Spaces and tabs that a line begins with. */
export function indentOf(text: string): string {
  let end = 0;
  while (text[end] === " " || text[end] === "\t") end += 1;
  return text.slice(0, end);
}

/** Columns of an indent; a tab reaches to the next fourth one. */
export function columnsOf(indent: string): number {
  let columns = 0;
  for (const character of indent) columns += character === "\t" ? 4 - (columns % 4) : 1;
  return columns;
}

/** A line without so many columns of its indent; what is left of a tab are blanks, tabs behind it stay. */
export function outdented(text: string, columns: number): string {
  let passed = 0;
  let end = 0;
  for (; passed < columns && (text[end] === " " || text[end] === "\t"); end += 1)
    passed += text[end] === "\t" ? 4 - (passed % 4) : 1;
  return " ".repeat(Math.max(0, passed - columns)) + text.slice(end);
}

/** Whether nothing but blanks stands on a line. */
export const isBlank = (text: string): boolean => text.trim() === "";

/** Whether a line is a heading, also in a list or a quotation. */
export const isHeading = (text: string): boolean =>
  /^[ \t]*(?:(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*)*#{1,6}\s/.test(text);

/** Colons of the containers that passes write: more than authors use, so that theirs end inside. */
export const dialectColons = "::::::::";

/** The opening line of a container. */
export function openingLine(
  name: string,
  title?: string,
  attributes: Readonly<Record<string, string | undefined>> = {},
): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : value === "" ? [key] : [`${key}="${value.replace(/["\n{}]/g, "")}"`],
  );
  return `${dialectColons}${name}${title ? `[${titleInBrackets(title)}]` : ""}${given.length > 0 ? `{${given.join(" ")}}` : ""}`;
}
