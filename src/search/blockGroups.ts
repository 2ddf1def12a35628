// The table of a block: terms with the same two first letters are a group, which has a size and a digest of its own. So
// it shows what has changed in a block, and a part of a block can be read alone and proves itself.

/** Bytes of a row: the letters, the size, half a digest. */
export const groupRowBytes = 16;

/** A group of terms. */
export interface Group {
  /** Orders groups as their terms are ordered. */
  readonly key: number;
  readonly sizeBytes: number;
  /** The first 16 digits. */
  readonly digest: string;
}

/** Key of the group that a term belongs to. */
export const groupOf = (term: string): number =>
  term.charCodeAt(0) * 0x10000 + (term.length > 1 ? term.charCodeAt(1) : 0);

/** First letter of the terms of a group. */
export const letterOf = (key: number): number => Math.floor(key / 0x10000);

/** Rows of groups, one after another. */
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

/** Keys and sizes of the groups of a block alone: a large site has a million groups. */
export interface GroupTable {
  readonly count: number;
  keyAt(index: number): number;
  sizeAt(index: number): number;
}

/** Looks into rows without taking them apart. */
export function openGroups(bytes: Uint8Array): GroupTable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    count: Math.floor(bytes.byteLength / groupRowBytes),
    keyAt: (index) => view.getUint32(index * groupRowBytes),
    sizeAt: (index) => view.getUint32(index * groupRowBytes + 4),
  };
}

/** The groups again. */
export function parseGroups(bytes: Uint8Array): readonly Group[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const hex = (at: number): string => view.getUint32(at).toString(16).padStart(8, "0");
  return Array.from({ length: Math.floor(bytes.byteLength / groupRowBytes) }, (_, index) => {
    const at = index * groupRowBytes;
    return { key: view.getUint32(at), sizeBytes: view.getUint32(at + 4), digest: hex(at + 8) + hex(at + 12) };
  });
}
