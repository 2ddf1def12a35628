// A bound on the work that one example may take, whatever the specification says.

/** Work that is left, counted down. The unit is a step of a pattern, about a tenth of a microsecond. */
export interface Effort {
  left: number;
}

/** Work for one example: at most about half a second. Real schemas take less than a tenth of it. */
export const exampleEffort = 600_000;

/** Work of making one value, besides the work for its members. */
export const makingEffort = 400;
/** Work of looking whether one value is valid, besides the work for its members. */
export const lookingEffort = 20;

/** Takes work from what is left; `false` when there is none. */
export function spend(effort: Effort, amount: number): boolean {
  effort.left -= amount;
  return effort.left >= 0;
}
