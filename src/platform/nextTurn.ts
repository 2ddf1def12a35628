// A pause in long synchronous work of the main thread, so that messages of workers and an interruption are handled.
/** Resolves once all pending events have been handled. */
export { setImmediate as nextTurn } from "node:timers/promises";
