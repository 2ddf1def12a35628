// Makes an example of a schema: a JSON value that is valid against it, as far as one can be found in bounded time.
// The same schema gives the same example everywhere.
import { acceptsValue } from "./accept/acceptsValue.ts";
import { createPatterns } from "./accept/patternTests.ts";
import { collectParts, type SchemaParts } from "./collectParts.ts";
import type { Direction } from "./direction.ts";
import { exampleEffort, spend } from "./effort.ts";
import { candidatesFor } from "./generate/candidates.ts";
import type { MakeAncestors, MakeContext, MakePlace } from "./generate/makeContext.ts";
import { withoutHidden } from "./generate/withoutHidden.ts";

/** Candidates tried for one value. */
const maxCandidates = 40;
/** Times that a schema may lie in itself where a value is required; values that may be left out end at once. */
const maxRecursion = 2;
/** Levels of required values inside each other; a level takes about ten frames of the stack. */
const maxDepth = 60;
/** Properties that need not be there in the whole example. */
const maxOptional = 150;

/**
 * A JSON value that is valid against a schema of the normalised document. Examples, defaults and enumerated values of
 * the schema are preferred when they are valid. Where no valid value is found (contradictions, endless recursion) the
 * first one tried is given, or null.
 */
export function generateExample(
  schema: unknown,
  { root, direction }: { readonly root: unknown; readonly direction: Direction },
): unknown {
  const effort = { left: exampleEffort };
  const context: MakeContext = {
    ...{ root, direction, effort, patterns: createPatterns(effort), optionalLeft: maxOptional },
    make: (inner, place) => makeValue(inner, place, context),
  };
  return makeValue(schema, { depth: 0, above: undefined, isOptional: false, ordinal: 0 }, context) ?? null;
}

function makeValue(schema: unknown, place: MakePlace, context: MakeContext): unknown {
  if (!spend(context.effort, 10) || place.depth > maxDepth) return undefined;
  const collected = collectParts(schema, context.root);
  if (isTooDeep(collected, place)) return undefined;
  const schemas = new Set([...collected.targets, schema]);
  const inner: MakePlace = { ...place, above: { schemas, above: place.above } };
  let first: unknown;
  let tried = 0;
  for (const candidate of candidatesFor(collected, inner, context)) {
    if (candidate === undefined) continue;
    const value = withoutHidden(candidate, schema, context);
    if (acceptsValue(value, schema, context)) return value;
    if (tried === 0) first = value;
    tried += 1;
    if (tried >= maxCandidates) break;
  }
  return place.isOptional ? undefined : first;
}

/** Whether the schema already lies in itself as often as it may. */
function isTooDeep({ targets }: SchemaParts, { above, isOptional }: MakePlace): boolean {
  const most = isOptional ? 1 : maxRecursion;
  return [...targets].some((target) => timesAbove(target, above) >= most);
}

function timesAbove(target: unknown, above: MakeAncestors | undefined): number {
  let times = 0;
  for (let level = above; level !== undefined; level = level.above) if (level.schemas.has(target)) times += 1;
  return times;
}
