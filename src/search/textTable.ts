// A map from pieces of texts to values, in which a piece is found where it stands: looking it up makes no new text.
import type { WordPlace } from "./scanWords.ts";

/** Values by what is written. */
export interface TextTable<Value> {
  /** The value of what stands at a place. */
  find(text: string, place: WordPlace): Value | undefined;
  /** Adds the value of what stands at a place and has none. */
  add(text: string, place: WordPlace, value: Value): void;
  count(): number;
}

interface Row<Value> {
  readonly hash: number;
  readonly written: string;
  readonly value: Value;
}

// A power of two; a table that is half full is doubled, so that most are found at the first look.
const leastRows = 1024;

/** An empty table. */
export function createTextTable<Value>(): TextTable<Value> {
  let rows = emptyRows<Value>(leastRows);
  let count = 0;
  const put = (row: Row<Value>): void => {
    let at = firstRow(row.hash, rows.length);
    while (rows[at] !== undefined) at = (at + 1) & (rows.length - 1);
    rows[at] = row;
  };
  return {
    find(text, place) {
      const { hash } = place;
      for (let at = firstRow(hash, rows.length); ; at = (at + 1) & (rows.length - 1)) {
        const row = rows[at];
        if (row === undefined) return undefined;
        if (row.hash === hash && standsAt(row.written, text, place)) return row.value;
      }
    },
    add(text, { start, end, hash }, value) {
      count += 1;
      if (count * 2 > rows.length) {
        const all = rows;
        rows = emptyRows(all.length * 2);
        for (const row of all) if (row !== undefined) put(row);
      }
      put({ hash, written: text.slice(start, end), value });
    },
    count: () => count,
  };
}

const emptyRows = <Value>(count: number): (Row<Value> | undefined)[] => new Array(count).fill(undefined);

/** The higher half says more of the first signs, the lower one of the last. */
const firstRow = (hash: number, count: number): number => (hash ^ (hash >>> 15)) & (count - 1);

const standsAt = (written: string, text: string, { start, end }: WordPlace): boolean =>
  written.length === end - start && text.startsWith(written, start);
