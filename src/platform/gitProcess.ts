// A running git whose output is read as it comes. Without git, or when it fails or is stopped, there is less output, which is
// no error. The child never outlives its reader: it is ended whatever it is doing.
import { spawn } from "node:child_process";

/** Where git runs and for how long. */
export interface GitPlace {
  /** Absolute path of a folder; it may be below the root of its repository. */
  readonly cwd: string;
  /** Ends the child. */
  readonly signal: AbortSignal;
}

/** A running git. */
interface GitProcess {
  /** What it prints; to be read once. */
  readonly output: AsyncIterable<Uint8Array>;
  /** Sends it a request. Nobody hears that it takes none: its output ends. */
  write(text: string): void;
  /** Ends it, and waits until it is gone. */
  end(): Promise<void>;
}

/** Starts git. */
export function startGit(args: readonly string[], { cwd, signal }: GitPlace): GitProcess {
  if (signal.aborted) return { output: none(), write: () => undefined, end: async () => undefined };
  const child = spawn("git", args, { cwd, stdio: ["pipe", "pipe", "ignore"] });
  const { stdin, stdout } = child;
  const stop = (): void => {
    // It only reads, so that nothing is left half done. Whatever it has started itself meets closed pipes.
    child.kill("SIGKILL");
    stdin.destroy();
    stdout.destroy();
  };
  const isGone = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("close", () => resolve());
  }).then(() => signal.removeEventListener("abort", stop));
  stdin.on("error", () => undefined);
  signal.addEventListener("abort", stop, { once: true });
  return {
    output: untilStopped(stdout),
    write: (text) => void stdin.write(text),
    end: async () => {
      stop();
      await isGone;
    },
  };
}

async function* none(): AsyncGenerator<Uint8Array> {}

/** Chunks of a stream up to its end, or up to where it was destroyed. */
async function* untilStopped(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* stream;
  } catch {
    // The child was stopped: ERR_STREAM_PREMATURE_CLOSE.
  }
}
