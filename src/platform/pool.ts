// Runs an asynchronous job over many items in this thread, a limited number at a time, with results in order.

/** Options of a map. */
interface PoolOptions {
  /** Most jobs at a time, at least 1. */
  readonly concurrency: number;
  /** Stops taking items; running jobs are awaited. */
  readonly signal?: AbortSignal;
}

/**
 * Results of a job over items, in the order of the items, whichever finishes first. An item is taken when a job ends, so a
 * generator is never read far ahead.
 * @throws what a job threw (of several, for the earliest item), or the signal's reason.
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

/** An async iterator over either kind of iterable, as it queues concurrent calls of `next`. */
async function* iterate<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item, void, undefined> {
  yield* items;
}
