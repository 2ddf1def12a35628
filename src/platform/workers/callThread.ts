// A thread that answers calls one after the other while the calling thread goes on. Owns the messages between the two; what
// the calls mean is decided by its users.
import { parentPort, Worker } from "node:worker_threads";
import { bugError } from "../../model/bugError.ts";
import type { ThrownError } from "./messages.ts";
import { putTogether, takeApart } from "./thrownError.ts";

/** A running thread. */
export interface CallThread {
  /** @throws what the thread threw, or an Error when it has died. */
  call(request: unknown): Promise<unknown>;
  /** Sends a message that gets no answer. */
  tell(word: unknown): void;
  /** Ends the thread, whatever it is doing. Pending calls are rejected. */
  stop(): Promise<void>;
}

/** How a thread is started. */
interface CallThreadOptions {
  /** Absolute path of the compiled entry module. */
  readonly entry: string;
  readonly data: unknown;
  /** Called with messages that the thread sends while it works. */
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

// A third of V8's default for new objects. The threads of a server live long and never give this space back once it was
// used: by default the process grew from 198 to 300 MB in a hundred edits.
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

/** What the thread does with calls and messages. */
interface CallService {
  /** Answers a call. Calls are answered in order, one at a time. */
  readonly answer: (request: unknown, tell: (word: unknown) => void) => Promise<unknown>;
  /** Receives a message at once, even while a call is being answered. */
  readonly hear?: (word: unknown) => void;
}

/** Starts to answer calls. To be called once, in the thread's entry module. */
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
