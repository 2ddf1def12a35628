// How long a page may take that is as long as a book. Owns no clock.
import type { World } from "./world.ts";

/** A page of so many bytes is given the time of one page more. */
const bytesPerLimit = 500_000;

/** Longest time for a page of this size, when it is another one than that of all pages. */
export function limitOfLong(
  sizeBytes: number,
  { itemLimitMs }: Pick<World, "itemLimitMs">,
): { readonly limitMs?: number } {
  const books = sizeBytes / bytesPerLimit;
  return books < 1 ? {} : { limitMs: itemLimitMs * (1 + books) };
}
