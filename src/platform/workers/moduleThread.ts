// Entry of the thread that runs a module of the site: code that may end its process, throw an error that nobody awaits, or
// never end.
import { setImmediate as nextTurn } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { bugError } from "../../model/bugError.ts";
import { importModule } from "../loadScript.ts";
import { type CarriedValue, carry } from "./carriedValue.ts";

/** The data that the thread is started with. */
export interface ModuleThreadData {
  /** `file:` or `data:` URL of the module. */
  readonly address: string;
}

/** The messages of the thread. */
export type FromModule =
  /** The default export; `undefined` without one. */
  | { readonly kind: "value"; readonly value: CarriedValue }
  | { readonly kind: "threw"; readonly error: Error }
  | { readonly kind: "here" }
  /** Nothing is left to do. */
  | { readonly kind: "idle" };

const port = parentPort;
if (port === null) throw bugError("Modules are run in a thread only");
const say = (word: FromModule): void => port.postMessage(word);

const { address }: ModuleThreadData = workerData;

// Answers whether the event loop still runs. Does not keep the thread alive.
port.on("message", () => say({ kind: "here" }));
port.unref();
process.on("unhandledRejection", fail);
process.once("beforeExit", () => say({ kind: "idle" }));
void run();

async function run(): Promise<void> {
  try {
    const namespace: object = Object(await importModule(address));
    const value = carry("default" in namespace ? await namespace.default : undefined);
    // By then, failures that nobody awaits have been reported.
    await nextTurn();
    say({ kind: "value", value });
  } catch (error) {
    fail(error);
  }
}

/** Sends only the message and the stack of an error; other properties might not be sendable. */
function fail(reason: unknown): void {
  const { message, stack } = reason instanceof Error ? reason : new Error(String(reason));
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  say({ kind: "threw", error });
}
