// The process around a command: its streams, its signals, its end.
import { constants } from "node:os";
import { errnoOf, PlatformFailure, reasonOf } from "../platform/failure.ts";

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

type Leave = (status: number) => void;

/** Tells what has ended a command, and gives its exit status. */
type ReportFailure = (error: unknown, terminal: Terminal) => number;

/** Runs a command as this process: the one place where an error becomes an exit status. */
export async function runAsProcess(
  run: (terminal: Terminal) => Promise<number>,
  reportFailure: ReportFailure,
): Promise<void> {
  const terminal = openTerminal(leave);
  process.once("exit", sayUnfinished);
  process.once("uncaughtException", (error) => {
    if (isClosedWindow(error)) endBy(new Interruption("SIGHUP"), leave);
    leave(report(error));
  });
  for (const stream of [process.stdout, process.stderr]) stream.on("error", unlessClosed);
  try {
    process.exitCode = await run(terminal);
  } catch (thrown) {
    const error = isClosedWindow(thrown) ? new Interruption("SIGHUP") : thrown;
    process.exitCode = report(error);
    if (error instanceof Interruption && error.signal === "SIGHUP") endBy(error, leave);
  }
  process.removeListener("exit", sayUnfinished);
  setTimeout(() => process.exit(), lingerLimitMs).unref();

  function report(error: unknown): number {
    return error instanceof Interruption ? error.exitStatus : reportFailure(error, terminal);
  }

  /** Whatever ends this process before its command is done must not pass for success. */
  function sayUnfinished(): void {
    process.exitCode = report(new Error("the command ended before it was done"));
  }

  /** Ends this process on our own account. */
  function leave(status: number): never {
    process.removeListener("exit", sayUnfinished);
    process.exit(status);
  }
}

function openTerminal(leave: Leave): Terminal {
  return {
    writeOutput: (text) => void process.stdout.write(text),
    writeError: (text) => void process.stderr.write(text),
    isTerminal: process.stderr.isTTY === true,
    noColor: (process.env["NO_COLOR"] ?? "") !== "",
    signal: listenToSignals(leave),
    now: () => performance.now(),
  };
}

function listenToSignals(leave: Leave): AbortSignal {
  const controller = new AbortController();
  const stop = (signal: EndingSignal): void => {
    const interruption = new Interruption(signal);
    if (controller.signal.aborted) {
      // A closed window says it twice, by its shell and by the system; only a person who asks again is in a hurry.
      if (signal !== "SIGHUP") endBy(interruption, leave);
      return;
    }
    setTimeout(() => endBy(interruption, leave), stopLimitMs).unref();
    controller.abort(interruption);
  };
  for (const signal of endingSignals) process.on(signal, () => stop(signal));
  return controller.signal;
}

/** Ends this process at once. */
function endBy({ signal, exitStatus }: Interruption, leave: Leave): void {
  if (signal !== "SIGHUP") leave(exitStatus);
  // Node sets the terminal back when it exits, and aborts where the window is gone. The signal itself does not ask for that.
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

/** Whether a question could not give its window back, because that is gone: it may notice before the signal comes. */
const isClosedWindow = (error: unknown): boolean =>
  errnoOf(error) === "EIO" && error instanceof Error && "syscall" in error && error.syscall === "setRawMode";

/** `hubdocs check | head` closes its end early, and so does a window that is closed; that is no failure. */
function unlessClosed(error: Error): void {
  if (["EPIPE", "EIO"].includes(errnoOf(error) ?? "")) return;
  // It is about the file that the words go to; of the output of the build it says nothing.
  throw new PlatformFailure({
    code: "write-failed",
    severity: "error",
    message: `cannot print the results: ${reasonOf(error)}`,
    hint: "check the file or program that they are sent to",
  });
}
