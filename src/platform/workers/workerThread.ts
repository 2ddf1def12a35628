// One worker thread as the pool sees it: takes batches, gives results or the reason of its end. Stops items that take too
// long; what happens to their batch is decided by the pool.
import { Worker } from "node:worker_threads";
import type { EntryRow } from "../cache/packFormat.ts";
import { divertOutput } from "./divertOutput.ts";
import type { FromWorker, ItemResult, ToWorker } from "./messages.ts";

/** Why a batch came back without results. */
export interface BatchFailure {
  /** Index of the item that was being worked on, if any. */
  readonly index: number | undefined;
  /** The line of that item, if its job notes lines. */
  readonly line?: number;
  /** `ended`: what it ran ended it. */
  readonly reason: "too-long" | "died" | "ended";
  readonly message: string;
}

/** A batch in a worker. */
interface BatchOnItsWay {
  /** Its number among all batches. */
  readonly order: number;
  readonly limitMs: number;
  readonly onResults: (results: readonly ItemResult[]) => void;
  readonly onFailure: (failure: BatchFailure) => void;
}

/** A running worker. */
export interface WorkerThread {
  /** Number of batches that it has not answered yet. */
  load(): number;
  share(name: string, value: unknown): void;
  prepare(jobs: readonly string[]): void;
  run(request: { readonly job: string; readonly items: readonly unknown[] }, batch: BatchOnItsWay): void;
  /** Forgets the pool it has worked for, and rests until `begin`. For a thread without work. @param onEnd Called when it dies. */
  rest(onEnd: () => void): void;
  /** Lets a resting thread work for another pool. */
  begin(use: ThreadUse): void;
  /** Ends it, whatever it is doing. */
  stop(): Promise<void>;
}

/** What a thread works for. */
interface ThreadUse {
  readonly packFd: number;
  /** Called when the worker was stopped or has died. */
  readonly onEnd: () => void;
  /** Called with the rows that a batch added to the pack, before its results. */
  readonly onRows: (rows: readonly EntryRow[], order: number) => void;
}

/** How a worker is started. */
interface ThreadOptions extends ThreadUse {
  /** Absolute path of the compiled entry module. */
  readonly entry: string;
}

// How often time limits are checked. A page takes about a millisecond, so this is often enough and costs nothing.
const lookEveryMs = 250;

// On a busy machine time passes in which this process gets no processor. An item has used its time when the process was also
// running for most of it, and in any case after a multiple of it.
const leastShare = 0.75;
const mostPatience = 6;

// Collecting the garbage of pages is just as fast with this as with the default of 48 MB for new objects.
const youngMegabytes = 24;
// A heap with a limit above a gigabyte may grow to four times its live objects before garbage is collected, others to twice.
// The largest page that may be parsed needs half of this.
const oldMegabytes = 1000;

/** Starts a worker. */
export function startThread({ entry, ...firstUse }: ThreadOptions): WorkerThread {
  const progress = new Int32Array(new SharedArrayBuffer(16));
  const worker = new Worker(entry, {
    workerData: { progress: progress.buffer, packFd: firstUse.packFd },
    resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes, maxOldGenerationSizeMb: oldMegabytes },
    stdout: true,
  });
  divertOutput(worker);
  const waiting = new Map<number, BatchOnItsWay>();
  let use: Omit<ThreadUse, "packFd"> = firstUse;
  let lastBatch = 0;
  let isEnded = false;
  let seen = { batch: 0, index: 0, sinceMs: 0, processor: process.cpuUsage() };

  const end = (failure: Pick<BatchFailure, "reason" | "message">): void => {
    if (isEnded) return;
    isEnded = true;
    clearInterval(watch);
    use.onEnd();
    const [current, begun, line] = [Atomics.load(progress, 0), Atomics.load(progress, 1), Atomics.load(progress, 3)];
    for (const [batch, { onFailure }] of waiting) {
      const isUnderWay = batch === current && begun > 0;
      const reached = isUnderWay && line > 0 ? { line } : {};
      onFailure({ ...failure, index: isUnderWay ? begun - 1 : undefined, ...reached });
    }
  };
  const look = (): void => {
    const [batch, index] = [Atomics.load(progress, 0), Atomics.load(progress, 1)];
    const nowMs = performance.now();
    if (index === 0 || batch !== seen.batch || index !== seen.index) {
      seen = { batch, index, sinceMs: nowMs, processor: process.cpuUsage() };
      return;
    }
    const ownLimitMs = waiting.get(batch)?.limitMs ?? Number.POSITIVE_INFINITY;
    const limitMs = ownLimitMs * (1 + Atomics.load(progress, 2) / 1000);
    const passedMs = nowMs - seen.sinceMs;
    if (passedMs < limitMs) return;
    if (passedMs < limitMs * mostPatience && workedMsSince(seen.processor) < limitMs * leastShare) return;
    end({ reason: "too-long", message: `it took longer than ${Math.round(limitMs / 100) / 10} seconds` });
    void worker.terminate();
  };
  const startWatch = (): NodeJS.Timeout => setInterval(look, lookEveryMs).unref();
  let watch = startWatch();

  worker.on("message", ({ batch, results, rows }: FromWorker) => {
    const answered = waiting.get(batch);
    if (answered === undefined) return;
    use.onRows(rows, answered.order);
    waiting.delete(batch);
    answered.onResults(results);
  });
  worker.on("error", (error) => end({ reason: "died", message: reasonOfDeath(error) }));
  worker.on("exit", () => end({ reason: "ended", message: "a template ended its thread" }));

  const send = (message: ToWorker): void => worker.postMessage(message);
  return {
    load: () => waiting.size,
    share: (name, value) => send({ kind: "share", name, value }),
    prepare: (jobs) => send({ kind: "prepare", jobs }),
    run: ({ job, items }, batch) => {
      lastBatch += 1;
      waiting.set(lastBatch, batch);
      send({ kind: "run", batch: lastBatch, job, items });
    },
    rest: (onEnd) => {
      clearInterval(watch);
      use = { onEnd, onRows: () => undefined };
      send({ kind: "rest" });
    },
    begin: ({ packFd, ...next }) => {
      use = next;
      watch = startWatch();
      send({ kind: "begin", packFd });
    },
    stop: async () => {
      isEnded = true;
      clearInterval(watch);
      await worker.terminate();
    },
  };
}

/** Processor time, in milliseconds, that all threads of this process have used together. */
function workedMsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function reasonOfDeath(error: unknown): string {
  if (error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY")
    return "it used all available memory";
  return error instanceof Error ? error.message : String(error);
}
