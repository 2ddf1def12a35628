// A map over many items in worker threads: items that are done already stand beside those that need work, results come
// in the order of the items, and the items are read no further ahead than the workers can follow.
import { bugError } from "../../model/bugError.ts";
import { nextTurn } from "../nextTurn.ts";
import { compileSooner, manyItems } from "./compileSooner.ts";
import { keepHeapsSmall, mostItemsOfThreads } from "./frugalHeaps.ts";
import type { Outcome, WorkerPool } from "./workerPool.ts";

/** An item whose result is known, or the job that makes it. */
export type MapItem<Result> =
  | { readonly kind: "known"; readonly result: Result }
  | {
      readonly kind: "job";
      readonly item: unknown;
      /** Longest time for this item, when it is so large that others need not wait beside it. */
      readonly limitMs?: number;
    };

/** How a map runs. */
export interface MapOptions<Raw, Result> {
  readonly job: string;
  /** Longest time for one item, milliseconds. */
  readonly limitMs: number;
  /** About how many items need work; decides how many threads are worth starting, until more of them have come. */
  readonly expected: number;
  /**
   * How many of the threads that run already may take part. Each has to warm up for a job, which can cost more than
   * sharing the work saves. @default all
   */
  readonly threads?: number;
  /** Items that are sent together; fewer when each is much work. @default 16 */
  readonly batchItems?: number;
  readonly signal: AbortSignal;
  /** Called when the last item has been handed out. @param jobs Number of items that needed work. */
  readonly onHandedOut?: (jobs: number) => void;
  /** Turns what a worker gave into a result. */
  readonly finish: (outcome: Outcome<Raw>, index: number) => Result;
}

// Measured: messages cost as much as the work at 1 item a batch, nothing at 16; larger ones leave workers idle at the end.
const usualBatchItems = 16;
// Starting a thread costs as much processor time as about so many pages.
const itemsPerWorker = 100;
// So that an interruption is heard while nothing needs work.
const itemsPerTurn = 256;

/** Number of workers that so many items are worth. */
export const workersFor = (items: number): number => Math.ceil(items / itemsPerWorker);

/**
 * Results in the order of the items.
 * @throws what a job threw, or the signal's reason.
 */
export async function mapInWorkers<Raw, Result>(
  pool: WorkerPool,
  items: Iterable<MapItem<Result>> | AsyncIterable<MapItem<Result>>,
  options: MapOptions<Raw, Result>,
): Promise<readonly Result[]> {
  const { job, limitMs, expected, signal, finish, batchItems = usualBatchItems } = options;
  const results: Result[] = [];
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let batch: { readonly index: number; readonly item: unknown }[] = [];
  let count = 0;
  let jobs = 0;
  if (expected >= manyItems) compileSooner();

  const runBatch = async (taken: typeof batch, longestMs: number): Promise<void> => {
    try {
      const items = taken.map(({ item }) => item);
      const workers = Math.min(pool.size, workersFor(Math.max(expected, jobs)));
      const outcomes = await pool.run({ job, limitMs: longestMs, items, threads: options.threads }, workers);
      for (const [at, { index }] of taken.entries()) {
        const outcome = outcomes[at];
        if (outcome === undefined) throw bugError("A worker has lost an item");
        results[index] = finish(outcome as Outcome<Raw>, index);
      }
    } catch (error) {
      failures.push(error);
    }
  };
  const send = async (longestMs = limitMs): Promise<void> => {
    if (batch.length === 0) return;
    const running = runBatch(batch, longestMs).finally(() => underWay.delete(running));
    underWay.add(running);
    batch = [];
    // Two batches for each worker are under way, and one is being made here.
    if (underWay.size > pool.size * 2) await Promise.race(underWay);
  };

  for await (const item of items) {
    const index = count;
    count += 1;
    if (item.kind === "job") {
      jobs += 1;
      if (jobs > expected) noteMore(jobs);
    }
    if (item.kind === "known") results[index] = item.result;
    else if (item.limitMs === undefined) batch.push({ index, item: item.item });
    else {
      await send();
      batch.push({ index, item: item.item });
      await send(item.limitMs);
    }
    if (batch.length === batchItems) await send();
    // Nor does a worker wait for its only item until all that need no work have been looked at.
    if (index % itemsPerTurn === itemsPerTurn - 1) {
      await send();
      await nextTurn();
    }
    if (failures.length > 0) break;
    signal.throwIfAborted();
  }
  await send();
  if (failures.length === 0) options.onHandedOut?.(jobs);
  await Promise.all(underWay);
  signal.throwIfAborted();
  if (failures.length > 0) throw failures[0];
  return results;
}

/** A map has become larger than expected: all pages are made anew, say, though the cache is not empty. */
function noteMore(jobs: number): void {
  if (jobs !== manyItems) return;
  compileSooner();
  // Nobody knows how many more there will be.
  keepHeapsSmall(mostItemsOfThreads);
}
