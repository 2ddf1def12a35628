// Texts with spaces in place of tabs where CommonMark takes either and marked's rules know spaces alone. All texts keep
// their length, so that places in them stay.
import { secondLineOf } from "./blockMarks.ts";

const spaced = (text: string): string => text.replaceAll("\t", " ");

/** A table with spaces in its second line. */
export function withSpacedRule(source: string): string {
  const rule = secondLineOf(source);
  if (!rule.includes("\t")) return source;
  const start = source.indexOf("\n") + 1;
  return source.slice(0, start) + spaced(rule) + source.slice(start + rule.length);
}

/** A text up to its first empty line when that holds tabs, which to marked is one more row of a table. */
export function upToTabs(source: string): string {
  const blank = /\n[ \t]*(?=\n|$)/.exec(source);
  return blank?.[0].includes("\t") === true ? source.slice(0, blank.index + 1) : source;
}

/** Marks that open a fence. */
const fenceStart = /^ {0,3}(`{3,}|~{3,})/;

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

/** A definition of a link with spaces in its first line. */
export function withSpacedStart(definition: string): string {
  const newline = definition.indexOf("\n");
  const end = newline === -1 ? definition.length : newline;
  const line = definition.slice(0, end);
  return line.includes("\t") ? spaced(line) + definition.slice(end) : definition;
}
