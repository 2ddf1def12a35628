// Checks all files of an output in a thread while the build looks at its sources: a build with little to do consists mostly
// of the two. The same thread can then prepare unchanged files for the new output.
import { Worker } from "node:worker_threads";
import type { DoublePlace } from "./doubleOutput.ts";
import { isOutputIntact, type OutputLook } from "./ledgerRows.ts";
import type { UnlinkFrom } from "./removal.ts";

/** With fewer files, starting a thread takes longer than it saves. */
const usualThreadFrom = 2_000;

/** Settings for a look. */
interface LookOptions {
  /** Absolute path of the compiled thread. */
  readonly script: string;
  /** Number of files in the output. */
  readonly files: number;
  /** Number of files from which on a thread is started. @default 2000 */
  readonly threadFrom?: number | undefined;
}

/** A look that is under way. */
export interface LookBeside {
  /** Whether the output is intact. */
  result(): Promise<boolean>;
  /** Whether the file of a row was found unchanged; `false` as long as that is not known. */
  hasFound(row: number): boolean;
  /** Starts to make a double of the output, if there is a thread for it; see `doubleOutput`. */
  double(place: DoublePlace): void;
  /** Resolves when the double is finished or given up: `true` if it exists. */
  isDoubled(): Promise<boolean>;
  /** Whether the double contains the file of a row. */
  hasDoubled(row: number): boolean;
  /** The result of `foreignPaths` for the output as it is now; `undefined` without a thread. */
  foreignPaths(): Promise<readonly string[] | undefined>;
  /** Removes files of the output in the thread; resolves to `undefined` without one. */
  readonly unlinkFrom: UnlinkFrom;
  /** Ends the look and the thread. */
  cancel(): Promise<void>;
}

/** What the thread is started with. */
export interface WorkOfThread extends OutputLook {
  readonly found: Uint8Array;
  readonly doubled: Uint8Array;
}

/** Later requests to the thread. */
export type LookRequest =
  | { readonly kind: "foreign" }
  | ({ readonly kind: "double" } & DoublePlace)
  | { readonly kind: "unlink"; readonly folder: string; readonly from: number };

/** Answers of the thread. It reports whether the output is intact without being asked. */
export type LookAnswer =
  | { readonly kind: "intact" | "double"; readonly value: boolean }
  | { readonly kind: "foreign"; readonly value: readonly string[] }
  | { readonly kind: "unlink"; readonly value: ReadonlyMap<string, number> | undefined };

/** Begins to look. */
export function lookBeside(look: OutputLook, options: LookOptions): LookBeside {
  const { files, threadFrom = usualThreadFrom } = options;
  return files < threadFrom ? lookLater(look) : lookInThread(look, options);
}

/** A look without a thread, which happens when its result is asked for. */
function lookLater(look: OutputLook): LookBeside {
  return {
    result: async () => isOutputIntact(look),
    hasFound: () => false,
    double: () => undefined,
    isDoubled: async () => false,
    hasDoubled: () => false,
    foreignPaths: async () => undefined,
    unlinkFrom: async () => undefined,
    cancel: async () => undefined,
  };
}

function lookInThread(look: OutputLook, { script, files }: LookOptions): LookBeside {
  const [found, doubled] = [sharedBytes(files), sharedBytes(files)];
  const worker = new Worker(script, { workerData: { ...look, found, doubled } satisfies WorkOfThread });
  worker.unref();
  const answerOf = answersOf(worker);
  const ask = (request: LookRequest): void => worker.postMessage(request);
  const intact = answerOf("intact");
  let doubling: ReturnType<typeof answerOf> | undefined;
  return {
    result: async () => {
      worker.ref();
      const isIntact = await intact;
      return typeof isIntact === "boolean" ? isIntact : isOutputIntact(look);
    },
    hasFound: (row) => found[row] === 1,
    double: (place) => {
      doubling = answerOf("double");
      ask({ kind: "double", ...place });
    },
    isDoubled: async () => {
      worker.ref();
      return (await doubling) === true;
    },
    hasDoubled: (row) => doubled[row] === 1,
    foreignPaths: async () => {
      worker.ref();
      if ((await intact) === undefined) return undefined;
      const paths = answerOf("foreign");
      ask({ kind: "foreign" });
      return (await paths) as readonly string[] | undefined;
    },
    unlinkFrom: async (folder, from) => {
      worker.ref();
      const unlinked = answerOf("unlink");
      ask({ kind: "unlink", folder, from });
      return (await unlinked) as ReadonlyMap<string, number> | undefined;
    },
    cancel: async () => void (await worker.terminate()),
  };
}

const sharedBytes = (count: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(count));

/** Makes a function that waits for the next answer of a kind; `undefined` if the thread ends before or never starts. */
function answersOf(worker: Worker): (kind: LookAnswer["kind"]) => Promise<LookAnswer["value"] | undefined> {
  const over = new Promise<undefined>((resolve) => {
    // The thread may not start at all: the system may allow no more threads.
    worker.once("error", () => resolve(undefined));
    worker.once("exit", () => resolve(undefined));
  });
  return (kind) => {
    const answer = new Promise<LookAnswer["value"]>((resolve) => {
      worker.on("message", (given: LookAnswer) => {
        if (given.kind === kind) resolve(given.value);
      });
    });
    return Promise.race([answer, over]);
  };
}
