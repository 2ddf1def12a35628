// Where the entries of a cache are, by key. A large site has several entries for each page and looks up most of them in
// every build, so they stand in plain arrays: an object and a text for each would take ten times the room and time.
import { type Hash, hashText } from "../../model/brands.ts";
import type { BlockPlace, EntryPlace } from "./packFile.ts";
import { type EntryRow, endAt, entryBytes, keyBytes } from "./packFormat.ts";

/** Entries of one kind. */
export interface EntryIndex {
  readonly size: () => number;
  /** Makes the entries of a block known; they go before those of the same keys that were known. */
  add(row: EntryRow, block: BlockPlace, isUsed: boolean): void;
  /** Where an entry is; it counts as used from then on. */
  find(key: Hash): EntryPlace | undefined;
  forget(key: Hash): EntryPlace | undefined;
  isUsed(key: Hash): boolean;
  /** Entries that were used, with the share of its block that each takes. */
  used(): Iterable<{ readonly key: () => Hash; readonly place: EntryPlace; readonly share: number }>;
}

const leastSlots = 1024;
const gone = -1;

/** An index without entries. */
export function openEntryIndex(): EntryIndex {
  const blocks: { readonly place: BlockPlace; readonly rawBytes: number }[] = [];
  let keys = Buffer.alloc((leastSlots / 2) * keyBytes);
  /** Number of the block, start, end and use of each entry. */
  let rows = new Int32Array((leastSlots / 2) * 4);
  /** Numbers of entries, one more than they are, where their keys lead. */
  let slots = new Int32Array(leastSlots);
  let count = 0;
  let left = 0;
  const asked = Buffer.alloc(keyBytes);

  const startOf = (bytes: Buffer, at: number): number => bytes.readUInt32LE(at) & (slots.length - 1);
  /** The slot where a key is, or where it would be. */
  const slotOf = (bytes: Buffer, at: number): number => {
    for (let slot = startOf(bytes, at); ; slot = (slot + 1) & (slots.length - 1)) {
      const entry = (slots[slot] ?? 0) - 1;
      if (entry < 0 || keys.compare(bytes, at, at + keyBytes, entry * keyBytes, (entry + 1) * keyBytes) === 0)
        return slot;
    }
  };
  const grow = (): void => {
    keys = Buffer.concat([keys], keys.length * 2);
    const more = new Int32Array(rows.length * 2);
    more.set(rows);
    rows = more;
    slots = new Int32Array(slots.length * 2);
    for (let entry = 0; entry < count; entry += 1) slots[slotOf(keys, entry * keyBytes)] = entry + 1;
  };
  const entryAt = (bytes: Buffer, at: number): number => {
    const slot = slotOf(bytes, at);
    const known = (slots[slot] ?? 0) - 1;
    if (known >= 0) return known;
    bytes.copy(keys, count * keyBytes, at, at + keyBytes);
    rows[count * 4] = gone;
    slots[slot] = count + 1;
    count += 1;
    return count - 1;
  };
  const lookUp = (key: Hash): number => {
    asked.write(key, 0, keyBytes, "hex");
    const entry = (slots[slotOf(asked, 0)] ?? 0) - 1;
    return entry < 0 || rows[entry * 4] === gone ? gone : entry;
  };
  const placeAt = (entry: number): EntryPlace | undefined => {
    const block = blocks[rows[entry * 4] ?? gone];
    return block && { block: block.place, start: rows[entry * 4 + 1] ?? 0, end: rows[entry * 4 + 2] ?? 0 };
  };

  return {
    size: () => left,
    add: ({ entries }, place, isUsed) => {
      const bytes = Buffer.from(entries.buffer, entries.byteOffset, entries.byteLength);
      blocks.push({ place, rawBytes: endAt(bytes, bytes.length - entryBytes) });
      let start = 0;
      for (let at = 0; at < bytes.length; at += entryBytes) {
        if (count * keyBytes === keys.length) grow();
        const entry = entryAt(bytes, at);
        const end = endAt(bytes, at);
        if (rows[entry * 4] === gone) left += 1;
        rows.set([blocks.length - 1, start, end, isUsed ? 1 : (rows[entry * 4 + 3] ?? 0)], entry * 4);
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
      left -= 1;
      return place;
    },
    isUsed: (key) => {
      const entry = lookUp(key);
      return entry !== gone && rows[entry * 4 + 3] === 1;
    },
    *used() {
      for (let entry = 0; entry < count; entry += 1) {
        const place = rows[entry * 4 + 3] === 1 ? placeAt(entry) : undefined;
        if (place === undefined) continue;
        const key = (): Hash => hashText(keys.toString("hex", entry * keyBytes, (entry + 1) * keyBytes));
        const rawBytes = blocks[rows[entry * 4] ?? gone]?.rawBytes ?? 1;
        yield { key, place, share: (place.end - place.start) / Math.max(1, rawBytes) };
      }
    },
  };
}
