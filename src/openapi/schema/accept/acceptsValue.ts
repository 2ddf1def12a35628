// Whether a value is valid against a schema of JSON Schema 2020-12. For examples: it reports no reasons, and where it
// cannot say (unknown formats, patterns it does not read, too much work) it says yes.
import { collectParts } from "../collectParts.ts";
import { type Direction, isHidden } from "../direction.ts";
import { type Effort, lookingEffort, spend } from "../effort.ts";
import { entriesOf, isObject, type JsonObject, listOf, numberOf, ownValue, textOf, textsOf } from "../json.ts";
import { schemasByKey } from "../keywords.ts";
import { resolvePointer } from "../resolveRef.ts";
import { satisfies } from "./assertions.ts";
import type { Patterns } from "./patternTests.ts";

/** What a value is judged by besides its schema. */
export interface AcceptContext {
  /** The normalised document. */
  readonly root: unknown;
  /** Properties that must not travel in this direction are not missed. */
  readonly direction: Direction;
  readonly patterns: Patterns;
  readonly effort: Effort;
}

/** Members of an object or array that a schema has looked at, for `unevaluatedProperties` and `unevaluatedItems`. */
interface Looked {
  readonly keys: ReadonlySet<string | number>;
}

/** A value and the schema at which looking at it began: in-place parts of it ask there what is hidden. */
interface Judged {
  readonly value: unknown;
  readonly outermost: unknown;
}

/** Schemas inside each other that apply to one value; more only occur in circles. */
const maxDepth = 300;
const nothing: Looked = { keys: new Set() };

/** Whether the value is valid against the schema. */
export function acceptsValue(value: unknown, schema: unknown, context: AcceptContext): boolean {
  return look({ value, outermost: schema }, schema, { ...context, depth: 0 }) !== undefined;
}

type Deep = AcceptContext & { readonly depth: number };

/** What the schema has looked at; `undefined` when the value is not valid. */
function look(judged: Judged, schema: unknown, context: Deep): Looked | undefined {
  if (schema === false) return undefined;
  if (!isObject(schema) || context.depth > maxDepth) return nothing;
  if (!spend(context.effort, lookingEffort + 2 * sizeOf(judged.value))) return nothing;
  if (!satisfies(judged.value, schema, context.patterns.matches)) return undefined;
  const deeper = { ...context, depth: context.depth + 1 };
  const inPlace = lookInPlace(judged, schema, deeper);
  if (inPlace === undefined) return undefined;
  if (Array.isArray(judged.value)) return lookAtItems(judged.value, schema, { context: deeper, inPlace });
  if (isObject(judged.value)) return lookAtProperties(judged, schema, { context: deeper, inPlace });
  return inPlace;
}

const sizeOf = (value: unknown): number =>
  Array.isArray(value) ? value.length : isObject(value) ? Object.keys(value).length : 0;

/** What schemas for the same value say: references, combinations, conditions. */
function lookInPlace(judged: Judged, schema: JsonObject, context: Deep): Looked | undefined {
  const keys = new Set<string | number>();
  const accept = (inner: unknown): boolean => {
    const looked = look(judged, inner, context);
    for (const key of looked?.keys ?? []) keys.add(key);
    return looked !== undefined;
  };
  const ref = textOf(schema["$ref"]);
  const target = ref === undefined ? undefined : resolvePointer(context.root, ref);
  if (target !== undefined && !accept(target)) return undefined;
  if (!listOf(schema["allOf"]).every(accept)) return undefined;
  const anyOf = listOf(schema["anyOf"]);
  // Every member is looked at: each may look at other properties.
  if (anyOf.length > 0 && anyOf.filter(accept).length === 0) return undefined;
  const oneOf = listOf(schema["oneOf"]);
  if (oneOf.length > 0 && oneOf.filter(accept).length !== 1) return undefined;
  if (Object.hasOwn(schema, "not") && look(judged, schema["not"], context) !== undefined) return undefined;
  if (Object.hasOwn(schema, "if")) {
    const branch = accept(schema["if"]) ? "then" : "else";
    if (Object.hasOwn(schema, branch) && !accept(schema[branch])) return undefined;
  }
  const dependent = entriesOf(isObject(judged.value) ? schema["dependentSchemas"] : undefined);
  const active = dependent.filter(([key]) => ownValue(judged.value, key) !== undefined);
  return active.every(([, inner]) => accept(inner)) ? { keys } : undefined;
}

interface Inside {
  readonly context: Deep;
  readonly inPlace: Looked;
}

function lookAtItems(items: readonly unknown[], schema: JsonObject, { context, inPlace }: Inside): Looked | undefined {
  const accept = (value: unknown, inner: unknown): boolean =>
    look({ value, outermost: inner }, inner, context) !== undefined;
  const prefix = listOf(schema["prefixItems"]);
  const looked = new Set(inPlace.keys);
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
  const members = entriesOf(judged.value);
  const present = new Set(members.map(([key]) => key));
  const needed = [
    schema["required"],
    ...entriesOf(schema["dependentRequired"])
      .filter(([key]) => present.has(key))
      .map(([, names]) => names),
  ];
  const missing = needed.flatMap(textsOf).filter((name) => !present.has(name));
  if (missing.length > 0 && !missing.every((name) => isHiddenProperty(name, judged.outermost, context)))
    return undefined;
  const looked = new Set(inPlace.keys);
  const accept = (key: string, value: unknown, inner: unknown): boolean => {
    looked.add(key);
    return look({ value, outermost: inner }, inner, context) !== undefined;
  };
  const patterns = entriesOf(schema["patternProperties"]);
  for (const [key, value] of members) {
    if (
      Object.hasOwn(schema, "propertyNames") &&
      look({ value: key, outermost: true }, schema["propertyNames"], context) === undefined
    )
      return undefined;
    const own = ownValue(schema["properties"], key);
    const schemas = patterns.filter(([pattern]) => context.patterns.matches(pattern, key)).map(([, inner]) => inner);
    if (own !== undefined) schemas.push(own);
    if (schemas.length === 0 && Object.hasOwn(schema, "additionalProperties"))
      schemas.push(schema["additionalProperties"]);
    if (!schemas.every((inner) => accept(key, value, inner))) return undefined;
  }
  if (!Object.hasOwn(schema, "unevaluatedProperties")) return { keys: looked };
  const rest = members.filter(([key]) => !looked.has(key));
  return rest.every(([key, value]) => accept(key, value, schema["unevaluatedProperties"]))
    ? { keys: looked }
    : undefined;
}

function isHiddenProperty(name: string, outermost: unknown, { root, direction }: Deep): boolean {
  if (direction === "both") return false;
  const property = schemasByKey(collectParts(outermost, root).parts, "properties").get(name);
  return property !== undefined && isHidden(collectParts(property, root).parts, direction);
}
