// How long a page may take that is as long as a book. Owns no clock.
import type { World } from "../world.ts";

/** A page of so many bytes is given the time of one page more. */
const bytesPerLimit = 500_000;

/**
 * A specification of so many bytes is given the time of one page more: it is one file, but a page for each operation
 * and schema, about 2,000 bytes each, and fifty of them may take as long as one that takes long.
 */
const specBytesPerLimit = 100_000;

/** Longest time for a specification of this size. */
export function limitOfSpec(sizeBytes: number, { itemLimitMs }: Pick<World, "itemLimitMs">): { limitMs: number } {
  return { limitMs: itemLimitMs * (1 + sizeBytes / specBytesPerLimit) };
}

/** More time for a specification that refers to a file, as a share of what its own size is worth. */
export function shareOfIncluded(includedBytes: number, ownBytes: number): number {
  return includedBytes / (specBytesPerLimit + ownBytes);
}

/** Longest time for a page of this size, when it is another one than that of all pages. */
export function limitOfLong(
  sizeBytes: number,
  { itemLimitMs }: Pick<World, "itemLimitMs">,
): { readonly limitMs?: number } {
  const books = sizeBytes / bytesPerLimit;
  return books < 1 ? {} : { limitMs: itemLimitMs * (1 + books) };
}
