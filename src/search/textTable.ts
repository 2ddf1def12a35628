// A hash table from pieces of text to numbers. Pieces are looked up in place, as ranges of character codes, so that no
// strings are created.

/** A piece of a text, as a range of its character codes. */
export interface TextPiece {
  readonly start: number;
  readonly end: number;
  /** Hash of its characters. */
  readonly hash: number;
}

/** Pieces with their numbers, which are assigned from 0. */
interface TextTable {
  /** The number of a piece; -1 if it is unknown. */
  find(signs: Uint16Array, piece: TextPiece): number;
  /** Adds an unknown piece; it gets the next number. */
  add(signs: Uint16Array, piece: TextPiece): void;
  count(): number;
}

// A power of two. A table that is half full is doubled, so that most pieces are found at the first probe.
const leastRows = 2048;
const leastSigns = 8192;

/** Makes an empty table. */
export function createTextTable(): TextTable {
  let count = 0;
  /** By number: the hash of a piece, and where its characters begin; they end where those of the next piece begin. */
  let hashes = new Int32Array(leastRows);
  let starts = new Uint32Array(leastRows);
  let written = new Uint16Array(leastSigns);
  /** The rows of the hash table: numbers counted from 1, each in the row of its hash or the next free one. */
  let rows = new Uint32Array(leastRows);

  const put = (number: number): void => {
    let at = firstRow(hashes[number] ?? 0, rows.length);
    while (rows[at] !== 0) at = (at + 1) & (rows.length - 1);
    rows[at] = number + 1;
  };
  return {
    find(signs, { start, end, hash }) {
      const last = rows.length - 1;
      for (let at = firstRow(hash, rows.length); ; at = (at + 1) & last) {
        const number = (rows[at] ?? 0) - 1;
        if (number === -1) return -1;
        if (hashes[number] !== hash) continue;
        let from = starts[number] ?? 0;
        if ((starts[number + 1] ?? 0) - from !== end - start) continue;
        let place = start;
        for (; place < end && written[from] === signs[place]; place += 1) from += 1;
        if (place === end) return number;
      }
    },
    add(signs, { start, end, hash }) {
      const from = starts[count] ?? 0;
      const to = from + end - start;
      if (count + 2 > starts.length) {
        hashes = grown(hashes, new Int32Array(hashes.length * 2));
        starts = grown(starts, new Uint32Array(starts.length * 2));
      }
      if (to > written.length) written = grown(written, new Uint16Array(to * 2));
      hashes[count] = hash;
      written.set(signs.subarray(start, end), from);
      starts[count + 1] = to;
      count += 1;
      if (count * 2 <= rows.length) put(count - 1);
      else {
        rows = new Uint32Array(rows.length * 2);
        for (let number = 0; number < count; number += 1) put(number);
      }
    },
    count: () => count,
  };
}

/** The first row to probe. Combines both halves of the hash, because they depend on different characters. */
const firstRow = (hash: number, count: number): number => (hash ^ (hash >>> 15)) & (count - 1);

function grown<Numbers extends Int32Array | Uint32Array | Uint16Array>(numbers: Numbers, larger: Numbers): Numbers {
  larger.set(numbers);
  return larger;
}
