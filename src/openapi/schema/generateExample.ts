// Makes an example of a schema: a JSON value that is valid against it, if one can be found in limited time. The same schema
// gives the same example everywhere.
import { acceptsValue } from "./accept/acceptsValue.ts";
import { createPatterns } from "./accept/patternTests.ts";
import { collectParts } from "./collectParts.ts";
import type { Direction } from "./direction.ts";
import { effortFor, makingEffort, spend } from "./effort.ts";
import { candidatesFor, writtenExamples } from "./generate/candidates.ts";
import type { MakeContext, MakePlace } from "./generate/makeContext.ts";
import { isTooDeep, within } from "./generate/recursion.ts";
import { withoutHidden } from "./generate/withoutHidden.ts";
import { isObject } from "./json.ts";
import { typeFactsOf } from "./typeFacts.ts";

/** Most candidates tried for one value. */
const maxCandidates = 40;
/** Deepest level of required values; a level takes about ten stack frames. */
const maxDepth = 60;
/** Most examples of a schema that are considered. */
const maxWritten = 10;
/** Most parts that schemas with their alternatives are put together from: a few milliseconds of work. */
const maxParts = 20_000;
/** Most optional properties in the whole example. */
const maxOptional = 150;

/**
 * A JSON value that is valid against a schema of the normalised document. Valid examples, defaults and enumeration values of
 * the schema are preferred. If no valid value is found (because of contradictions or endless recursion), the result is the
 * first candidate, or an empty value.
 */
export function generateExample(schema: unknown, options: ExampleOptions): unknown {
  const context = createContext(options);
  const value = makeValue(schema, outermost, context);
  if (value !== undefined) return value;
  // Too large for the effort: without anything that may be left out most schemas are a hundred times smaller.
  const bare = context.effort.left < 0 ? makeValue(schema, outermost, createContext(options, true)) : undefined;
  return bare === undefined ? emptyValue(schema, options.root) : bare;
}

const outermost: MakePlace = { depth: 0, above: undefined, isOptional: false, ordinal: 0, mustDiffer: false };

/** The document, and the direction of the values. */
export interface ExampleOptions {
  readonly root: unknown;
  readonly direction: Direction;
  /** The status of the answer whose body the value is, if it is an error: the body may repeat it. */
  readonly errorStatus?: number | undefined;
}

/** An example and where it comes from. */
export interface ExampleValue {
  readonly value: unknown;
  /** Whether it was generated, not written in the schema. */
  readonly isGenerated: boolean;
}

/** The schema's own valid examples, without properties that must not travel; a generated one if it has none. */
export function exampleValues(schema: unknown, options: ExampleOptions): readonly ExampleValue[] {
  const context = createContext(options);
  const values = writtenExamples(collectParts(schema, options.root))
    .slice(0, maxWritten)
    .map((value) => withoutHidden(value, schema, context))
    .filter((value) => acceptsValue(value, schema, context));
  if (values.length > 0) return values.map((value) => ({ value, isGenerated: false }));
  return [{ value: generateExample(schema, options), isGenerated: true }];
}

/** Starts the work on one example. @param isBare Whether it shall hold as little as is valid. */
export function createContext({ root, direction, errorStatus }: ExampleOptions, isBare = false): MakeContext {
  const effort = effortFor(root);
  const context: MakeContext = {
    ...{ root, direction, effort, patterns: createPatterns(effort), optionalLeft: isBare ? 0 : maxOptional, isBare },
    ...{ excused: new Set<unknown>(), accepted: new WeakMap<object, Set<unknown>>(), isCut: false },
    partsLeft: maxParts,
    errorStatus,
    make: (inner, place) => makeValue(inner, place, context),
  };
  return context;
}

/** The value shown for a schema without any finite value. */
function emptyValue(schema: unknown, root: unknown): unknown {
  const [type] = typeFactsOf(collectParts(schema, root)).types;
  return type === "object" ? {} : type === "array" ? [] : null;
}

/** Keeps that a value was accepted: it is part of others, which are looked at in turn. */
function remember(value: unknown, schema: unknown, { accepted }: MakeContext): void {
  if (typeof value !== "object" || value === null) return;
  const schemas = accepted.get(value) ?? new Set();
  accepted.set(value, schemas.add(schema));
}

function makeValue(schema: unknown, place: MakePlace, context: MakeContext): unknown {
  const collected = collectParts(schema, context.root);
  if (!spend(context.effort, makingEffort) || place.depth > maxDepth || isTooDeep(collected.targets, place)) {
    context.isCut = true;
    return undefined;
  }
  const wasCut = context.isCut;
  context.isCut = false;
  const schemas = new Set([...collected.targets, schema]);
  const inner = within(place, schemas);
  const lenient = { ...context, mayFitSeveral: collected.groups.some(({ kind }) => kind === "oneOf") };
  let first: unknown;
  let selected: unknown;
  let tried = 0;
  const { optionalLeft } = context;
  for (const candidate of candidatesFor(collected, inner, context)) {
    if (candidate === undefined) {
      if (context.effort.left >= 0) continue;
      // Nothing more can be made: what is left of the ways to put it together would only take time.
      context.isCut = true;
      break;
    }
    const value = withoutHidden(candidate, schema, context);
    if (acceptsValue(value, schema, context)) {
      context.isCut ||= wasCut;
      remember(value, schema, context);
      return value;
    }
    context.optionalLeft = optionalLeft;
    if (tried === 0) first = value;
    if (lenient.mayFitSeveral && selected === undefined && acceptsValue(value, schema, lenient)) selected = value;
    tried += 1;
    if (tried >= maxCandidates) break;
  }
  const isImpossible = !context.isCut;
  context.isCut ||= wasCut;
  // A discriminator tells alternatives apart that their schemas do not: such a value counts as valid.
  if (selected !== undefined) {
    context.excused.add(schema);
    return selected;
  }
  if (place.isOptional) return undefined;
  if (!isImpossible) return first;
  // A value around one that cannot be made counts as valid, since the rest of the example is worth showing.
  if (isObject(schema)) context.excused.add(schema);
  return first === undefined ? emptyValue(schema, context.root) : first;
}
