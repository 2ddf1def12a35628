// Counts the cells that rows of a table leave out. The parser makes them all the same, so a table with a wide head and
// many short rows is the square of its text. Reads no table.

/** Cells of a row, or a few more: a mark behind a backslash counts as well. */
export function cellsOf(row: string): number {
  let cells = 1;
  for (let at = row.indexOf("|"); at !== -1; at = row.indexOf("|", at + 1)) cells += 1;
  return cells;
}

/** At most so many cells are missing in the rows of a table with so many columns; none in one with whole rows. */
export function leftOutCells(table: string, columns: number): number {
  let rows = 0;
  for (let at = table.indexOf("\n"); at !== -1; at = table.indexOf("\n", at + 1)) rows += 1;
  return Math.max(0, rows * columns - cellsOf(table) - rows);
}
