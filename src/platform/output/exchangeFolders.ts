// Exchanging two folders in one step of the file system, where the machine can.
import { spawn } from "node:child_process";
import { stat } from "node:fs/promises";
import { arch, platform } from "node:process";

// Linux has renameat2(RENAME_EXCHANGE) since 2014 on every usual file system, but Node cannot call it. Two programs
// can: GNU mv from coreutils 9.5 (2024) on, and Perl, which Debian, Ubuntu and most images with git have.
// Measured: 2 to 4 ms. A program that is missing or refuses changes nothing.
const timeLimitMs = 10_000;

// Number of renameat2 by processor. In the Perl text below -100 is AT_FDCWD and 2 is RENAME_EXCHANGE; numbers have to
// be written out, because `syscall` passes every argument that came as text by its address.
const callNumbers: Readonly<Record<string, number>> = { x64: 316, arm64: 276, riscv64: 276, loong64: 276 };

/**
 * Exchanges two folders of one file system: afterwards each stands under the other's path, and at no moment is
 * either path empty.
 * @returns Whether it happened. `false` means that nothing has changed.
 */
export async function exchangeFolders(first: string, second: string): Promise<boolean> {
  if (platform !== "linux") return false;
  const expected = await inodeOf(second);
  for (const [program, ...args] of waysToExchange(first, second)) {
    await run(program, args);
    // The state of the disk decides, not the exit status: the program may have been killed just afterwards.
    if ((await inodeOf(first)) === expected) return true;
  }
  return false;
}

function waysToExchange(first: string, second: string): readonly (readonly [string, ...string[]])[] {
  const mv = ["mv", "--exchange", "--no-copy", "--no-target-directory", "--", first, second] as const;
  const number = callNumbers[arch];
  if (number === undefined) return [mv];
  const call = `exit(syscall(${number}, -100, $ARGV[0], -100, $ARGV[1], 2) == 0 ? 0 : 1)`;
  return [mv, ["perl", "-e", call, first, second]];
}

async function inodeOf(path: string): Promise<bigint> {
  return (await stat(path, { bigint: true })).ino;
}

/** Runs a program to its end, however it ends. */
function run(program: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: "ignore", timeout: timeLimitMs, killSignal: "SIGKILL" });
    child.once("error", () => resolve());
    child.once("close", () => resolve());
  });
}
