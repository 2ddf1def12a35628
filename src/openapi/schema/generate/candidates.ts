// Generates values that may be valid for a schema, the most useful for a reader first.
import { acceptsValue } from "../accept/acceptsValue.ts";
import { collectParts, type SchemaParts } from "../collectParts.ts";
import { isObject, listOf } from "../json.ts";
import { byNearness, nearestValue } from "../keywords.ts";
import { typeFactsOf } from "../typeFacts.ts";
import { knownValues } from "../view/enumValues.ts";
import { subtypeUnionOf } from "../view/unions.ts";
import { discriminatorOf } from "../view/variants.ts";
import { arraysFor } from "./arrays.ts";
import { conditionalSchemas, demandsOn } from "./conditions.ts";
import { alternativesOf, currentFirst } from "./currentFirst.ts";
import type { Blueprint, MakeContext, MakePlace } from "./makeContext.ts";
import { numbersWithin } from "./numbers.ts";
import { objectsFor } from "./objects.ts";
import { isTooDeep, within } from "./recursion.ts";
import { namesOfRivals } from "./sparedNames.ts";
import { textsFor } from "./strings.ts";
import { wantedBy, wantedValues } from "./wantedValues.ts";

/** Most unions, one inside the other, whose alternatives are tried. */
const maxNested = 40;
/** Values tried for a schema without a type. */
const anyValues: readonly unknown[] = ["string", 1, true, {}, [], null];

/** Candidates for a schema: values that it contains, then values made from it. */
export function* candidatesFor(collected: SchemaParts, place: MakePlace, context: MakeContext): Generator<unknown> {
  yield* writtenValues(collected, place);
  const own = wantedValues(collected, context);
  // A schema that its own discriminator does not select is a base: use values of its subtypes.
  const union = own.size === 0 ? subtypeUnionOf(collected, context.root) : undefined;
  const wanted = own.size === 0 ? wantedBy(undefined, collected, context) : own;
  if (union !== undefined) {
    yield* madeValues({ collected: { ...collected, groups: [...collected.groups, union] }, wanted }, place, context);
  }
  yield* madeValues({ collected, wanted }, place, context);
  if (typeFactsOf(collected).isNullable) yield null;
}

/**
 * The examples in a schema, those written in the schema itself first. Inherited example objects are left out, because
 * they lack the properties that the schema adds.
 */
export function writtenExamples({ parts, name }: SchemaParts): readonly unknown[] {
  const own = name === undefined ? 0 : 1;
  return byNearness(parts).flatMap(({ schema, references }) => {
    const single = Object.hasOwn(schema, "example") ? [schema["example"]] : [];
    return [...single, ...listOf(schema["examples"])].filter((value) => references <= own || !isObject(value));
  });
}

/**
 * Values that the schema contains: examples, `const`, `default`, `enum` and those that are known. Each ordinal starts with another of them,
 * if there are several.
 */
function* writtenValues(collected: SchemaParts, { ordinal, mustDiffer }: MakePlace): Generator<unknown> {
  const { parts } = collected;
  const given = writtenExamples(collected);
  const lists = parts.flatMap(({ schema }) => [...listOf(schema["enum"]), ...listOf(schema[knownValues])]);
  const values = currentFirst(
    lists.filter((value) => value !== null),
    collected.groups,
  );
  const fallback = nearestValue(parts, "default");
  const constant = nearestValue(parts, "const");
  yield* given.slice(ordinal);
  if (ordinal > 0 && !mustDiffer) yield* given;
  if (constant !== undefined) yield constant;
  // A `null` default only says that the value may be absent, so it is no good example.
  if (fallback !== undefined && fallback !== null && ordinal === 0) yield fallback;
  yield* values.slice(ordinal);
  if (ordinal > 0) yield* values;
}

/** Values made from a schema: for each variant of its unions, one union after the other. */
function* madeValues(blueprint: Blueprint, place: MakePlace, context: MakeContext): Generator<unknown> {
  const { collected } = blueprint;
  const [group, ...others] = collected.groups;
  const nested = (blueprint.nested ?? 0) + 1;
  if (group !== undefined && nested > maxNested) {
    context.isCut = true;
    return;
  }
  if (group !== undefined) {
    const discriminator = discriminatorOf({ ...collected, groups: [group], parts: [group.part] }, context.root);
    // In lists of different values each item starts with another variant.
    const schemas = alternativesOf(group);
    const start = place.mustDiffer ? place.ordinal % schemas.length : 0;
    for (const schema of [...schemas.slice(start), ...schemas.slice(0, start)]) {
      const variant = collectParts(schema, context.root);
      // Schemas that the union's own schema already consists of do not count as nested.
      const added = new Set([...variant.targets].filter((target) => !collected.targets.has(target)));
      context.partsLeft -= collected.parts.length + variant.parts.length;
      if (context.partsLeft < 0 || isTooDeep(added, place)) {
        context.isCut = true;
        continue;
      }
      const merged = merge({ ...collected, groups: others }, variant);
      const wanted = new Map([...blueprint.wanted, ...wantedBy(discriminator, variant, context)]);
      const rivals = new Set([...(blueprint.rivals ?? []), ...namesOfRivals(group, context)]);
      yield* writtenValues(variant, place);
      const values = madeValues(
        { ...blueprint, collected: merged, wanted, nested, rivals },
        within(place, added),
        context,
      );
      // The schema itself, a base, knows nothing of what its subtypes ask for.
      if (group.areSubtypes !== true) yield* values;
      else for (const value of values) if (value === undefined || acceptsValue(value, schema, context)) yield value;
    }
    return;
  }
  yield* conditionalValues(blueprint, place, context);
}

