// Exchanges two folders in one step of the file system, where the machine can do so.
import { stat } from "node:fs/promises";

// Linux has renameat2(RENAME_EXCHANGE) since 2014 on every usual file system, but Node cannot call it. Two programs
// can: Perl, which Debian, Ubuntu and most images with git have, and GNU mv since coreutils 9.5 (2024).
// Measured: 2 to 4 ms. If a program is missing or refuses, nothing has changed.
const timeLimitMs = 10_000;

// Number of renameat2 by processor. In the Perl text below -100 is AT_FDCWD and 2 is RENAME_EXCHANGE. The numbers have to be
// literals, because `syscall` passes the address of every argument that is a string.
const callNumbers: Readonly<Record<string, number>> = { x64: 316, arm64: 276, riscv64: 276, loong64: 276 };

/** A prepared exchange of two folders. */
export interface Exchange {
  /**
   * Exchanges the folders: afterwards each has the other's path, and at no moment is either path empty.
   * @returns `true` if they were exchanged; `false` if nothing has changed.
   */
  run(): Promise<boolean>;
  /** Ends the waiting program without an exchange. */
  cancel(): void;
}

/**
 * Prepares the exchange of two folders on one file system; the second may be made later. Starting a program briefly doubles
 * the memory that counts for this process, so the program is started early, while this process is small, and waits for a
 * word. It ends when this process does. Another program is only started if the first one fails.
 */
export function readyExchange(first: string, second: string): Exchange {
  const ways = process.platform === "linux" ? waysToExchange(first, second) : [];
  const programs = ways.slice(0, 1).map((way) => startWaiting(way));
  return {
    run: async () => {
      if (ways.length === 0) return false;
      const expected = await inodeOf(second);
      for (const [index, way] of ways.entries()) {
        const program = programs[index] ?? startWaiting(way);
        programs[index] = program;
        const isDone = await program.run();
        // The state of the disk decides, not the exit status: the program may have been killed just afterwards. Only if the
        // disk cannot be read does the program's own answer count.
        const present = await inodeOf(first).catch((error: unknown) => {
          if (isDone) return expected;
          throw error;
        });
        if (present === expected) return true;
      }
      return false;
    },
    cancel: () => {
      for (const { cancel } of programs) cancel();
    },
  };
}

/** Exchanges two folders now. @returns Whether they were exchanged. */
export async function exchangeFolders(first: string, second: string): Promise<boolean> {
  const exchange = readyExchange(first, second);
  const hasHappened = await exchange.run();
  exchange.cancel();
  return hasHappened;
}

function waysToExchange(first: string, second: string): readonly (readonly [string, ...string[]])[] {
  const mv = ["mv", "--exchange", "--no-copy", "--no-target-directory", "--", first, second] as const;
  const number = callNumbers[process.arch];
  if (number === undefined) return [mv];
  const call = `exit(syscall(${number}, -100, $ARGV[0], -100, $ARGV[1], 2) == 0 ? 0 : 1)`;
  return [["perl", "-e", call, first, second], mv];
}

async function inodeOf(path: string): Promise<bigint> {
  return (await stat(path, { bigint: true })).ino;
}

interface WaitingProgram {
  /** Lets the program do its work and waits for its end. @returns Whether it reports success. */
  run(): Promise<boolean>;
  cancel(): void;
}

/** Starts a program that waits for a word on its standard input, and ends when that is closed. */
function startWaiting(way: readonly string[]): WaitingProgram {
  const waiting = spawnWaiting(way);
  waiting.catch(() => undefined); // the error appears where this is awaited
  return {
    run: async () => {
      const { child, ended } = await waiting;
      child.ref();
      const limit = setTimeout(() => child.kill("SIGKILL"), timeLimitMs);
      child.stdin.end("go\n");
      const isDone = await ended;
      clearTimeout(limit);
      return isDone;
    },
    cancel: () => {
      waiting.then(({ child }) => child.stdin.destroy()).catch(() => undefined); // no program was started
    },
  };
}

/** The process of such a program. */
async function spawnWaiting(way: readonly string[]) {
  // Loaded late: many builds have nothing to exchange.
  const { spawn } = await import("node:child_process");
  const child = spawn("sh", ["-c", 'read -r word && exec "$@"', "sh", ...way], { stdio: ["pipe", "ignore", "ignore"] });
  const ended = new Promise<boolean>((resolve) => {
    child.once("error", () => resolve(false));
    child.once("close", (status) => resolve(status === 0));
  });
  child.stdin.on("error", () => undefined); // it has ended already
  child.unref();
  return { child, ended };
}
