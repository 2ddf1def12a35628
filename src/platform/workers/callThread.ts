// A thread that answers calls one after the other, while the thread that calls goes on. Owns the messages between the
// two; what calls mean is the business of those who use it.
import { parentPort, Worker } from "node:worker_threads";
import { bugError } from "../../model/bugError.ts";
import type { ThrownError } from "./messages.ts";
import { putTogether, takeApart } from "./thrownError.ts";

/** A running thread. */
export interface CallThread {
  /** @throws what the thread threw, or an Error when it has died. */
  call(request: unknown): Promise<unknown>;
  /** Sends a word that is not answered. */
  tell(word: unknown): void;
  /** Ends the thread, whatever it does. Calls under way are rejected. */
  stop(): Promise<void>;
}

/** How a thread is started. */
interface CallThreadOptions {
  /** Absolute path of the compiled entry module. */
  readonly entry: string;
  readonly data: unknown;
  /** Told what the thread tells while it works. */
  readonly onWord?: (word: unknown) => void;
}

type ToThread =
  | { readonly kind: "call"; readonly id: number; readonly request: unknown }
  | { readonly kind: "word"; readonly word: unknown };
type FromThread =
  | { readonly kind: "answer"; readonly id: number; readonly value: unknown }
  | { readonly kind: "threw"; readonly id: number; readonly error: ThrownError }
  | { readonly kind: "word"; readonly word: unknown };

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

// A third of what the engine allows. The threads of a served site live long, and a larger place for what is new is filled
// and kept all the same: 198 MB of the process became 300 in a hundred edits.
const maxYoungGenerationSizeMb = 16;

/** Starts a thread. */
export function startCallThread({ entry, data, onWord }: CallThreadOptions): CallThread {
  const worker = new Worker(entry, { workerData: data, resourceLimits: { maxYoungGenerationSizeMb } });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  const end = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on("message", (message: FromThread) => {
    if (message.kind === "word") {
      onWord?.(message.word);
      return;
    }
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === "answer") call?.resolve(message.value);
    else call?.reject(putTogether(message.error));
  });
  worker.on("error", (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on("exit", () => end(new Error("the thread has ended")));
  const send = (message: ToThread): void => worker.postMessage(message);
  return {
    call: (request) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        send({ kind: "call", id: lastId, request });
      }),
    tell: (word) => send({ kind: "word", word }),
    stop: async () => {
      await worker.terminate();
    },
  };
}

/** The thread's side of its calls. */
interface CallService {
  /** Does a call. Calls are answered in their order, one at a time. */
  readonly answer: (request: unknown, tell: (word: unknown) => void) => Promise<unknown>;
  /** Hears a word at once, also while a call is under way. */
  readonly hear?: (word: unknown) => void;
}

/** Begins to answer. Call it once in a thread's entry module. */
export function answerCalls({ answer, hear }: CallService): void {
  const port = parentPort;
  if (port === null) throw bugError("Calls are answered in a thread only");
  const send = (message: FromThread): void => port.postMessage(message);
  const tell = (word: unknown): void => send({ kind: "word", word });
  const reply = async (id: number, request: unknown): Promise<void> => {
    try {
      send({ kind: "answer", id, value: await answer(request, tell) });
    } catch (error) {
      send({ kind: "threw", id, error: takeApart(error) });
    }
  };
  let last = Promise.resolve();
  port.on("message", (message: ToThread) => {
    if (message.kind === "word") hear?.(message.word);
    else last = last.then(() => reply(message.id, message.request));
  });
}
