// Makes example objects: which properties they have, and the values of these.
import { collectParts, type SchemaPart } from "../collectParts.ts";
import { isHidden } from "../direction.ts";
import { entriesOf, isObject, type JsonObject, ownValue, textsOf } from "../json.ts";
import { allOf, allValues, highestOf, isTrue, lowestOf, requiredNames, schemasByKey } from "../keywords.ts";
import type { Blueprint, MakeContext, MakePlace } from "./makeContext.ts";
import { namesFor, sampleNames } from "./names.ts";
import { refusedNames } from "./sparedNames.ts";
import { statusFor } from "./statusFor.ts";

/** Most optional properties shown at each depth; none further down. */
const optionalByDepth = [30, 12, 8, 4, 2];
/** Most properties of an object, required or not; a longer example helps nobody. */
const maxMembers = 500;
/** Most made-up property names in an object. */
const maxMadeUp = 50;

/**
 * Objects that may be valid for a blueprint: first one with optional properties, then one without those that something
 * refuses, then one with as few as possible.
 */
export function* objectsFor(blueprint: Blueprint, place: MakePlace, context: MakeContext): Generator<unknown> {
  const { parts } = blueprint.collected;
  const schemas = schemasByKey(parts, "properties");
  const visible = [...schemas.keys()].filter((name) => !isHiddenName(name, schemas, context));
  const required = new Set([...requiredNames(parts)].filter((name) => !isHiddenName(name, schemas, context)));
  const most = lowestOf(parts, "maxProperties") ?? Infinity;
  const optional = visible.filter((name) => !required.has(name) && !isDeprecated(schemas.get(name), context));
  const allowed = Math.min(optionalByDepth[place.depth] ?? 0, context.optionalLeft, Math.max(0, most - required.size));
  const chosen = optional.slice(0, allowed);
  const samples =
    blueprint.share === "lean" ? [] : sampleNames(parts, { place, context }).slice(0, allowed - chosen.length);
  const make = (some: readonly string[]): JsonObject | undefined => {
    // What is refused gives back what it took.
    context.optionalLeft -= some.length;
    return makeObject(withDependents([...required, ...some], visible, parts), required, { blueprint, place, context });
  };
  if (blueprint.share !== "lean") {
    const some = [...chosen, ...samples];
    yield make(some);
    if (samples.length > 0 && chosen.length > 0) yield make(chosen);
    const spared = new Set([...(blueprint.rivals ?? []), ...refusedNames(parts, required, context)]);
    const others = some.filter((name) => !spared.has(name));
    if (others.length > 0 && others.length < some.length) yield make(others);
  }
  if (blueprint.share === "lean" || (blueprint.share === undefined && chosen.length + samples.length > 0))
    yield make([]);
}

interface Making {
  readonly blueprint: Blueprint;
  readonly place: MakePlace;
  readonly context: MakeContext;
}

/**
 * An object with all the properties that values are found for; `undefined` if a required one is missing only because
 * the effort is used up.
 */
function makeObject(names: readonly string[], required: ReadonlySet<string>, making: Making): JsonObject | undefined {
  const { blueprint, place, context } = making;
  const { parts } = blueprint.collected;
  const members = new Map<string, unknown>();
  for (const [index, name] of names.entries()) {
    const value = makeMember(name, !required.has(name), { ...making, place: placeOfMember(index, place) });
    if (value !== undefined) members.set(name, value);
    // The effort is used up: an incomplete object would not be checked and would pass as valid.
    else if (required.has(name) && context.effort.left < 0) return undefined;
  }
  const least = highestOf(parts, "minProperties") ?? 0;
  const wantsSample = members.size === 0 && schemasByKey(parts, "properties").size === 0 && describesNames(parts);
  const missing = Math.min(Math.max(least, wantsSample ? 1 : 0), maxMadeUp) - members.size;
  const most = lowestOf(parts, "maxProperties") ?? Infinity;
  const spare = missing > 0 && members.size < most ? namesFor(parts, missing + members.size, { place, context }) : [];
  for (const name of spare) {
    if (members.size >= Math.max(least, wantsSample ? 1 : 0)) break;
    if (members.has(name)) continue;
    // Values differ where they can; only names must.
    const value =
      makeMember(name, true, { ...making, place: { ...place, ordinal: members.size } }) ??
      makeMember(name, true, making);
    if (value !== undefined) members.set(name, value);
    // Where nothing is needed, a name of another kind would stand for what cannot be made.
    else if (least === 0) break;
  }
  return Object.fromEntries(members);
}

/** The place of the values of a property: with all others it has the ordinal of the object, or its own digit of it. */
function placeOfMember(index: number, { radix, ...place }: MakePlace): MakePlace {
  if (radix === undefined) return place;
  return { ...place, ordinal: Math.floor(place.ordinal / radix ** index) % radix };
}

function makeMember(name: string, isOptional: boolean, { blueprint, place, context }: Making): unknown {
  const { collected, wanted } = blueprint;
  const schemas = schemasOf(name, collected.parts, context);
  const inside = { ...place, depth: place.depth + 1, isOptional };
  const value = wanted.get(name) ?? statusFor(name, schemas, { parts: collected.parts, place, context });
  if (value === undefined) return context.make(allOf(schemas), inside);
  // The discriminator value must be the same in all items of a list, so it does not vary by ordinal.
  return context.make({ examples: [value], allOf: schemas }, { ...inside, ordinal: 0 });
}

/** Every schema that the property must satisfy. */
function schemasOf(name: string, parts: readonly SchemaPart[], { patterns }: MakeContext): readonly unknown[] {
  const schemas: unknown[] = [];
  for (const { schema } of parts) {
    const before = schemas.length;
    const own = ownValue(schema["properties"], name);
    if (own !== undefined) schemas.push(own);
    for (const [pattern, inner] of entriesOf(schema["patternProperties"])) {
      if (patterns.matches(pattern, name)) schemas.push(inner);
    }
    if (schemas.length === before && Object.hasOwn(schema, "additionalProperties")) {
      schemas.push(schema["additionalProperties"]);
    }
  }
  const isLookedAt = schemas.length > 0;
  const unevaluated = isLookedAt ? [] : allValues(parts, "unevaluatedProperties");
  const unique = [...new Set([...schemas, ...unevaluated])];
  return unique.length === 0 ? [true] : unique;
}

/** The names and those that `dependentRequired` adds for them, in the order of the schema. */
function withDependents(
  names: readonly string[],
  order: readonly string[],
  parts: readonly SchemaPart[],
): readonly string[] {
  const dependents = new Map(parts.flatMap(({ schema }) => entriesOf(schema["dependentRequired"])));
  const all = new Set(names);
  for (const name of all) for (const needed of textsOf(dependents.get(name))) all.add(needed);
  const known = new Set(order);
  const ordered = [...order.filter((name) => all.has(name)), ...[...all].filter((name) => !known.has(name))];
  return ordered.slice(0, maxMembers);
}

/** Whether the schema describes properties that it does not name. */
const describesNames = (parts: readonly SchemaPart[]): boolean =>
  parts.some(({ schema }) =>
    ["additionalProperties", "patternProperties", "propertyNames"].some((keyword) => isObject(schema[keyword])),
  );

function isHiddenName(name: string, schemas: ReadonlyMap<string, unknown>, { root, direction }: MakeContext): boolean {
  if (direction === "both" || !schemas.has(name)) return false;
  return isHidden(collectParts(schemas.get(name), root).parts, direction);
}

const isDeprecated = (schema: unknown, { root }: MakeContext): boolean =>
  isTrue(collectParts(schema, root).parts, "deprecated");
