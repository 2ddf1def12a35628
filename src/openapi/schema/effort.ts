// Limits the work for one example, whatever the specification contains.

/** The remaining work. Its unit is a step of matching a pattern, about a tenth of a microsecond. */
export interface Effort {
  left: number;
}

/** Work for one example: at most about half a second. Real schemas take less than a tenth of it. */
export const exampleEffort = 600_000;

/** Work for making one value, without that for its members. */
export const makingEffort = 400;
/** Work for validating one value, without that for its members. */
export const lookingEffort = 20;

/** Uses up some work. @returns `false` when none is left. */
export function spend(effort: Effort, amount: number): boolean {
  effort.left -= amount;
  return effort.left >= 0;
}
