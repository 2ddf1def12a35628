// The process around a command: its streams, its signals, its end.
import { constants } from "node:os";
import { badCall } from "../model/badCall.ts";
import { bugWords } from "../model/bugError.ts";
import { diskFailure, errnoOf, isRefusal, PlatformFailure, pathOf } from "../platform/failure.ts";
import { formatText } from "../platform/report/formatText.ts";

/** What a command sees of its process. */
export interface Terminal {
  readonly writeOutput: (text: string) => void;
  readonly writeError: (text: string) => void;
  /** Whether a person sees standard error as it is written. */
  readonly isTerminal: boolean;
  /** Whether the environment asks for text without colours. */
  readonly noColor: boolean;
  /** Aborted by the first signal that ends a process. */
  readonly signal: AbortSignal;
  /** Milliseconds that only grow. */
  readonly now: () => number;
}

// SIGHUP comes when the window is closed that a command runs in: it has an output beside it to take away, as ever. (Node does
// not keep what `nohup` asks for, so nothing is lost by hearing it.)
const endingSignals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
type EndingSignal = (typeof endingSignals)[number];

/** Reason of an abort by a signal. */
export class Interruption extends Error {
  /** 128 and the number of the signal, as shells count. */
  readonly exitStatus: number;

  readonly signal: EndingSignal;

  constructor(signal: EndingSignal) {
    super(`stopped by ${signal}`);
    this.name = "Interruption";
    this.signal = signal;
    this.exitStatus = 128 + constants.signals[signal];
  }
}

// Work is asked to stop and to clean up; what has not stopped after this time is left to the next build's cleaning.
const stopLimitMs = 2_500;
// A handle that somebody has forgotten must not keep a finished command alive.
const lingerLimitMs = 1_000;

/**
 * Runs a command as this process: the one place where an error becomes an exit status.
 * @param isVerbose Whether a bug is shown with its stack.
 */
export async function runAsProcess(run: (terminal: Terminal) => Promise<number>, isVerbose: boolean): Promise<void> {
  const fail = (error: unknown): void => {
    process.exitCode = report(error, isVerbose);
  };
  process.once("exit", sayUnfinished);
  process.once("uncaughtException", (error) => {
    leave(report(error, isVerbose));
  });
  for (const stream of [process.stdout, process.stderr]) stream.on("error", ignoreClosedEnd);
  try {
    process.exitCode = await run(openTerminal());
  } catch (error) {
    fail(error);
    if (error instanceof Interruption && error.signal === "SIGHUP") endBy(error);
  }
  process.removeListener("exit", sayUnfinished);
  setTimeout(() => process.exit(), lingerLimitMs).unref();
}

function openTerminal(): Terminal {
  return {
    writeOutput: (text) => void process.stdout.write(text),
    writeError: (text) => void process.stderr.write(text),
    isTerminal: process.stderr.isTTY === true,
    noColor: (process.env["NO_COLOR"] ?? "") !== "",
    signal: listenToSignals(),
    now: () => performance.now(),
  };
}

function listenToSignals(): AbortSignal {
  const controller = new AbortController();
  const stop = (signal: EndingSignal): void => {
    const interruption = new Interruption(signal);
    if (controller.signal.aborted) {
      // A closed window says it twice, by its shell and by the system; only a person who asks again is in a hurry.
      if (signal !== "SIGHUP") endBy(interruption);
      return;
    }
    setTimeout(() => endBy(interruption), stopLimitMs).unref();
    controller.abort(interruption);
  };
  for (const signal of endingSignals) process.on(signal, () => stop(signal));
  return controller.signal;
}

/** Ends this process on our own account. */
function leave(status: number): never {
  process.removeListener("exit", sayUnfinished);
  process.exit(status);
}

/** Whatever ends this process before its command is done must not pass for success. */
function sayUnfinished(): void {
  process.exitCode = report(new Error("the command has ended before it was done"), false);
}

/** Ends this process at once. */
function endBy({ signal, exitStatus }: Interruption): void {
  if (signal !== "SIGHUP") leave(exitStatus);
  // Node sets the terminal back when it exits, and aborts where the window is gone. The signal itself does not ask for that.
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

function report(error: unknown, isVerbose: boolean): number {
  if (error instanceof Interruption) return error.exitStatus;
  if (error instanceof PlatformFailure || isRefusal(error)) {
    // What the machine refuses is no bug, wherever it is heard of: a thread, a program that was to be started.
    const path = pathOf(error);
    const { diagnostic } = diskFailure(path === undefined ? "cannot go on" : `cannot go on with ${path}`, error);
    process.stderr.write(`${formatText(diagnostic, { color: false })}\n`);
    return 1;
  }
  if (isGoneFolder(error)) {
    const mistake = badCall(
      "the current folder is not there any more",
      "change to the folder of the site, and call again",
    );
    process.stderr.write(`${formatText(mistake, { color: false })}\n`);
    return 2;
  }
  const message = error instanceof Error ? error.message.split("\n")[0] : String(error);
  const isSaid = message?.includes(bugWords) === true;
  process.stderr.write(
    `hubdocs: ${message}${isSaid ? "" : `: ${bugWords}`}${isVerbose ? "" : " (--verbose shows where)"}\n`,
  );
  if (isVerbose && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  return 1;
}

/** Whether the folder that the command was called in has been removed or replaced. */
const isGoneFolder = (error: unknown): boolean =>
  error instanceof Error && "syscall" in error && error.syscall === "uv_cwd";

/** `hubdocs check | head` closes its end early, and so does a window that is closed; that is no failure. */
function ignoreClosedEnd(error: Error): void {
  if (!["EPIPE", "EIO"].includes(errnoOf(error) ?? "")) throw error;
}
