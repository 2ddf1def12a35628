// The table of a block's terms. Terms with the same first two letters, or the same first Chinese character, form a group, for which the table has a row with
// size and digest. So changes in a block can be detected without reading it, and a part of a block can be read and
// verified alone.

/** Bytes of a row: the letters, the size, and half of the digest. */
export const groupRowBytes = 16;

/** A row of the table. */
export interface Group {
  /** The two letters as a number. Keys sort in the same order as the terms. */
  readonly key: number;
  readonly sizeBytes: number;
  /** The first 16 digits of the digest. */
  readonly digest: string;
}

/** From the first to the last of the many Chinese characters: a group for each two of them would hold one term. */
const [firstOfMany, lastOfMany] = [0x3400, 0x9fff];

/** Key of the group that contains a term. */
export function groupOf(term: string): number {
  const first = term.charCodeAt(0);
  const isOneOfMany = first >= firstOfMany && first <= lastOfMany;
  return first * 0x10000 + (term.length > 1 && !isOneOfMany ? term.charCodeAt(1) : 0);
}

/** First letter of a group's terms, as a character code. */
export const letterOf = (key: number): number => Math.floor(key / 0x10000);

/** Encodes rows, one after another. */
export function formatGroups(groups: readonly Group[]): Uint8Array {
  const bytes = new Uint8Array(groups.length * groupRowBytes);
  const view = new DataView(bytes.buffer);
  for (const [index, { key, sizeBytes, digest }] of groups.entries()) {
    const at = index * groupRowBytes;
    view.setUint32(at, key);
    view.setUint32(at + 4, sizeBytes);
    view.setUint32(at + 8, Number.parseInt(digest.slice(0, 8), 16));
    view.setUint32(at + 12, Number.parseInt(digest.slice(8, 16), 16));
  }
  return bytes;
}

/**
 * Keys and sizes of a block's groups without their digests. Read in place, because a large site has a million groups.
 */
export interface GroupTable {
  readonly count: number;
  keyAt(index: number): number;
  sizeAt(index: number): number;
}

/** Opens encoded rows without decoding them all. */
export function openGroups(bytes: Uint8Array): GroupTable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    count: Math.floor(bytes.byteLength / groupRowBytes),
    keyAt: (index) => view.getUint32(index * groupRowBytes),
    sizeAt: (index) => view.getUint32(index * groupRowBytes + 4),
  };
}

/** Decodes rows. */
export function parseGroups(bytes: Uint8Array): readonly Group[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const hex = (at: number): string => view.getUint32(at).toString(16).padStart(8, "0");
  return Array.from({ length: Math.floor(bytes.byteLength / groupRowBytes) }, (_, index) => {
    const at = index * groupRowBytes;
    return { key: view.getUint32(at), sizeBytes: view.getUint32(at + 4), digest: hex(at + 8) + hex(at + 12) };
  });
}
