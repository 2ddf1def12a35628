// Entry of the thread that runs a module of the site: code that may end its process, throw when nobody waits for it, or
// never give way.
import { setImmediate as nextTurn } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { bugError } from "../../model/bugError.ts";
import { importModule } from "../loadScript.ts";
import { type CarriedValue, carry } from "./carriedValue.ts";

/** What the thread is started with. */
export interface ModuleThreadData {
  /** Address of the module. */
  readonly address: string;
}

/** What the thread says. */
export type FromModule =
  /** The default export; `undefined` without one. */
  | { readonly kind: "value"; readonly value: CarriedValue }
  | { readonly kind: "threw"; readonly error: Error }
  | { readonly kind: "here" }
  /** Nothing is left to be done. */
  | { readonly kind: "idle" };

const port = parentPort;
if (port === null) throw bugError("Modules are run in a thread only");
const say = (word: FromModule): void => port.postMessage(word);

const { address }: ModuleThreadData = workerData;

// Whoever is asked whether it gives way, and does, answers. That is no reason to stay.
port.on("message", () => say({ kind: "here" }));
port.unref();
process.on("unhandledRejection", fail);
process.once("beforeExit", () => say({ kind: "idle" }));
void run();

async function run(): Promise<void> {
  try {
    const namespace: object = Object(await importModule(address));
    const value = carry("default" in namespace ? await namespace.default : undefined);
    // By then it has been told what has failed meanwhile with nobody waiting for it.
    await nextTurn();
    say({ kind: "value", value });
  } catch (error) {
    fail(error);
  }
}

/** Of what is thrown the message and the stack cross; what else an error has might not. */
function fail(reason: unknown): void {
  const { message, stack } = reason instanceof Error ? reason : new Error(String(reason));
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  say({ kind: "threw", error });
}
