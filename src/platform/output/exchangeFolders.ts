// Exchanging two folders in one step of the file system, where the machine can.
import { stat } from "node:fs/promises";

// Linux has renameat2(RENAME_EXCHANGE) since 2014 on every usual file system, but Node cannot call it. Two programs
// can: Perl, which Debian, Ubuntu and most images with git have, and GNU mv from coreutils 9.5 (2024) on.
// Measured: 2 to 4 ms. A program that is missing or refuses changes nothing.
const timeLimitMs = 10_000;

// Number of renameat2 by processor. In the Perl text below -100 is AT_FDCWD and 2 is RENAME_EXCHANGE; numbers have to
// be written out, because `syscall` passes every argument that came as text by its address.
const callNumbers: Readonly<Record<string, number>> = { x64: 316, arm64: 276, riscv64: 276, loong64: 276 };

/** An exchange of two folders that is ready to happen. */
export interface Exchange {
  /**
   * Makes it happen: afterwards each folder stands under the other's path, and at no moment is either path empty.
   * @returns Whether it happened. `false` means that nothing has changed.
   */
  run(): Promise<boolean>;
  /** Gives it up. */
  cancel(): void;
}

/**
 * Readies the exchange of two folders of one file system; the second may be made later. A process that starts another one
 * counts twice for a moment, so the first way is started while this one is small, and waits for a word; it ends with it.
 * Another one is started only when that has failed.
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
        // The state of the disk decides, not the exit status: the program may have been killed just afterwards. Only a disk
        // that says nothing leaves the program's word.
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

/** Exchanges two folders now. @returns Whether it happened. */
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
  /** Lets it run to its end, however it ends; gives whether it says that it has done its work. */
  run(): Promise<boolean>;
  cancel(): void;
}

/** Starts a program that does nothing until it is told to; it goes when nobody is left who could tell it. */
function startWaiting(way: readonly string[]): WaitingProgram {
  const waiting = spawnWaiting(way);
  waiting.catch(() => undefined); // it is heard of where it is awaited
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
      waiting.then(({ child }) => child.stdin.destroy()).catch(() => undefined); // there is none to end
    },
  };
}

/** The process of such a program. */
async function spawnWaiting(way: readonly string[]) {
  // Loaded late: most builds of a site that is worked on have nothing to exchange.
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
