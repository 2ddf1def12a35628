// Limits how far the heaps of a build's threads grow.
import { setFlagsFromString } from "node:v8";
import { manyItems } from "./compileSooner.ts";

/** Number of pages after which the garbage of threads costs more than starting new ones. */
export const mostItemsOfThreads = 3_000;

/** How far a heap may grow before garbage is collected, percent: for many pages, for very many, and for pixels. */
export const growths = { many: 33, veryMany: 12, pixels: 300 } as const;

/**
 * To be called before work on many pages: garbage is then collected when a heap has grown by a third, or for very many pages
 * by an eighth, instead of to twice or four times its size. Measured on 10,000 pages: 366 MB with a third, 518 without; and,
 * when heaps took less in all, 290 MB with an eighth, 302 with a fifth, in the same processor time. Not for builds that find
 * nearly everything in the cache: they would collect their growing heap a dozen times for nothing, a tenth of their processor
 * time at 5,000 pages.
 */
export function keepHeapsSmall(pages: number): void {
  const growth = growthFor(pages);
  if (growth !== undefined) setGrowth(growth);
}

/**
 * Lets heaps grow to four times their size during work on pixels, whose garbage is a few large pieces: with the usual size,
 * all that threads hold was looked through for every fourth social card, a fifth of the processor time.
 * @param pages That many pages decide how far heaps may grow afterwards.
 */
export async function withLargeHeaps<Result>(pages: number, work: () => Promise<Result>): Promise<Result> {
  setGrowth(growths.pixels);
  try {
    return await work();
  } finally {
    setGrowth(growthFor(pages) ?? byEngine);
  }
}

/** Leaves it to V8. */
const byEngine = 0;

function growthFor(pages: number): number | undefined {
  if (pages < manyItems) return undefined;
  return pages < mostItemsOfThreads ? growths.many : growths.veryMany;
}

const setGrowth = (percent: number): void => setFlagsFromString(`--heap-growing-percent=${percent}`);
