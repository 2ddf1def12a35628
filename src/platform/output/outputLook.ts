// Looking at all files of an output in a thread of its own, while the build looks at its sources: a build that has nothing
// to do consists of little else.
import { Worker } from "node:worker_threads";
import { isOutputIntact, type OutputLook } from "./ledgerRows.ts";

/** From so many files on a thread takes less time than its start. */
const filesOfThread = 2_000;

/** A look that is under way. */
export interface LookBeside {
  /** Whether the output is intact. */
  result(): Promise<boolean>;
  /** Gives it up. */
  cancel(): void;
}

/** Begins to look. @param script Absolute path of the compiled thread. @param files How many there are. */
export function lookBeside(look: OutputLook, script: string, files: number): LookBeside {
  if (files < filesOfThread) return { result: async () => isOutputIntact(look), cancel: () => undefined };
  const worker = new Worker(script, { workerData: look });
  worker.unref();
  const answer = new Promise<boolean | undefined>((resolve) => {
    worker.once("message", resolve);
    // Whatever keeps it from running, such as a system that allows no more threads.
    worker.once("error", () => resolve(undefined));
    worker.once("exit", () => resolve(undefined));
  });
  return {
    result: async () => {
      worker.ref();
      return (await answer) ?? isOutputIntact(look);
    },
    cancel: () => void worker.terminate(),
  };
}
