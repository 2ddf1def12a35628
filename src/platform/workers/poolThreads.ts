// The threads of one pool: how many may run, what all of them have been told, and which is idle. What they do is decided by
// the pool.
import type { EntryCache } from "../cache/entryCache.ts";
import type { EntryRow } from "../cache/packFormat.ts";
import type { SpareThread } from "./spareThread.ts";
import { startThread, type WorkerThread } from "./workerThread.ts";

/** What the threads of a pool are started with. */
export interface PoolThreadsRequest {
  /** Absolute path of the compiled module that workers run. */
  readonly entry: string;
  /** Most workers that may run. */
  readonly size: number;
  readonly cache: Pick<EntryCache, "openPack" | "take">;
  /** Where a thread waits for the next pool; without it all threads end with this one. */
  readonly spare?: SpareThread | undefined;
}

/** The threads of one pool. */
interface PoolThreads {
  /** Lets as many threads run as a map asks for, as far as the pool may have them. */
  allow(workers: number): void;
  /** Starts all threads that may run. */
  startAll(): void;
  /** Sends a value to all threads, including those that start later. */
  share(name: string, value: unknown): void;
  /** Lets the running threads prepare for jobs. */
  prepare(jobs: readonly string[]): void;
  /** The thread to give a batch to: started when that helps. `undefined` when all have enough. @param most Only the first so many. */
  idlest(most?: number): WorkerThread | undefined;
  /** Ends all threads without work. */
  endIdle(): Promise<void>;
  /** The same, but one of them may wait for the next pool. */
  dismissIdle(): Promise<void>;
  /** No thread that works from now on may work for the next pool; one that has not begun may. */
  goApart(): void;
  /** Ends them all; one without work may wait for the next pool. */
  close(): Promise<void>;
}

// While one batch is worked on, the next one waits in the worker.
const batchesPerWorker = 2;

/** No threads yet. */
export function openPoolThreads({ entry, size, cache, spare }: PoolThreadsRequest): PoolThreads {
  const threads = new Set<WorkerThread>();
  const sharedValues = new Map<string, unknown>();
  let allowed = 0;
  let isApart = false;

  const start = (): WorkerThread => {
    const packFd = cache.openPack();
    const use = {
      packFd,
      onEnd: () => threads.delete(thread),
      onRows: (rows: readonly EntryRow[], order: number) => cache.take(packFd, rows, order),
    };
    const waiting = isApart ? undefined : spare?.take();
    waiting?.begin(use);
    const thread: WorkerThread = waiting ?? startThread({ entry, ...use });
    for (const [name, value] of sharedValues) thread.share(name, value);
    threads.add(thread);
    return thread;
  };
  const end = async (ended: readonly WorkerThread[]): Promise<void> => {
    for (const thread of ended) threads.delete(thread);
    await Promise.all(ended.map((thread) => thread.stop()));
  };
  const idle = (): readonly WorkerThread[] => [...threads].filter((thread) => thread.load() === 0);
  const leaveOne = (): void => {
    const [first] = isApart ? [] : idle();
    if (first !== undefined && spare?.leave(first) === true) threads.delete(first);
  };
  const dismissIdle = async (): Promise<void> => {
    leaveOne();
    await end(idle());
  };

  return {
    allow: (workers) => {
      allowed = Math.max(allowed, Math.min(size, workers));
    },
    startAll: () => {
      while (threads.size < allowed) start();
    },
    share: (name, value) => {
      sharedValues.set(name, value);
      for (const thread of threads) thread.share(name, value);
    },
    prepare: (jobs) => {
      for (const thread of threads) thread.prepare(jobs);
    },
    idlest: (most = allowed) => {
      const [first] = [...threads].slice(0, most).sort((a, b) => a.load() - b.load());
      if ((first === undefined || first.load() > 0) && threads.size < Math.min(allowed, most)) return start();
      return first !== undefined && first.load() < batchesPerWorker ? first : undefined;
    },
    endIdle: () => end(idle()),
    dismissIdle,
    goApart: () => {
      leaveOne();
      isApart = true;
    },
    close: async () => {
      leaveOne();
      await end([...threads]);
    },
  };
}
