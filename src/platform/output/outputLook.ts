// Looking at all files of an output in a thread of its own, while the build looks at its sources: a build that has little
// to do consists of little else. The same thread then readies what stays of the output for the next one.
import { Worker } from "node:worker_threads";
import type { DoublePlace } from "./doubleOutput.ts";
import { isOutputIntact, type OutputLook } from "./ledgerRows.ts";
import type { UnlinkFrom } from "./removal.ts";

/** From so many files on a thread takes less time than its start. */
const usualThreadFrom = 2_000;

/** Who looks. */
interface LookOptions {
  /** Absolute path of the compiled thread. */
  readonly script: string;
  /** How many files the output has. */
  readonly files: number;
  /** From how many files on there is a thread. @default 2000 */
  readonly threadFrom?: number | undefined;
}

/** A look that is under way. */
export interface LookBeside {
  /** Whether the output is intact. */
  result(): Promise<boolean>;
  /** Whether the file of a row has been found whole already. Says no where that is not known yet. */
  hasFound(row: number): boolean;
  /** Begins to make a folder like the output, where there is a thread that could do so meanwhile; see `doubleOutput`. */
  double(place: DoublePlace): void;
  /** Whether that folder stands, once that is known. */
  isDoubled(): Promise<boolean>;
  /** Whether the file of a row has a second name in it. */
  hasDoubled(row: number): boolean;
  /** What `foreignPaths` says of the output as it is now; `undefined` when there is no thread that could look meanwhile. */
  foreignPaths(): Promise<readonly string[] | undefined>;
  /** Removes files of the output; gives `undefined` also when there is no thread. */
  readonly unlinkFrom: UnlinkFrom;
  /** Gives it up. Afterwards nothing is made any more. */
  cancel(): Promise<void>;
}

/** What the thread is started with. */
export interface WorkOfThread extends OutputLook {
  readonly found: Uint8Array;
  readonly doubled: Uint8Array;
}

/** What it is asked for afterwards. */
export type LookRequest =
  | { readonly kind: "foreign" }
  | ({ readonly kind: "double" } & DoublePlace)
  | { readonly kind: "unlink"; readonly folder: string; readonly from: number };

/** What it answers; that the output is intact or not, unasked. */
export type LookAnswer =
  | { readonly kind: "intact" | "double"; readonly value: boolean }
  | { readonly kind: "foreign"; readonly value: readonly string[] }
  | { readonly kind: "unlink"; readonly value: ReadonlyMap<string, number> | undefined };

/** Begins to look. */
export function lookBeside(look: OutputLook, options: LookOptions): LookBeside {
  const { files, threadFrom = usualThreadFrom } = options;
  return files < threadFrom ? lookLater(look) : lookInThread(look, options);
}

/** A look at the moment when it is asked for. */
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

/** Waits for the next answer of a kind; `undefined` when the thread ends before, or never runs. */
function answersOf(worker: Worker): (kind: LookAnswer["kind"]) => Promise<LookAnswer["value"] | undefined> {
  const over = new Promise<undefined>((resolve) => {
    // Whatever keeps it from running, such as a system that allows no more threads.
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
