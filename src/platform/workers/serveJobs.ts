// The worker's side of a pool: receives batches, runs their items one after the other, and answers with all results at once.
// What the jobs do is defined by the entry module.
import { parentPort, workerData } from "node:worker_threads";
import { bugError } from "../../model/bugError.ts";
import { fillPack, type PackFiller } from "../cache/packFile.ts";
import type { FromWorker, ItemResult, ToWorker, WorkerStart } from "./messages.ts";
import { openRest } from "./restingHeap.ts";
import { takeApart } from "./thrownError.ts";

/** What a job may use. */
export interface JobContext {
  /** The pack of this worker. */
  readonly pack: PackFiller;
  readonly packFd: number;
  /** Extends the time limit of the present item by a share of it. */
  extend(share: number): void;
  /** Notes which line of the present item is being worked on, in case that it never ends. */
  reach(line: number): void;
  /** A value that the main thread has shared. */
  shared(name: string): unknown;
}

/** Does one item. */
export type JobHandler = (item: unknown) => unknown;

/** Jobs by name. Each is prepared for its first batch, so that workers that never do a job need not load it. */
type Jobs = Readonly<Record<string, (context: JobContext) => Promise<JobHandler>>>;

/** Starts to work. To be called once, in the worker's entry module. */
export function serveJobs(jobs: Jobs): void {
  const port = parentPort;
  if (port === null) throw bugError("Jobs are served in a worker only");
  const start: WorkerStart = workerData;
  const progress = new Int32Array(start.progress);
  const sharedValues = new Map<string, unknown>();
  const handlers = new Map<string, JobHandler>();
  const contextOf = (packFd: number): JobContext => ({
    pack: fillPack(packFd),
    packFd,
    extend: (share) => Atomics.add(progress, 2, Math.round(share * 1000)),
    reach: (line) => Atomics.store(progress, 3, line),
    shared: (name) => sharedValues.get(name),
  });
  let context = contextOf(start.packFd);

  const handlerOf = async (job: string): Promise<JobHandler> => {
    const handler = handlers.get(job) ?? (await jobs[job]?.(context));
    if (handler === undefined) throw bugError(`No worker does "${job}"`);
    handlers.set(job, handler);
    return handler;
  };
  const run = async ({ batch, job, items }: ToWorker & { readonly kind: "run" }): Promise<FromWorker> => {
    const handler = await handlerOf(job);
    const results: ItemResult[] = [];
    for (const [index, item] of items.entries()) {
      Atomics.store(progress, 0, batch);
      Atomics.store(progress, 2, 0);
      Atomics.store(progress, 3, 0);
      Atomics.store(progress, 1, index + 1);
      try {
        results.push({ kind: "done", value: await handler(item) });
      } catch (error) {
        results.push({ kind: "threw", error: takeApart(error) });
      }
    }
    Atomics.store(progress, 1, 0);
    return { batch, results, rows: context.pack.flush() };
  };

  // Only a thread that waits for other pools collects its garbage meanwhile.
  let waiting: ReturnType<typeof openRest> | undefined;
  const answer = async (message: ToWorker): Promise<void> => {
    if (message.kind === "share") {
      sharedValues.set(message.name, message.value);
      return;
    }
    if (message.kind === "prepare") {
      // A failure will be reported for the first item of the job.
      await Promise.allSettled(message.jobs.map(handlerOf));
      return;
    }
    if (message.kind === "rest") {
      sharedValues.clear();
      handlers.clear();
      waiting ??= openRest();
      waiting.noteWork();
      return;
    }
    if (message.kind === "begin") {
      waiting?.noteWork();
      context = contextOf(message.packFd);
      return;
    }
    const { batch, items } = message;
    const answered = await run(message).catch(
      (error: unknown): FromWorker => ({
        batch,
        results: items.map(() => ({ kind: "threw", error: takeApart(error) })),
        rows: [],
      }),
    );
    port.postMessage(answered);
  };
  // A second batch waits here while the first is worked on, so that the worker never waits for the main thread.
  let last = Promise.resolve();
  port.on("message", (message: ToWorker) => {
    last = last.then(() => answer(message));
  });
}
