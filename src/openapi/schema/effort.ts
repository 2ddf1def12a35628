// A bound on the work that one example may take, whatever the specification says.

/** Work that is left, counted down: a step of a pattern costs 1, a look at a schema 10 (about 1 µs). */
export interface Effort {
  left: number;
}

/** Work for one example; real schemas take less than a tenth of it. */
export const exampleEffort = 1_000_000;

/** Takes work from what is left; `false` when there is none. */
export function spend(effort: Effort, amount: number): boolean {
  effort.left -= amount;
  return effort.left >= 0;
}
