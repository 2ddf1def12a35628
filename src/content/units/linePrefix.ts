// What stands on a line before its text: indentation, marks of quotations, lists, tasks and footnotes.

/** The beginning of a line. */
export interface LinePrefix {
  /** Index of the text. */
  readonly content: number;
  /** Index of the text where marks of lists are none, as in the middle of a paragraph. */
  readonly unmarked: number;
  /** Column of the text, with tabs as four. */
  readonly column: number;
  /** Column of the first mark of a list; that of the text where there is none. */
  readonly markColumn: number;
  readonly quotes: number;
  /** Marks of items and footnotes. */
  readonly marks: number;
  /** Number of the first item where it has one. */
  readonly number?: number;
  /** What a further line of the same text begins with. */
  readonly continuation: string;
  /** Whether the text is indented so far that it is code where no paragraph goes on. */
  readonly isCode: boolean;
}

/** `- `, `* `, `+ `, `1. `, `2) `, `: ` of a definition; also at the end of a line. */
const listMark = /(?:[-*+:]|(\d{1,9})[.)])(?=[ \t]|$)/y;
/** `[^1]:` */
const footnoteMark = /\[\^[^\]\s[]+\]:/y;
/** `[ ]`, `[x]` behind the mark of an item. */
const task = /[ \t]+\[[ xX]\](?=[ \t])/y;
/** `---`, `* * *`: rules across the page, not lists. */
const rule = /(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$/y;

/** Spaces by which code is indented. */
const codeIndent = 4;
/** Marks that are read of a line; more than this mean nothing. */
const mostMarks = 100;

/**
 * Reads the beginning of a line.
 * @param base Column at which the text of the innermost item begins that the line may belong to.
 */
export function readPrefix(line: string, base: number): LinePrefix {
  const at = (pattern: RegExp, index: number): RegExpExecArray | null => {
    pattern.lastIndex = index;
    return pattern.exec(line);
  };
  let [index, column, gap, quotes, marks] = [0, 0, 0, 0, 0];
  let continuation = "";
  let first: { readonly index: number; readonly column: number; readonly number: string | undefined } | undefined;
  const pass = (end: number, text: string): void => {
    column += end - index;
    index = end;
    gap = 0;
    continuation += text;
  };
  for (;;) {
    for (; line[index] === " " || line[index] === "\t"; index += 1) {
      const width = line[index] === "\t" ? 4 - (column % 4) : 1;
      column += width;
      gap += width;
      continuation += line[index];
    }
    const least = first === undefined && quotes === 0 ? base : 1;
    if (gap - least >= codeIndent || quotes + marks >= mostMarks) break;
    if (line[index] === ">") {
      quotes += 1;
      pass(index + 1, ">");
      continue;
    }
    const mark = at(rule, index) === null ? (at(listMark, index) ?? at(footnoteMark, index)) : null;
    if (mark === null) break;
    marks += 1;
    first ??= { index, column, number: mark[1] };
    const isNote = mark[0].startsWith("[");
    pass(index + mark[0].length, isNote ? " ".repeat(codeIndent) : " ".repeat(mark[0].length));
    const box = at(task, index);
    if (box !== null) pass(index + box[0].length, "");
    // The text of a footnote goes on where it is indented by four, wherever its first line begins.
    if (!isNote) continue;
    while (line[index] === " ") index += 1;
    column = (first?.column ?? 0) + codeIndent;
    break;
  }
  const least = first === undefined && quotes === 0 ? base : 1;
  return {
    ...{ content: index, column, quotes, marks, continuation },
    unmarked: first?.index ?? index,
    markColumn: first?.column ?? column,
    ...(first?.number === undefined ? {} : { number: Number(first.number) }),
    isCode: gap - least >= codeIndent,
  };
}

/** Column of the first sign of a line that is no blank. */
export function indentColumn(line: string): number {
  let column = 0;
  for (const sign of line) {
    if (sign === "\t") column += 4 - (column % 4);
    else if (sign === " ") column += 1;
    else break;
  }
  return column;
}
