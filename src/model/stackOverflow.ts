// How the engine says that functions have called each other too deeply: they never end, or what they read is nested too deeply.

/** The message of the engine's `RangeError`. */
export const stackOverflow = "Maximum call stack size exceeded";
