// The worker threads of a build. Decides how many there are and which does what. If a worker has to be stopped, only the item
// at fault fails; another worker does the rest of the batch.
import { endedAtOnce } from "./endedAtOnce.ts";
import { openHangingJobs } from "./hangingJobs.ts";
import type { ItemResult } from "./messages.ts";
import { openPoolThreads, type PoolThreadsRequest } from "./poolThreads.ts";
import { putTogether } from "./thrownError.ts";
import type { BatchFailure, WorkerThread } from "./workerThread.ts";

/** A batch of items for one job. */
export interface BatchRequest {
  readonly job: string;
  readonly items: readonly unknown[];
  /** Time limit of one item, milliseconds. */
  readonly limitMs: number;
  /** Only the first this many threads may do it. @default all */
  readonly threads?: number | undefined;
}

/** The outcome of one item: a value, or why it could not be finished. */
export type Outcome<Result> =
  | { readonly kind: "done"; readonly value: Result }
  | (Pick<BatchFailure, "message" | "line"> & {
      readonly kind: "stopped";
      /** `given-up`: not tried, because too many items of its job had to be stopped. */
      readonly reason: BatchFailure["reason"] | "given-up";
    });

/** Worker threads, started when there is work. */
export interface WorkerPool {
  /** Most workers that may run. */
  readonly size: number;
  /** Sends a value to all workers, including those that start later. */
  share(name: string, value: unknown): void;
  /** Starts workers before there is work for them, because a start takes as long as many pages. */
  wake(workers: number): void;
  /** Lets idle workers prepare for jobs, including those that start later. Values for the jobs must be shared before. */
  prepare(jobs: readonly string[]): void;
  /**
   * Runs a batch; its results come in the order of its items.
   * @param mostWorkers Most workers to run for the whole map.
   * @throws what a job threw, or the signal's reason.
   */
  run(request: BatchRequest, mostWorkers: number): Promise<readonly Outcome<unknown>[]>;
  /** Ends idle workers between two maps, to free their memory. Those with work of another map go on. */
  rest(): Promise<void>;
  /** Lets idle workers go, as their work is done. One may wait for the next build. */
  dismiss(): Promise<void>;
  /**
   * Announces that workers will run code of the site, which may leave something behind in them: those that do end with
   * this build, and the one that is to wait for the next build goes before.
   */
  goApart(): void;
  /** Ends all workers. Pending batches are rejected. */
  close(): Promise<void>;
}

/** What a pool needs. */
interface PoolRequest extends PoolThreadsRequest {
  readonly signal: AbortSignal;
}

interface Task {
  readonly request: BatchRequest;
  readonly resolve: (results: readonly Outcome<unknown>[]) => void;
  readonly reject: (reason: unknown) => void;
}

const mostDeaths = 6; // retrying in another worker is no use if even its start fails

/** Opens a pool; its workers start when there is work. */
export function openWorkerPool(request: PoolRequest): WorkerPool {
  const { signal } = request;
  const threads = openPoolThreads(request);
  const queue: Task[] = [];
  const open = new Set<Task>();
  const hanging = openHangingJobs();
  const counts = { deaths: 0, given: 0 };
  let isClosed = false;
  /** Gives waiting tasks to workers, in order; a task whose workers are busy does not block later ones. */
  const dispatch = (): void => {
    for (const task of queue.filter(({ request }) => hanging.isGivenUp(request.job))) giveUp(task);
    for (const task of isClosed ? [] : [...queue]) {
      const thread = threads.idlest(task.request.threads);
      if (thread === undefined) continue;
      queue.splice(queue.indexOf(task), 1);
      give(task, thread);
    }
  };
  const give = (task: Task, thread: WorkerThread): void =>
    thread.run(task.request, {
      order: counts.given++,
      limitMs: task.request.limitMs,
      onResults: (results) => {
        settle(task, results);
        dispatch();
      },
      onFailure: (failure) => {
        retry(task, failure);
        Promise.resolve().then(dispatch).catch(fail); // starting another thread may fail
      },
    });
  const settle = (task: Task, results: readonly ItemResult[]): void => {
    open.delete(task);
    const thrown = results.find((result) => result.kind === "threw");
    if (thrown?.kind === "threw") task.reject(putTogether(thrown.error));
    else task.resolve(results.flatMap((result) => (result.kind === "done" ? [result] : [])));
  };
  /** Does the other items again without the one at fault: the results of a stopped worker are lost. */
  const retry = (task: Task, { index, ...failure }: BatchFailure): void => {
    open.delete(task);
    const { request } = task;
    if (index !== undefined) hanging.note(request.job);
    else if (failure.reason !== "too-long") counts.deaths += 1;
    const items = request.items.filter((_, at) => at !== index);
    const withFault = (results: readonly Outcome<unknown>[]): readonly Outcome<unknown>[] =>
      index === undefined ? results : results.toSpliced(index, 0, { kind: "stopped", ...failure });
    if (counts.deaths > mostDeaths) task.reject(endedAtOnce(failure.message));
    else
      enqueue({
        request: { ...request, items },
        resolve: (results) => task.resolve(withFault(results)),
        reject: task.reject,
      });
  };
  const enqueue = (task: Task): void => {
    open.add(task);
    if (task.request.items.length === 0) settle(task, []);
    else queue.push(task);
  };
  const giveUp = (task: Task): void => {
    queue.splice(queue.indexOf(task), 1);
    open.delete(task);
    task.resolve(task.request.items.map(() => ({ kind: "stopped", reason: "given-up", message: "" })));
  };
  const close = async (): Promise<void> => {
    isClosed = true;
    await threads.close();
  };
  const fail = (reason: unknown): void => {
    for (const task of open) task.reject(reason);
    open.clear();
  };
  const abort = (): void => {
    fail(signal.reason);
    void close();
  };
  signal.addEventListener("abort", abort, { once: true });

  return {
    size: request.size,
    share: threads.share,
    wake: (workers) => {
      if (isClosed) return;
      threads.allow(workers);
      threads.startAll();
    },
    prepare: (jobs) => {
      if (!isClosed) threads.startAll();
      threads.prepare(jobs);
    },
    run: (batch, mostWorkers) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        threads.allow(Math.max(1, mostWorkers));
        enqueue({ request: batch, resolve, reject });
        dispatch();
      }),
    rest: threads.endIdle,
    dismiss: threads.dismissIdle,
    goApart: threads.goApart,
    close: async () => {
      signal.removeEventListener("abort", abort);
      await close();
    },
  };
}
