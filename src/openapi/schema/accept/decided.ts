// Remembers which texts, numbers and other plain values are valid against the schemas that references lead to. In a chain of
// schemas the page of each asks the same of all that follow it.
import type { Effort } from "../effort.ts";
import type { Referred } from "./referred.ts";

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

/** A value, and what is known of it. */
interface Judged {
  readonly value: unknown;
  readonly referred: Referred;
}

/**
 * The known answer, or that of `decide`. Decided anew each time: objects and arrays, whose members are evaluated on the way,
 * and what some schemas are excused from. An answer is not kept that is only for lack of effort, or within a circle, where it
 * depends on where the circle was entered.
 */
export function decideOnce(
  [{ value, referred }, schema]: readonly [judged: Judged, schema: unknown],
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
  const { circles } = referred;
  const isValid = decide();
  if (effort.left >= 0 && referred.circles === circles) {
    const ofSchema = answers.get(schema) ?? new Map<unknown, boolean>();
    answers.set(schema, ofSchema.set(value, isValid));
  }
  return isValid;
}