/** Most rounds in which a value is fitted to what the conditions ask of it. */
const maxRounds = 3;

/**
 * Values with all that a reader may want to see, then those with as little as possible: first without any condition, then
 * with what the conditions ask of that value, then with each condition in turn.
 */
function* conditionalValues(blueprint: Blueprint, place: MakePlace, context: MakeContext): Generator<unknown> {
  const extras = conditionalSchemas(blueprint.collected);
  if (extras.length === 0 || blueprint.share === "lean") {
    yield* typedValues(blueprint, place, context);
    return;
  }
  let current: Blueprint | undefined = { ...blueprint, share: "rich", isSettled: true };
  for (let round = 0; round < maxRounds && current !== undefined; round += 1) {
    let first: unknown;
    for (const value of valuesOf(current, place, context)) {
      first ??= value;
      yield value;
    }
    current = withMore(current, demandsOn(first, current.collected.parts, context), context);
  }
  // Branches are tried one by one only where no union has been decided in one of them.
  const others =
    blueprint.isSettled === true
      ? []
      : extras.flatMap((extra) => withMore({ ...blueprint, isSettled: true }, [extra], context) ?? []);
  for (const one of others) yield* valuesOf({ ...one, share: "rich" }, place, context);
  for (const one of [blueprint, ...others]) {
    yield* valuesOf({ ...one, share: "lean", isSettled: true }, place, context);
  }
}

/** A blueprint with further schemas; `undefined` where they add nothing, or too much has been put together already. */
function withMore(blueprint: Blueprint, more: readonly unknown[], context: MakeContext): Blueprint | undefined {
  const added = collectParts({ allOf: more }, context.root);
  const collected = merge(blueprint.collected, added);
  context.partsLeft -= collected.parts.length + added.parts.length;
  if (context.partsLeft < 0) context.isCut = true;
  // The list of them is a part, too.
  const isNothing = collected.parts.length <= blueprint.collected.parts.length + 1;
  return isNothing || context.partsLeft < 0 ? undefined : { ...blueprint, collected };
}

/** Values of a blueprint that a condition may have given further unions. */
function* valuesOf(blueprint: Blueprint, place: MakePlace, context: MakeContext): Generator<unknown> {
  yield* blueprint.collected.groups.length > 0
    ? madeValues(blueprint, place, context)
    : typedValues(blueprint, place, context);
}

function* typedValues(blueprint: Blueprint, place: MakePlace, context: MakeContext): Generator<unknown> {
  const { collected } = blueprint;
  const { types, isNever } = typeFactsOf(collected);
  if (isNever) return;
  for (const type of types) {
    if (type === "object") yield* objectsFor(blueprint, place, context);
    else if (blueprint.share === "lean") continue;
    else if (type === "array") yield* arraysFor(collected.parts, place, context);
    else if (type === "boolean") yield* place.ordinal % 2 === 0 ? [true, false] : [false, true];
    else if (type === "null") yield null;
    else if (type === "integer" || type === "number") {
      yield* numbersWithin(collected.parts, type === "integer", place.ordinal);
    } else yield* textsFor(collected.parts, place, context);
  }
  if (blueprint.share === "rich") return;
  // Without `type`, keywords of one type do not apply to values of other types, so these are valid, too.
  const isSaid = collected.parts.some(({ schema }) => Object.hasOwn(schema, "type"));
  if (types.length === 0 || !isSaid) yield* [...anyValues.slice(place.ordinal), ...anyValues];
}

/** Combines a schema with one of its variants. */
function merge(one: SchemaParts, other: SchemaParts): SchemaParts {
  const known = new Set(one.parts.map(({ schema }) => schema));
  const { name: _, ...base } = one;
  return {
    ...base,
    parts: [...one.parts, ...other.parts.filter(({ schema }) => !known.has(schema))],
    groups: [...one.groups, ...other.groups.filter(({ part }) => !known.has(part.schema))],
    targets: new Set([...one.targets, ...other.targets]),
    isNever: one.isNever || other.isNever,
    allowsNull: one.allowsNull && other.allowsNull,
  };
}
