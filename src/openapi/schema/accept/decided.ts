// Remembers which texts, numbers and other plain values are valid against the schemas that references lead to. In a chain of
// schemas the page of each asks the same of all that follow it.
import type { Effort } from "../effort.ts";

/** Answers by schema, then by value. */
type Answers = Map<unknown, Map<unknown, boolean>>;

/** Answers by document, apart for those who let a value fit several alternatives. Documents never change. */
const answersByRoot = new WeakMap<object, { readonly strict: Answers; readonly lenient: Answers }>();

/** What an answer depends on besides value and schema. */
interface DecidingContext {
  readonly root: unknown;
  readonly effort: Effort;
  readonly excused?: ReadonlySet<unknown>;
  readonly mayFitSeveral?: boolean;
}

/**
 * The known answer, or that of `decide`. Decided anew each time: objects and arrays, whose members are evaluated on the way,
 * and what some schemas are excused from. An answer that is only for lack of effort is not kept.
 */
export function decideOnce(
  [value, schema]: readonly [value: unknown, schema: unknown],
  { root, effort, excused, mayFitSeveral }: DecidingContext,
  decide: () => boolean,
): boolean {
  const isPlain = typeof value !== "object" || value === null;
  if (!isPlain || typeof root !== "object" || root === null || (excused?.size ?? 0) > 0) return decide();
  const both = answersByRoot.get(root) ?? { strict: new Map(), lenient: new Map() };
  answersByRoot.set(root, both);
  const answers: Answers = mayFitSeveral === true ? both.lenient : both.strict;
  const known = answers.get(schema)?.get(value);
  if (known !== undefined) return known;
  const isValid = decide();
  if (effort.left >= 0) {
    const ofSchema = answers.get(schema) ?? new Map<unknown, boolean>();
    answers.set(schema, ofSchema.set(value, isValid));
  }
  return isValid;
}
