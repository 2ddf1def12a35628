// Tells whether a value is valid against a schema of JSON Schema 2020-12. Made for examples: it gives no reasons, and where
// it cannot decide (unknown formats, patterns that it does not support, too much work) the answer is yes.
import { collectParts } from "../collectParts.ts";
import type { Direction } from "../direction.ts";
import { type Effort, lookingEffort, spend } from "../effort.ts";
import { entriesOf, isObject, type JsonObject, listOf, numberOf, ownValue, textOf, textsOf } from "../json.ts";
import { resolvePointer } from "../resolveRef.ts";
import { discriminatorOf } from "../view/variants.ts";
import { satisfies } from "./assertions.ts";
import { concernedNames } from "./concernedNames.ts";
import { decideOnce } from "./decided.ts";
import { isHiddenProperty } from "./describedProperty.ts";
import type { Patterns } from "./patternTests.ts";
import { type Looked, lookOnce, newReferred, type Referred } from "./referred.ts";

/** What affects the result besides value and schema. */
export interface AcceptContext {
  /** The normalised document. */
  readonly root: unknown;
  /** Which way the value travels: required properties that must not travel this way may be missing. */
  readonly direction: Direction;
  readonly patterns: Patterns;
  readonly effort: Effort;
  /** Schemas that accept every value. */
  readonly excused?: ReadonlySet<unknown>;
  /** Values that were accepted before, each with the schemas that accepted it. */
  readonly accepted?: WeakMap<object, Set<unknown>>;
  /** Whether a value may fit several alternatives of `oneOf` if a discriminator selects one. */
  readonly mayFitSeveral?: boolean;
}

/** A value, the schema at which looking at it began, and the alternatives in it: parts of them ask there what is hidden. */
interface Judged {
  readonly value: unknown;
  readonly around: readonly unknown[];
  /** Names of an object's members, listed once, as a hundred schemas may apply to it. */
  readonly names: readonly string[];
  readonly referred: Referred;
}

const judge = (value: unknown, outermost: unknown): Judged => ({
  ...{ value, around: [outermost], referred: newReferred() },
  names: isObject(value) ? Object.keys(value) : [],
});

/** Most nested schemas for one value; more only occur in circles. */
const maxDepth = 300;
const nothing = (): Looked => ({ keys: new Set() });

/** Whether the value is valid against the schema. */
export function acceptsValue(value: unknown, schema: unknown, context: AcceptContext): boolean {
  return look(judge(value, schema), schema, { ...context, depth: 0 }) !== undefined;
}

/** Whether a member is valid. One that was accepted before is not looked at again. */
function acceptsMember(value: unknown, schema: unknown, context: Deep): boolean {
  const isKnown = typeof value === "object" && value !== null && context.accepted?.get(value)?.has(schema) === true;
  return isKnown || look(judge(value, schema), schema, context) !== undefined;
}

type Deep = AcceptContext & { readonly depth: number };

/** The members that the schema has evaluated; `undefined` when the value is not valid. */
function look(judged: Judged, schema: unknown, context: Deep): Looked | undefined {
  if (context.excused?.has(schema) === true) return nothing();
  if (schema === false) return undefined;
  if (!isObject(schema) || context.depth > maxDepth) return nothing();
  if (!spend(context.effort, lookingEffort + 2 * sizeOf(judged))) return nothing();
  if (!satisfies(judged.value, schema, context.patterns.matches)) return undefined;
  const deeper = { ...context, depth: context.depth + 1 };
  const inPlace = lookInPlace(judged, schema, deeper);
  if (inPlace === undefined) return undefined;
  if (Array.isArray(judged.value)) return lookAtItems(judged.value, schema, { context: deeper, inPlace });
  if (isObject(judged.value)) return lookAtProperties(judged, schema, { context: deeper, inPlace });
  return inPlace;
}

const sizeOf = ({ value, names }: Judged): number => (Array.isArray(value) ? value.length : names.length);

/** Applies the keywords with schemas for the same value: references, combinations, conditions. */
function lookInPlace(judged: Judged, schema: JsonObject, context: Deep): Looked | undefined {
  let keys = new Set<string | number>();
  const add = (looked: Looked | undefined): boolean => {
    if (looked !== undefined) keys = together(keys, looked.keys);
    return looked !== undefined;
  };
  const accept = (inner: unknown, value = judged): boolean => add(look(value, inner, context));
  const ref = textOf(schema["$ref"]);
  const target = ref === undefined ? undefined : resolvePointer(context.root, ref);
  const follow = (): boolean => add(lookOnce(judged.referred, target, () => look(judged, target, context)));
  if (target !== undefined && !decideOnce([judged, target], context, follow)) return undefined;
  if (!listOf(schema["allOf"]).every((inner) => accept(inner))) return undefined;
  const acceptOne = (inner: unknown): boolean => accept(inner, { ...judged, around: [...judged.around, inner] });
  const anyOf = listOf(schema["anyOf"]);
  // All alternatives are tried, as each may evaluate other properties.
  if (anyOf.length > 0 && anyOf.filter(acceptOne).length === 0) return undefined;
  const oneOf = listOf(schema["oneOf"]);
  const fitting = oneOf.filter(acceptOne).length;
  const isDecided = fitting > 1 && context.mayFitSeveral === true && isSelecting(judged.value, schema, context.root);
  if (oneOf.length > 0 && fitting !== 1 && !isDecided) return undefined;
  if (Object.hasOwn(schema, "not") && look(judged, schema["not"], context) !== undefined) return undefined;
  if (Object.hasOwn(schema, "if")) {
    const branch = accept(schema["if"]) ? "then" : "else";
    if (Object.hasOwn(schema, branch) && !accept(schema[branch])) return undefined;
  }
  const dependent = entriesOf(isObject(judged.value) ? schema["dependentSchemas"] : undefined);
  const active = dependent.filter(([key]) => ownValue(judged.value, key) !== undefined);
  return active.every(([, inner]) => accept(inner)) ? { keys } : undefined;
}

