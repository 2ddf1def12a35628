// The finding that a command was not called as it has to be: its words, not the site, are to be mended.
import type { Diagnostic } from "./diagnostic.ts";

/** Says that a command cannot do what it was called for. */
export const badCall = (message: string, hint: string): Diagnostic => ({
  code: "bad-call",
  severity: "error",
  message,
  hint,
});
