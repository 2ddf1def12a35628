// Limits the work for one example, whatever the specification contains.

/** The remaining work. Its unit is a step of matching a pattern, about a tenth of a microsecond. */
export interface Effort {
  left: number;
}

/** Work for one example: at most about half a second. Real schemas take less than a tenth of it. */
export const exampleEffort = 600_000;
/** Work for all examples of a document; a thousand of a real one take a million. After it each further one gets little. */
const documentEffort = 30_000_000;

/** What the examples of a document have taken. */
interface Work {
  /** Without the one that was begun last. */
  readonly spent: number;
  readonly given: number;
  readonly last: Effort;
}

const workByRoot = new WeakMap<object, Work>();

/** The effort for the next example of a document. Those before it are finished. */
export function effortFor(root: unknown): Effort {
  if (typeof root !== "object" || root === null) return { left: exampleEffort };
  const before = workByRoot.get(root);
  const spent = before === undefined ? 0 : before.spent + before.given - Math.max(0, before.last.left);
  const given = spent < documentEffort ? exampleEffort : exampleEffort / 20;
  const last = { left: given };
  workByRoot.set(root, { spent, given, last });
  return last;
}

/** Work for making one value, without that for its members. */
export const makingEffort = 400;
/** Work for validating one value, without that for its members. */
export const lookingEffort = 20;

/** Uses up some work. @returns `false` when none is left. */
export function spend(effort: Effort, amount: number): boolean {
  effort.left -= amount;
  return effort.left >= 0;
}
