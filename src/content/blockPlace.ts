// Where a block stands in its file. Knows its line already; which line that is, is counted by whoever walks the tokens.
import type { LineMap, Position } from "../source/lineMap.ts";

/** A whole file and its lines. */
interface PlacedText {
  readonly text: string;
  readonly lines: LineMap;
}

/** Place of a block: its line, and the column its first characters are found at. */
export function blockPlace(raw: string, line: number, { text, lines }: PlacedText): Position {
  const start = lines.offsetOf(line);
  const beginning = raw.trimStart().slice(0, 16);
  const newline = beginning.indexOf("\n");
  const head = newline === -1 ? beginning : beginning.slice(0, newline);
  if (text.startsWith(head, start)) return { line, column: 1 };
  const source = text.slice(start, Math.min(lines.offsetOf(line + 1), start + 400));
  return { line, column: Math.max(source.indexOf(head), 0) + 1 };
}
