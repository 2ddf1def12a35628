// Cells of the rows of a table.
import type { TextUnit } from "./textUnit.ts";
import { hasWords } from "./unitText.ts";

/** `| --- | :-: |` */
const delimiters = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/** Whether a line is the rule below the head of a table. */
export const isDelimiterRow = (line: string): boolean => line.includes("|") && delimiters.test(line);

/** A row of a table. */
interface Row {
  readonly start: number;
  readonly end: number;
  readonly line: number;
}

/** The cells of a row, those without words too: translations are compared cell by cell. */
export function cutRow(text: string, { start, end, line }: Row): readonly TextUnit[] {
  const bars: number[] = [];
  for (let index = start; index < end; index += 1) {
    if (text[index] === "\\") index += 1;
    else if (text[index] === "|") bars.push(index);
  }
  const edges = [start - 1, ...bars, end];
  const isOpen = bars[0] !== undefined && text.slice(start, bars[0]).trim() === "";
  const last = bars.at(-1);
  const isClosed = last !== undefined && last > start && text.slice(last + 1, end).trim() === "";
  const ends = edges.slice(isOpen ? 1 : 0, isClosed ? -1 : undefined);
  return ends.slice(0, -1).map((edge, index) => {
    const cell = text.slice(edge + 1, ends[index + 1]);
    const from = edge + 1 + cell.length - cell.trimStart().length;
    const own = cell.trim();
    return { kind: "cell", start: from, end: from + own.length, line, text: own, hasWords: hasWords(own), prefix: "" };
  });
}
