// What a chain of stages finds, put together in the order in which it was found.
import type { Diagnostic, Outcome } from "../model/diagnostic.ts";
import { withShortQuotes } from "./faults/shortQuotes.ts";

/** Findings so far. */
export interface Findings {
  all(): readonly Diagnostic[];
  note(found: readonly Diagnostic[]): void;
  /** Notes what a stage has found. @returns What it has made. */
  take<Value>(outcome: Outcome<Value>): Value;
}

/** Begins to gather. @param first What was found before. */
export function gatherFindings(first: readonly Diagnostic[] = []): Findings {
  // Never by `push(...found)`: arguments have to fit on the stack, and a large site can have more findings than that.
  let all = first;
  const note = (found: readonly Diagnostic[]): void => {
    all = all.concat(found.map(withShortQuotes));
  };
  return {
    all: () => all,
    note,
    take: (outcome) => {
      note(outcome.diagnostics);
      return outcome.value;
    },
  };
}
