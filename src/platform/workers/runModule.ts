// Runs a module of the site in a thread of its own, so that anything it does can be reported. Otherwise a module that ends the
// process, throws an error that nobody awaits, uses all memory or never ends would take the command with it.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { SHARE_ENV, Worker } from "node:worker_threads";
import { packageFolder } from "../packageFolder.ts";
import { divertOutput } from "./divertOutput.ts";
import type { FromModule, ModuleThreadData } from "./moduleThread.ts";
import { unpack } from "./unpackValue.ts";

/** Time limits of a module. */
interface ModuleLimits {
  /** Longest time that it may block its event loop: by computing, or by waiting for a program. */
  readonly busyMs: number;
  /** Longest time in total, such as for requests to other machines. */
  readonly wholeMs: number;
  /** How long to wait after it has run, since work that it started without awaiting it may still fail. @default 250 */
  readonly lingerMs?: number;
  readonly signal: AbortSignal;
}

/** Thrown for a module that did not run to its end, although it threw no error. */
class ModuleEnded extends Error {
  /** How to fix it. */
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.name = "ModuleEnded";
    this.hint = hint;
  }
}

const entry = join(packageFolder, "dist/program/moduleThread.start.cjs");
// Limited, as a module may keep something open for ever. Milliseconds.
const usualLingerMs = 250;
const asksInBusyTime = 10;

/**
 * The default export of a module; `undefined` without one.
 * @throws what the module throws, even if nobody awaits it, or an Error with a hint that says how the module ended.
 */
export async function runModule(address: string, limits: ModuleLimits): Promise<unknown> {
  limits.signal.throwIfAborted();
  const worker = new Worker(entry, {
    workerData: { address } satisfies ModuleThreadData,
    argv: process.argv.slice(2),
    env: SHARE_ENV,
    stdout: true,
  });
  divertOutput(worker);
  const over = new AbortController();
  try {
    return await endOf(worker, limits, over.signal);
  } finally {
    over.abort();
    void worker.terminate();
  }
}

/** The same for a module in a file. @param file Absolute path. */
export const runFile = (file: string, limits: ModuleLimits): Promise<unknown> =>
  runModule(pathToFileURL(file).href, limits);

function endOf(worker: Worker, limits: ModuleLimits, over: AbortSignal): Promise<unknown> {
  const { busyMs, wholeMs, lingerMs = usualLingerMs, signal } = limits;
  return new Promise((resolve, reject) => {
    let exported: { readonly value: unknown } | undefined;
    let unanswered = 0;
    const timers: NodeJS.Timeout[] = [];
    const finish = (reason: string, hint: string): void => {
      if (exported === undefined) reject(new ModuleEnded(reason, hint));
      else resolve(exported.value);
    };
    const giveUp = (what: string, ms: number): void => {
      const hint =
        "find what takes so long in it or in what it imports, or give it more time with HUBDOCS_PAGE_SECONDS";
      reject(new ModuleEnded(`${what} ${ms / 1000} s`, hint));
    };
    worker.on("message", (word: FromModule) => {
      unanswered = 0;
      if (word.kind === "threw") reject(word.error);
      else if (word.kind === "idle")
        finish("it waits for something that never happens", "look for an `await` whose promise is never resolved");
      else if (word.kind === "value") {
        exported = { value: unpack(word.value) };
        timers.push(setTimeout(resolve, lingerMs, exported.value));
      }
    });
    worker.on("error", reject);
    worker.on("exit", () => finish("it ends the process", "remove `process.exit` from it and from what it imports"));
    const ask = (): void => {
      if (unanswered >= asksInBusyTime) giveUp("it has been computing without a pause for", busyMs);
      unanswered += 1;
      worker.postMessage("there?");
    };
    timers.push(setInterval(ask, busyMs / asksInBusyTime));
    timers.push(setTimeout(() => giveUp("it has not finished after", wholeMs), wholeMs));
    signal.addEventListener("abort", () => reject(signal.reason), { signal: over });
    over.addEventListener("abort", () => timers.forEach(clearTimeout));
  });
}
