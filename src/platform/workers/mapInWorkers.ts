// Maps many items in worker threads. Some items may have results already; results come in the order of the items, and items
// are read no further ahead than the workers can follow.
import { bugError } from "../../model/bugError.ts";
import { nextTurn } from "../nextTurn.ts";
import { compileSooner, manyItems } from "./compileSooner.ts";
import { keepHeapsSmall, mostItemsOfThreads } from "./frugalHeaps.ts";
import type { Outcome, WorkerPool } from "./workerPool.ts";

/** An item whose result is known, or one for a worker. */
export type MapItem<Result> =
  | { readonly kind: "known"; readonly result: Result }
  | {
      readonly kind: "job";
      readonly item: unknown;
      /** Time limit of this item, if it needs more than others; it then gets a batch of its own. Milliseconds. */
      readonly limitMs?: number;
    };

/** Options of a map. */
export interface MapOptions<Raw, Result> {
  readonly job: string;
  /** Time limit of one item, milliseconds. */
  readonly limitMs: number;
  /** Estimated number of items that need work. Decides how many threads to start; more are started if more items come. */
  readonly expected: number;
  /**
   * Most threads that take part. Each has to warm up for a job, which can cost more than sharing the work saves.
   * @default all
   */
  readonly threads?: number;
  /** Items sent together; to be lowered when each is much work. @default 16 */
  readonly batchItems?: number;
  readonly signal: AbortSignal;
  /** Called when the last item has been given to a worker. @param jobs Number of items that needed work. */
  readonly onHandedOut?: (jobs: number) => void;
  /** Turns the outcome of a worker into a result. */
  readonly finish: (outcome: Outcome<Raw>, index: number) => Result;
}

// Measured: with batches of 1 item messages cost as much as the work, with 16 nothing; larger ones leave workers idle at the
// end.
const usualBatchItems = 16;
// Starting a thread takes about as much processor time as this many pages.
const itemsPerWorker = 100;
// Items after which an interruption is looked for, in case that none of them needs work.
const itemsPerTurn = 256;

/** Number of workers worth starting for a number of items. */
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
    // Each worker has two batches, and one more is being made here.
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
    // An incomplete batch is sent, too, so that a worker need not wait while items without work are passed.
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

/** Adapts the engine to a map that becomes larger than expected, as when all pages are made anew. */
function noteMore(jobs: number): void {
  if (jobs !== manyItems) return;
  compileSooner();
  // It is not known how many more will come.
  keepHeapsSmall(mostItemsOfThreads);
}
