// Running one job over many items: how many at a time, in which order results come, what a failure does.
// Jobs run in this thread; callers do not depend on that.

/** How a map runs. */
interface PoolOptions {
  /** Most jobs at a time, at least 1. */
  readonly concurrency: number;
  /** Stops taking items; jobs under way are waited for. */
  readonly signal?: AbortSignal;
}

/**
 * Results of a job over items, in the order of the items, whoever finished first. Items are taken one by one as
 * jobs end, so a generator is never read far ahead.
 * @throws what a job threw (of several, that of the earliest item), or the signal's reason.
 */
export async function mapInOrder<Item, Result>(
  items: Iterable<Item> | AsyncIterable<Item>,
  job: (item: Item, index: number) => Result | Promise<Result>,
  { concurrency, signal }: PoolOptions,
): Promise<readonly Result[]> {
  const queue = iterate(items);
  const results: Result[] = [];
  const failures: { readonly index: number; readonly error: unknown }[] = [];
  let taken = 0;

  const runner = async (): Promise<void> => {
    while (failures.length === 0 && signal?.aborted !== true) {
      let index = Number.POSITIVE_INFINITY;
      try {
        const next = await queue.next();
        if (next.done === true) return;
        index = taken;
        taken += 1;
        results[index] = await job(next.value, index);
      } catch (error) {
        failures.push({ index, error });
      }
    }
  };

  await Promise.all(Array.from({ length: Math.max(1, concurrency) }, runner));
  await queue.return(undefined);
  failures.sort((a, b) => a.index - b.index);
  if (failures[0] !== undefined) throw failures[0].error;
  signal?.throwIfAborted();
  return results;
}

/** One async iterator over both kinds; it queues concurrent calls of `next`. */
async function* iterate<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item, void, undefined> {
  yield* items;
}
