// Looking at all files of an output in a thread of its own, while the build looks at its sources: a build that has little
// to do consists of little else.
import { Worker } from "node:worker_threads";
import { isOutputIntact, type OutputLook } from "./ledgerRows.ts";

/** From so many files on a thread takes less time than its start. */
const filesOfThread = 2_000;

/** A look that is under way. */
export interface LookBeside {
  /** Whether the output is intact. */
  result(): Promise<boolean>;
  /** Whether the file of a row has been found whole already. Says no where that is not known yet. */
  hasFound(row: number): boolean;
  /** What `foreignPaths` says of the output as it is now; `undefined` when there is no thread that could look meanwhile. */
  foreignPaths(): Promise<readonly string[] | undefined>;
  /** Gives it up. */
  cancel(): void;
}

/** Begins to look. @param script Absolute path of the compiled thread. @param files How many there are. */
export function lookBeside(look: OutputLook, script: string, files: number): LookBeside {
  if (files < filesOfThread) {
    return {
      result: async () => isOutputIntact(look),
      hasFound: () => false,
      foreignPaths: async () => undefined,
      cancel: () => undefined,
    };
  }
  const found = new Uint8Array(new SharedArrayBuffer(files));
  const worker = new Worker(script, { workerData: { ...look, found } });
  worker.unref();
  const over = new Promise<undefined>((resolve) => {
    // Whatever keeps it from running, such as a system that allows no more threads.
    worker.once("error", () => resolve(undefined));
    worker.once("exit", () => resolve(undefined));
  });
  const answer = (): Promise<unknown> =>
    Promise.race([new Promise((resolve) => worker.once("message", resolve)), over]);
  const intact = answer();
  return {
    result: async () => {
      worker.ref();
      const isIntact = await intact;
      return typeof isIntact === "boolean" ? isIntact : isOutputIntact(look);
    },
    hasFound: (row) => found[row] === 1,
    foreignPaths: async () => {
      worker.ref();
      if ((await intact) === undefined) return undefined;
      const paths = answer();
      worker.postMessage("foreign");
      return (await paths) as readonly string[] | undefined;
    },
    cancel: () => void worker.terminate(),
  };
}
