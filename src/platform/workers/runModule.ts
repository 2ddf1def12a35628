// Runs a module of the site in a thread of its own, so that whatever it does is told as what it is: one that ends the
// process, throws when nobody waits for it, takes all memory or never gives way would take the command with it.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { SHARE_ENV, Worker } from "node:worker_threads";
import { packageFolder } from "../packageFolder.ts";
import type { FromModule, ModuleThreadData } from "./moduleThread.ts";
import { unpack } from "./unpackValue.ts";

/** How long a module may take. */
interface ModuleLimits {
  /** Longest time in which it does not give way: it computes, or waits for a program. */
  readonly busyMs: number;
  /** Longest time in all, such as for asking other machines. */
  readonly wholeMs: number;
  /** How long it is watched after it has run: what it has begun and does not wait for may still fail. @default 250 */
  readonly lingerMs?: number;
  readonly signal: AbortSignal;
}

/** A module that was not run to its end, for no error of its own. */
class ModuleEnded extends Error {
  /** How to mend it. */
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.name = "ModuleEnded";
    this.hint = hint;
  }
}

const entry = join(packageFolder, "dist/program/moduleThread.start.cjs");
// A module that keeps something open for good is not waited for.
const usualLingerMs = 250;
const asksInBusyTime = 10;

/**
 * The default export of a module; `undefined` without one.
 * @throws what the module throws, also where nobody waits for it, or an Error that says how it has ended, with a hint.
 */
export async function runModule(address: string, limits: ModuleLimits): Promise<unknown> {
  limits.signal.throwIfAborted();
  const worker = new Worker(entry, {
    workerData: { address } satisfies ModuleThreadData,
    argv: process.argv.slice(2),
    env: SHARE_ENV,
  });
  const over = new AbortController();
  try {
    return await endOf(worker, limits, over.signal);
  } finally {
    over.abort();
    void worker.terminate();
  }
}

/** The same for a module that lies in a file. @param file Absolute path. */
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
        "look for what takes so long in it and in what it imports, or give it more time with HUBDOCS_PAGE_SECONDS";
      reject(new ModuleEnded(`${what} ${ms / 1000} s`, hint));
    };
    worker.on("message", (word: FromModule) => {
      unanswered = 0;
      if (word.kind === "threw") reject(word.error);
      else if (word.kind === "idle")
        finish("it waits for what never comes", "look for an `await` whose promise nothing fulfils");
      else if (word.kind === "value") {
        exported = { value: unpack(word.value) };
        timers.push(setTimeout(resolve, lingerMs, exported.value));
      }
    });
    worker.on("error", reject);
    worker.on("exit", () => finish("it ends the process", "take `process.exit` out of it and of what it imports"));
    const ask = (): void => {
      if (unanswered >= asksInBusyTime) giveUp("it has not stopped computing for", busyMs);
      unanswered += 1;
      worker.postMessage("there?");
    };
    timers.push(setInterval(ask, busyMs / asksInBusyTime));
    timers.push(setTimeout(() => giveUp("it has not ended after", wholeMs), wholeMs));
    signal.addEventListener("abort", () => reject(signal.reason), { signal: over });
    over.addEventListener("abort", () => timers.forEach(clearTimeout));
  });
}
