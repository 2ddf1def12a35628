// Texts with spaces in place of tabs where CommonMark takes either and marked's rules know spaces alone. What stands before
// keeps its length, so that places in it stay. A text with other characters is a copy: it goes no further than its block,
// since a page of many such blocks would be copied as often as it has them.
import { secondLineOf } from "./blockMarks.ts";

const spaced = (text: string): string => text.replaceAll("\t", " ");

/** A table with spaces in its second line, up to the empty line behind it: one with tabs is one more row to marked. */
export function spacedTable(source: string): string {
  const rule = secondLineOf(source);
  const blank = /\n[ \t]*(?=\n|$)/.exec(source);
  if (!rule.includes("\t") && blank?.[0].includes("\t") !== true) return source;
  const table = blank === null ? source : source.slice(0, blank.index + 1);
  const start = table.indexOf("\n") + 1;
  return table.slice(0, start) + spaced(rule) + table.slice(start + rule.length);
}

/** Marks that open a fence; what follows backticks holds none. */
const fenceStart = /^ {0,3}(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})/;

/** The fence that a text begins with, spaces behind the marks that close it; `undefined` when no tabs are there. */
export function fenceWithSpacedEnd(source: string): string | undefined {
  const marks = fenceStart.exec(source)?.[1];
  if (marks === undefined) return undefined;
  const end = new RegExp(`\\n {0,3}${marks[0]}{${marks.length},}([ \\t]*)(?=\\n|$)`).exec(source);
  const [closing, blanks] = end ?? [];
  if (end === null || closing === undefined || !blanks?.includes("\t")) return undefined;
  const length = end.index + closing.length;
  return source.slice(0, length - blanks.length) + spaced(blanks);
}

/** Longest text behind the first line of a definition with tabs: a title may take several lines. */
const maxTitle = 2_000;

/** A definition of a link with spaces in its first line. */
export function withSpacedStart(definition: string): string {
  const newline = definition.indexOf("\n");
  const end = newline === -1 ? definition.length : newline;
  const line = definition.slice(0, end);
  return line.includes("\t") ? spaced(line) + definition.slice(end, end + maxTitle) : definition;
}
