// Divides the terms of all blocks into ranges of similar size, using only the blocks' tables. A range has to be merged
// again only if its part of some block, or the section numbers of a block, have changed.
import { type GroupTable, groupRowBytes, letterOf, openGroups } from "./blockGroups.ts";

/** Target size of a range in bytes, and the size from which it ends where the first letter changes. */
const wantedBytes = 48_000;
const leastBytes = 24_000;

/** A block's part of a range. */
export interface RangePart {
  /** Index of the block. */
  readonly block: number;
  /** Offset of the part in the block's terms. */
  readonly offset: number;
  /** The rows of the part's groups, from the block's table. */
  readonly rows: Uint8Array;
}

/**
 * Plans ranges one at a time: a large site has hundreds of ranges, each with a part of hundreds of blocks, and all at
 * once took as much memory as its pages.
 * @param whole Whether all terms form one range.
 */
export function* planRanges(tables: readonly Uint8Array[], whole: boolean): Generator<readonly RangePart[]> {
  const blocks = tables.map((table) => openGroups(table));
  const ends = whole ? [Number.POSITIVE_INFINITY] : endsOf(blocks);
  const cursors = blocks.map(() => ({ index: 0, offset: 0 }));
  for (const end of ends) {
    const parts: RangePart[] = [];
    for (const [block, groups] of blocks.entries()) {
      const cursor = cursors[block];
      const table = tables[block];
      if (cursor === undefined || table === undefined) continue;
      const { index, offset } = cursor;
      while (cursor.index < groups.count && groups.keyAt(cursor.index) < end) {
        cursor.offset += groups.sizeAt(cursor.index);
        cursor.index += 1;
      }
      if (cursor.index === index) continue;
      parts.push({ block, offset, rows: table.subarray(index * groupRowBytes, cursor.index * groupRowBytes) });
    }
    if (parts.length > 0) yield parts;
  }
}

/** For each range, the key of the first group after it. */
function endsOf(blocks: readonly GroupTable[]): readonly number[] {
  const sizes = new Map<number, number>();
  for (const groups of blocks) {
    for (let index = 0; index < groups.count; index += 1) {
      const key = groups.keyAt(index);
      sizes.set(key, (sizes.get(key) ?? 0) + groups.sizeAt(index));
    }
  }
  const ends: number[] = [];
  let open = 0;
  let before = 0;
  for (const key of [...sizes.keys()].sort((one, other) => one - other)) {
    const size = sizes.get(key) ?? 0;
    // Ranges usually end where the first letter changes, so that changed sizes under one letter do not shift the ranges
    // of the next.
    const isFull = open + size > wantedBytes || (open > leastBytes && letterOf(key) !== letterOf(before));
    if (open > 0 && isFull) {
      ends.push(key);
      open = 0;
    }
    open += size;
    before = key;
  }
  return [...ends, Number.POSITIVE_INFINITY];
}

/**
 * Encodes what a range depends on: for each block the number of its first section, the size of its rows, and the rows.
 */
export function rangeInputOf(parts: readonly RangePart[], bases: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { rows }) => sum + 8 + rows.length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const { block, rows } of parts) {
    view.setUint32(at, bases[block] ?? 0);
    view.setUint32(at + 4, rows.length);
    bytes.set(rows, at + 8);
    at += 8 + rows.length;
  }
  return bytes;
}

/** A block's contribution to a range. */
type RangeInput = Pick<RangePart, "rows"> & {
  /** Number of the block's first section. */
  readonly base: number;
};

/** Decodes the result of `rangeInputOf`. */
export function parseRangeInput(bytes: Uint8Array): readonly RangeInput[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: RangeInput[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = at + 8 + view.getUint32(at + 4);
    parts.push({ base: view.getUint32(at), rows: bytes.subarray(at + 8, end) });
    at = end;
  }
  return parts;
}
