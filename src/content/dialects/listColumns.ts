// Where the items of lists have their content, so that a component is put into the item it belongs to: JSX knows no
// indented code, and formatters leave tags far to the right. Follows lines; opens nothing itself.
import { trackOpaqueLines } from "../opaqueLines.ts";
import { columnsOf, indentOf, outdented } from "./pageLines.ts";

/** The lists of the lines so far. */
export interface ListColumns {
  /** Takes the next line. */
  follow(line: string): void;
  /** Column of the content of the innermost item that a line with so many blanks belongs to. */
  columnFor(indent: number): number | undefined;
}

/** A marker and the blanks behind it; with five of them, or none, the content begins behind the first. */
const marker = /^(?:[-*+]|\d{1,9}[.)])(?:[ \t]{1,4}(?![ \t])|[ \t]|$)/;
/** Longest part of a line in which markers are looked for. */
const longestLead = 200;

/** Starts outside of lists. */
export function createListColumns(): ListColumns {
  const tracker = trackOpaqueLines({ anyIndent: true });
  const items: number[] = [];
  return {
    follow(line) {
      if (line.trim() === "" || tracker.covers(line)) return;
      const lead = line.slice(0, longestLead);
      let column = columnsOf(indentOf(lead));
      while ((items.at(-1) ?? 0) > column) items.pop();
      let rest = lead.trimStart();
      for (let found = marker.exec(rest)?.[0]; found !== undefined; found = marker.exec(rest)?.[0]) {
        column += /\s$/.test(found) ? found.length : found.length + 1;
        items.push(column);
        rest = rest.slice(found.length);
      }
    },
    columnFor: (indent) => items.findLast((column) => column <= indent),
  };
}

/** Lines that are no code because of their indent alone: what is too far in for its item is moved out, fences as a whole. */
export function withoutIndentedCode(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => /^[ \t]*(?: {4}|\t)/.test(line))) return lines;
  const lists = createListColumns();
  const tracker = trackOpaqueLines({ anyIndent: true });
  let shift = 0;
  let wasOpaque = false;
  return lines.map((line) => {
    const isOpaque = tracker.covers(line);
    const isInner = isOpaque && wasOpaque;
    wasOpaque = isOpaque;
    if (line.trim() === "") return line;
    const indent = columnsOf(indentOf(line));
    const excess = indent - (lists.columnFor(indent) ?? 0);
    if (!isInner) shift = excess >= 4 ? excess : 0;
    const moved = outdented(line, shift);
    lists.follow(moved);
    return moved;
  });
}
