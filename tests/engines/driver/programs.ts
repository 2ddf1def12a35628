// Programs that run beside the tests, and waiting for them.
import { type ChildProcess, spawn } from "node:child_process";

/** A program that runs. */
interface RunningProgram {
  /** What it has written so far. */
  said(): string;
  end(): Promise<void>;
}

/** Starts a program, which ends with this process at the latest. */
export function startProgram(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): RunningProgram {
  const child: ChildProcess = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const heard: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => heard.push(chunk.toString()));
  const kill = (): void => void child.kill("SIGKILL");
  process.once("exit", kill);
  const ended = new Promise<void>((resolve) => {
    child.once("error", (error) => {
      heard.push(String(error));
      resolve();
    });
    child.once("exit", () => resolve());
  });
  return {
    said: () => heard.join(""),
    async end() {
      child.kill();
      const late = setTimeout(kill, 3_000);
      await ended;
      clearTimeout(late);
      process.off("exit", kill);
    },
  };
}

/** Waits until something is there, and fails by its name when it does not come. */
export async function waitFor<T>(
  look: () => T | Promise<T>,
  name: string,
): Promise<Exclude<T, false | undefined | null | 0 | "">> {
  const until = Date.now() + 20_000;
  for (;;) {
    const found = await look();
    // What is not nothing is something.
    if (found) return found as Exclude<T, false | undefined | null | 0 | "">;
    if (Date.now() > until) throw new Error(`${name} did not come`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
