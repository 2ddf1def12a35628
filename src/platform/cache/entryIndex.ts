// Finds the place of a cache entry by its key. A large site has several entries for each page and looks most of them up in
// every build, so they lie in typed arrays: an object and a string for each would take ten times the memory and time.
import { type Hash, hashText } from "../../model/brands.ts";
import type { BlockPlace, EntryPlace } from "./packFile.ts";
import { type EntryRow, endAt, entryBytes, keyBytes } from "./packFormat.ts";

/** Entries of one kind. */
export interface EntryIndex {
  /**
   * Adds the entries of a block; of entries with the same key, that of the first batch counts.
   * @param order Number of the batch that has made them in this build. @default none: they are of an earlier one
   */
  add(row: EntryRow, block: BlockPlace, order?: number): void;
  /** Where an entry is. From then on it counts as used. */
  find(key: Hash): EntryPlace | undefined;
  forget(key: Hash): EntryPlace | undefined;
  isUsed(key: Hash): boolean;
  /** The entries that were used, and the share of its block that each takes. */
  used(): Iterable<UsedEntry>;
  /** The same in the order in which batches were given out, whichever was done first. */
  usedInOrder(): Iterable<UsedEntry>;
}

interface UsedEntry {
  readonly key: () => Hash;
  readonly place: EntryPlace;
  readonly share: number;
}

const leastSlots = 1024;
const gone = -1;

const keyWords = keyBytes / 4;
const entryWords = entryBytes / 4;

/** An index without entries. */
export function openEntryIndex(): EntryIndex {
  const blocks: { readonly place: BlockPlace; readonly rawBytes: number; readonly order: number }[] = [];
  /** Keys as 32-bit numbers, which compare faster than bytes. */
  let keys = new Int32Array((leastSlots / 2) * keyWords);
  /** Four numbers for each entry: its block, start, end, and whether it was used. */
  let rows = new Int32Array((leastSlots / 2) * 4);
  /** A hash table of entry numbers plus one; 0 stands for an empty slot. */
  let slots = new Int32Array(leastSlots);
  let count = 0;
  const asked = Buffer.from(new ArrayBuffer(keyBytes));
  const askedWords = new Int32Array(asked.buffer);

  const isKeyAt = (key: number, words: Int32Array, at: number): boolean =>
    keys[key] === words[at] &&
    keys[key + 1] === words[at + 1] &&
    keys[key + 2] === words[at + 2] &&
    keys[key + 3] === words[at + 3];
  /** The slot that holds a key, or the empty one that it would get. */
  const slotOf = (words: Int32Array, at: number): number => {
    const mask = slots.length - 1;
    for (let slot = (words[at] ?? 0) & mask; ; slot = (slot + 1) & mask) {
      const entry = (slots[slot] ?? 0) - 1;
      if (entry < 0 || isKeyAt(entry * keyWords, words, at)) return slot;
    }
  };
  const grow = (): void => {
    const moreKeys = new Int32Array(keys.length * 2);
    moreKeys.set(keys);
    keys = moreKeys;
    const moreRows = new Int32Array(rows.length * 2);
    moreRows.set(rows);
    rows = moreRows;
    slots = new Int32Array(slots.length * 2);
    for (let entry = 0; entry < count; entry += 1) slots[slotOf(keys, entry * keyWords)] = entry + 1;
  };
  const entryAt = (words: Int32Array, at: number): number => {
    const slot = slotOf(words, at);
    const known = (slots[slot] ?? 0) - 1;
    if (known >= 0) return known;
    for (let word = 0; word < keyWords; word += 1) keys[count * keyWords + word] = words[at + word] ?? 0;
    rows[count * 4] = gone;
    slots[slot] = count + 1;
    count += 1;
    return count - 1;
  };
  const lookUp = (key: Hash): number => {
    asked.write(key, 0, keyBytes, "hex");
    const entry = (slots[slotOf(askedWords, 0)] ?? 0) - 1;
    return entry < 0 || rows[entry * 4] === gone ? gone : entry;
  };
  const placeAt = (entry: number): EntryPlace | undefined => {
    const block = blocks[rows[entry * 4] ?? gone];
    return block && { block: block.place, start: rows[entry * 4 + 1] ?? 0, end: rows[entry * 4 + 2] ?? 0 };
  };

  /** Number of the batch that made the entry of a row; none of one that is gone. */
  const orderAt = (row: number): number => blocks[rows[row] ?? gone]?.order ?? Number.POSITIVE_INFINITY;
  function* usedAt(entry: number): Generator<UsedEntry> {
    const place = rows[entry * 4 + 3] === 1 ? placeAt(entry) : undefined;
    if (place === undefined) return;
    const key = (): Hash => hashText(Buffer.from(keys.buffer, entry * keyBytes, keyBytes).toString("hex"));
    const rawBytes = blocks[rows[entry * 4] ?? gone]?.rawBytes ?? 1;
    yield { key, place, share: (place.end - place.start) / Math.max(1, rawBytes) };
  }

  return {
    add: ({ entries }, place, order = Number.POSITIVE_INFINITY) => {
      // A copy, because numbers of a table need not begin where the processor wants them.
      const bytes = Buffer.from(new Uint8Array(entries).buffer);
      const words = new Int32Array(bytes.buffer);
      blocks.push({ place, rawBytes: endAt(bytes, bytes.length - entryBytes), order });
      let start = 0;
      for (let at = 0; at < words.length; at += entryWords) {
        if (count * keyWords === keys.length) grow();
        const row = entryAt(words, at) * 4;
        const end = endAt(bytes, at * 4);
        if (!(orderAt(row) < order)) {
          rows[row] = blocks.length - 1;
          rows[row + 1] = start;
          rows[row + 2] = end;
        }
        if (Number.isFinite(order)) rows[row + 3] = 1;
        start = end;
      }
    },
    find: (key) => {
      const entry = lookUp(key);
      if (entry === gone) return undefined;
      rows[entry * 4 + 3] = 1;
      return placeAt(entry);
    },
    forget: (key) => {
      const entry = lookUp(key);
      if (entry === gone) return undefined;
      const place = placeAt(entry);
      rows[entry * 4] = gone;
      return place;
    },
    isUsed: (key) => {
      const entry = lookUp(key);
      return entry !== gone && rows[entry * 4 + 3] === 1;
    },
    *used() {
      for (let entry = 0; entry < count; entry += 1) yield* usedAt(entry);
    },
    *usedInOrder() {
      const partsOf = (entry: number): readonly number[] => [
        orderAt(entry * 4),
        ...rows.subarray(entry * 4, entry * 4 + 2),
      ];
      const entries = Array.from({ length: count }, (_, entry) => ({ entry, parts: partsOf(entry) }));
      entries.sort((one, other) => compareParts(one.parts, other.parts));
      for (const { entry } of entries) yield* usedAt(entry);
    },
  };
}

/** By the first number in which they differ. */
function compareParts(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((part, index) => part !== other[index]);
  return (one[at] ?? 0) - (other[at] ?? 0);
}
