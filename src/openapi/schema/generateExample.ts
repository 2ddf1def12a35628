// Makes an example of a schema: a JSON value that is valid against it, as far as one can be found in bounded time.
// The same schema gives the same example everywhere.
import { acceptsValue } from "./accept/acceptsValue.ts";
import { createPatterns } from "./accept/patternTests.ts";
import { collectParts } from "./collectParts.ts";
import type { Direction } from "./direction.ts";
import { exampleEffort, makingEffort, spend } from "./effort.ts";
import { candidatesFor, writtenExamples } from "./generate/candidates.ts";
import type { MakeContext, MakePlace } from "./generate/makeContext.ts";
import { isTooDeep, within } from "./generate/recursion.ts";
import { withoutHidden } from "./generate/withoutHidden.ts";
import { isObject } from "./json.ts";
import { typeFactsOf } from "./typeFacts.ts";

/** Candidates tried for one value. */
const maxCandidates = 40;
/** Levels of required values inside each other; a level takes about ten frames of the stack. */
const maxDepth = 60;
/** Written examples of a schema that are looked at. */
const maxWritten = 10;
/** Properties that need not be there in the whole example. */
const maxOptional = 150;

/**
 * A JSON value that is valid against a schema of the normalised document. Examples, defaults and enumerated values of
 * the schema are preferred when they are valid. Where no valid value is found (contradictions, endless recursion) the
 * first one tried is given, or an empty one.
 */
export function generateExample(schema: unknown, options: ExampleOptions): unknown {
  const { root } = options;
  const context = createContext(options);
  const value = makeValue(
    schema,
    { depth: 0, above: undefined, isOptional: false, ordinal: 0, mustDiffer: false },
    context,
  );
  return value === undefined ? emptyValue(schema, root) : value;
}

/** The document, and which way values travel. */
export interface ExampleOptions {
  readonly root: unknown;
  readonly direction: Direction;
}

/** An example and where it comes from. */
export interface ExampleValue {
  readonly value: unknown;
  /** Whether it was made here and not written in the schema. */
  readonly isGenerated: boolean;
}

/** The valid examples that a schema itself gives, without what must not travel; one that is made when it gives none. */
export function exampleValues(schema: unknown, options: ExampleOptions): readonly ExampleValue[] {
  const context = createContext(options);
  const values = writtenExamples(collectParts(schema, options.root))
    .slice(0, maxWritten)
    .map((value) => withoutHidden(value, schema, context))
    .filter((value) => acceptsValue(value, schema, context));
  if (values.length > 0) return values.map((value) => ({ value, isGenerated: false }));
  return [{ value: generateExample(schema, options), isGenerated: true }];
}

/** Starts the work on one example. */
export function createContext({ root, direction }: ExampleOptions): MakeContext {
  const effort = { left: exampleEffort };
  const context: MakeContext = {
    ...{ root, direction, effort, patterns: createPatterns(effort), optionalLeft: maxOptional },
    ...{ excused: new Set<unknown>(), isCut: false },
    make: (inner, place) => makeValue(inner, place, context),
  };
  return context;
}

/** What is shown of a schema that has no finite value. */
function emptyValue(schema: unknown, root: unknown): unknown {
  const [type] = typeFactsOf(collectParts(schema, root)).types;
  return type === "object" ? {} : type === "array" ? [] : null;
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
  let first: unknown;
  let tried = 0;
  for (const candidate of candidatesFor(collected, inner, context)) {
    if (candidate === undefined) continue;
    const value = withoutHidden(candidate, schema, context);
    if (acceptsValue(value, schema, context)) {
      context.isCut ||= wasCut;
      return value;
    }
    if (tried === 0) first = value;
    tried += 1;
    if (tried >= maxCandidates) break;
  }
  const isImpossible = !context.isCut;
  context.isCut ||= wasCut;
  if (place.isOptional) return undefined;
  if (!isImpossible) return first;
  // What holds a value that cannot be made is valid all the same: the rest of an example is worth showing.
  if (isObject(schema)) context.excused.add(schema);
  return first === undefined ? emptyValue(schema, context.root) : first;
}
