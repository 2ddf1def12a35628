// A pause in long work of the main thread: workers are heard meanwhile, and so is an interruption.
/** Waits until everything that has happened so far was heard. */
export { setImmediate as nextTurn } from "node:timers/promises";
