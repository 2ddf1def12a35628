// Where an offset of a text stands: line and column. Knows nothing of files.

/** A place in a text: line and column, both 1-based, columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Finds lines and columns of one text. */
export interface LineMap {
  /** Place of an offset; offsets past the end stand at the end. */
  positionAt(offset: number): Position;
  /** Offset of the first character of a line (1-based); the text's length past the last line. */
  offsetOf(line: number): number;
}

/** Prepares a text with `\n` line ends. Costs one pass; every look-up is a binary search. */
export function mapLines(text: string): LineMap {
  const starts = [0];
  for (let index = text.indexOf("\n"); index !== -1; index = text.indexOf("\n", index + 1)) starts.push(index + 1);
  return {
    positionAt(offset) {
      const place = Math.min(Math.max(offset, 0), text.length);
      const index = lastAtMost(starts, place);
      return { line: index + 1, column: place - (starts[index] ?? 0) + 1 };
    },
    offsetOf: (line) => starts[line - 1] ?? text.length,
  };
}

/** Index of the last number that is not greater than `value`; the first number must not be. */
function lastAtMost(ascending: readonly number[], value: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((ascending[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Place of an offset in a piece of text that begins at a place. */
export function placeInside(start: Position, text: string, offset: number): Position {
  return placesInside(start, text)(offset);
}

/** The same of many offsets of one text: each that is not before the last one is counted on from there. */
export function placesInside(start: Position, text: string): (offset: number) => Position {
  let { line, column } = start;
  /** Offset that stands in that line and column, and the end of the line. */
  let from = 0;
  let end = text.indexOf("\n");
  return (offset) => {
    if (offset < from) return placeInside(start, text, offset);
    for (; end !== -1 && end < offset; end = text.indexOf("\n", from)) {
      line += 1;
      column = 1;
      from = end + 1;
    }
    return { line, column: column + offset - from };
  };
}

/** Number of newlines of a text. */
export function countNewlines(text: string): number {
  let count = 0;
  for (let index = text.indexOf("\n"); index !== -1; index = text.indexOf("\n", index + 1)) count += 1;
  return count;
}
