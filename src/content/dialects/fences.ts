// The fences of a page's code: finds them with their content, for passes that read what stands behind the opening marks.
import { type DialectNote, indentOf, type PageLine } from "./pageLines.ts";

/** A fence and its code. */
export interface Fence {
  /** What stands before the marks: blanks, quotes, markers of lists. */
  readonly lead: string;
  readonly marks: string;
  /** What stands behind them. */
  readonly info: string;
  readonly line: number;
  /** Between the opening line and the closing one. */
  readonly code: readonly PageLine[];
  /** Absent when the fence is never closed, or ends with the quotation that it stands in. */
  readonly closing: PageLine | undefined;
}

/** Blanks and markers before a fence in group 1, its marks in group 2, its information in group 3. */
const opening = /^([ \t]*(?:(?:[-*+>]|\d{1,9}[.)])[ \t]+)*)(`{3,}|~{3,})(.*)$/;

/** Lines in which each fence is what `rewrite` makes of it; other lines go through `other`. */
export function rewriteFences(
  lines: readonly PageLine[],
  rewrite: (fence: Fence) => readonly PageLine[],
  other: (line: PageLine) => readonly PageLine[] = (line) => [line],
): readonly PageLine[] {
  const out: PageLine[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const head = lines[index];
    if (!head) break;
    const [, lead = "", marks = "", info = ""] = opening.exec(head.text) ?? [];
    if (marks === "" || (marks.startsWith("`") && info.includes("`"))) {
      for (const line of other(head)) out.push(line);
      continue;
    }
    const isQuoted = lead.includes(">");
    const isPast = (text: string): boolean => isQuoted && !quoted.test(text);
    let end = index + 1;
    while (end < lines.length && !isPast(textAt(lines, end)) && !closes(textAt(lines, end), { lead, marks })) end += 1;
    const fence = { lead, marks, info: info.trim(), line: head.line, code: lines.slice(index + 1, end) };
    const closing = isPast(textAt(lines, end)) ? undefined : lines[end];
    for (const line of rewrite({ ...fence, closing })) out.push(line);
    index = closing === undefined ? end - 1 : end;
  }
  return out;
}

/** A line of a quotation, with which its fences end, too. */
const quoted = /^[ \t]*>/;

const textAt = (lines: readonly PageLine[], index: number): string => lines[index]?.text ?? "";

/** Whether a line ends a fence; marks of code that is indented in it do not. */
function closes(written: string, { lead, marks }: Pick<Fence, "lead" | "marks">): boolean {
  const line = lead.includes(">") ? written.replace(/^[ \t>]+/, "") : written;
  const indent = indentOf(line).length;
  const text = line.slice(indent).trimEnd();
  return indent < lead.length + 4 && text.length >= marks.length && text === (marks[0] ?? "`").repeat(text.length);
}

/** The fence that lines leave open. */
export function unclosedFence(lines: readonly PageLine[]): Fence | undefined {
  const open: Fence[] = [];
  rewriteFences(lines, (fence) => {
    if (fence.closing === undefined && !fence.lead.includes(">")) open.push(fence);
    return [];
  });
  return open[0];
}

/** What is told of a fence that ends with the block it stands in, because nothing else ends it. */
export function noteOfUnclosed({ line, marks }: Fence): DialectNote {
  return {
    key: `fence ${line}`,
    message: "The code fence is never closed",
    hint: `add a line "${marks}" after the code`,
    line,
    code: "unclosed-fence",
  };
}

/** A fence with other information and code. */
export function fenceLines(fence: Fence, info: string, code: readonly PageLine[] = fence.code): readonly PageLine[] {
  const head = { text: `${fence.lead}${fence.marks}${info}`, line: fence.line };
  return [head, ...code, ...(fence.closing ? [fence.closing] : [])];
}

/** A text as code, between marks that it does not contain. */
export function fenced(text: string, info: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([marks]) => marks.length));
  const marks = "`".repeat(longest + 1);
  return `${marks}${info}\n${text}\n${marks}`;
}

/** Ranges of lines as a fence writes them; empty for none. */
export function rangesText(lines: readonly number[]): string {
  return lines.length === 0 ? "" : ` {${lines.join(",")}}`;
}

/** A text of a component as code: the lines of a fence. */
export function fence(info: string, text: string): readonly string[] {
  const marks = text.includes("```") ? "~~~~~~" : "```";
  return [`${marks}${info}`, ...text.replace(/^\n|\n\s*$/g, "").split("\n"), marks];
}
