// How much memory the threads of a build may gather.
import { setFlagsFromString } from "node:v8";
import { manyItems } from "./compileSooner.ts";

/** After so many pages what threads have gathered is worth more than the time to start new ones. */
export const mostItemsOfThreads = 3_000;

/** By how much heaps may grow before they are cleared, percent: where pages are many, and where they are very many. */
export const growths = { many: 33, veryMany: 12 } as const;

/**
 * Before work on many pages: heaps are cleared when they have grown by a third, of very many by an eighth, instead of by
 * once or three times themselves. Measured on 10,000 pages: 366 MB by a third instead of 518; and, when they took less in
 * all, 290 by an eighth instead of 302 by a fifth, in the same processor time. A build that finds nearly all in the cache would clear its one growing heap a dozen
 * times for nothing: a tenth of its processor time at 5,000 pages.
 */
export function keepHeapsSmall(pages: number): void {
  if (pages < manyItems) return;
  setFlagsFromString(`--heap-growing-percent=${pages < mostItemsOfThreads ? growths.many : growths.veryMany}`);
}
