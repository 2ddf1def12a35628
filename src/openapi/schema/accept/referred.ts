// What the schemas that references lead to say of one value. Where schemas refer to each other in a circle - a base lists
// its kinds, and each kind is built upon the base - JSON Schema defines no answer: the second time around adds nothing.

/** Members of an object or array that a schema has evaluated, for `unevaluatedProperties` and `unevaluatedItems`. */
export interface Looked {
  /** May be changed by the caller. */
  readonly keys: Set<string | number>;
}

/** Answers about one value. */
export interface Referred {
  /** Schemas that are being applied. */
  readonly open: Set<unknown>;
  /** How often a circle was closed. */
  circles: number;
  /** Answers of schemas in circles, which would be given once for each way that leads there. */
  readonly answers: Map<unknown, Looked | undefined>;
}

export const newReferred = (): Referred => ({ open: new Set(), circles: 0, answers: new Map() });

/** The answer of a schema that a reference leads to; `look` gives it where it is not known. */
export function lookOnce(referred: Referred, target: unknown, look: () => Looked | undefined): Looked | undefined {
  const { open, answers } = referred;
  if (open.has(target)) {
    referred.circles += 1;
    return { keys: new Set() };
  }
  if (answers.has(target)) return copyOf(answers.get(target));
  const before = referred.circles;
  open.add(target);
  const looked = look();
  open.delete(target);
  if (referred.circles > before) answers.set(target, copyOf(looked));
  return looked;
}

const copyOf = (looked: Looked | undefined): Looked | undefined => looked && { keys: new Set(looked.keys) };