/** Whether a value has one of the values that the discriminator of a schema's `oneOf` selects by. */
function isSelecting(value: unknown, schema: JsonObject, root: unknown): boolean {
  const collected = collectParts(schema, root);
  const groups = collected.groups.filter(({ kind, part }) => kind === "oneOf" && part.schema === schema);
  const discriminator = discriminatorOf({ ...collected, groups, parts: groups.map(({ part }) => part) }, root);
  if (discriminator === undefined) return false;
  const chosen = ownValue(value, discriminator.property);
  return discriminator.values.some((one) => one.value === chosen);
}

/** The union of both sets, made in the larger one, which may have hundreds of members in a chain of schemas. */
function together(one: Set<string | number>, other: Set<string | number>): Set<string | number> {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  for (const key of few) many.add(key);
  return many;
}

interface Inside {
  readonly context: Deep;
  readonly inPlace: Looked;
}

function lookAtItems(items: readonly unknown[], schema: JsonObject, { context, inPlace }: Inside): Looked | undefined {
  const accept = (value: unknown, inner: unknown): boolean => acceptsMember(value, inner, context);
  const prefix = listOf(schema["prefixItems"]);
  const looked = inPlace.keys;
  for (const [index, item] of items.entries()) {
    const isPrefix = index < prefix.length;
    if (!isPrefix && !Object.hasOwn(schema, "items")) continue;
    if (!accept(item, isPrefix ? prefix[index] : schema["items"])) return undefined;
    looked.add(index);
  }
  if (Object.hasOwn(schema, "contains")) {
    const found = [...items.keys()].filter((index) => accept(items[index], schema["contains"]));
    const least = numberOf(schema["minContains"]) ?? 1;
    if (found.length < least || found.length > (numberOf(schema["maxContains"]) ?? Infinity)) return undefined;
    for (const index of found) looked.add(index);
  }
  const rest = Object.hasOwn(schema, "unevaluatedItems") ? [...items.keys()].filter((index) => !looked.has(index)) : [];
  if (!rest.every((index) => accept(items[index], schema["unevaluatedItems"]))) return undefined;
  return { keys: rest.length > 0 ? new Set(items.keys()) : looked };
}

function lookAtProperties(judged: Judged, schema: JsonObject, { context, inPlace }: Inside): Looked | undefined {
  const { value } = judged;
  const has = (name: string): boolean => ownValue(value, name) !== undefined;
  const needed = [
    schema["required"],
    ...entriesOf(schema["dependentRequired"])
      .filter(([key]) => has(key))
      .map(([, names]) => names),
  ];
  const missing = needed.flatMap(textsOf).filter((name) => !has(name));
  if (missing.length > 0 && !missing.every((name) => isHiddenProperty(name, judged.around, context))) return undefined;
  const looked = inPlace.keys;
  const accept = (key: string, inner: unknown): boolean => {
    looked.add(key);
    return acceptsMember(ownValue(value, key), inner, context);
  };
  const patterns = entriesOf(schema["patternProperties"]);
  for (const key of concernedNames(judged, schema)) {
    if (
      Object.hasOwn(schema, "propertyNames") &&
      look(judge(key, true), schema["propertyNames"], context) === undefined
    )
      return undefined;
    const own = ownValue(schema["properties"], key);
    const schemas = patterns.filter(([pattern]) => context.patterns.matches(pattern, key)).map(([, inner]) => inner);
    if (own !== undefined) schemas.push(own);
    if (schemas.length === 0 && Object.hasOwn(schema, "additionalProperties"))
      schemas.push(schema["additionalProperties"]);
    if (!schemas.every((inner) => accept(key, inner))) return undefined;
  }
  if (!Object.hasOwn(schema, "unevaluatedProperties")) return { keys: looked };
  const rest = judged.names.filter((key) => !looked.has(key));
  return rest.every((key) => accept(key, schema["unevaluatedProperties"])) ? { keys: looked } : undefined;
}
