// Generates values that may be valid for a schema, the most useful for a reader first.
import { collectParts, itselfOf, type SchemaParts } from "../collectParts.ts";
import { isObject, listOf } from "../json.ts";
import { byNearness, nearestValue } from "../keywords.ts";
import { typeFactsOf } from "../typeFacts.ts";
import { subtypeUnionOf } from "../view/unions.ts";
import { type Discriminator, discriminatorOf } from "../view/variants.ts";
import { arraysFor } from "./arrays.ts";
import type { Blueprint, MakeContext, MakePlace } from "./makeContext.ts";
import { numbersWithin } from "./numbers.ts";
import { objectsFor } from "./objects.ts";
import { isTooDeep, within } from "./recursion.ts";
import { textsFor } from "./strings.ts";

/** Most unions, one inside the other, whose alternatives are tried. */
const maxNested = 40;
/** Values tried for a schema without a type. */
const anyValues: readonly unknown[] = ["string", 1, true, {}, [], null];

/** Candidates for a schema: values that it contains, then values made from it. */
export function* candidatesFor(collected: SchemaParts, place: MakePlace, context: MakeContext): Generator<unknown> {
  yield* writtenValues(collected, place);
  const wanted = wantedValues(collected, context);
  // A schema that its own discriminator does not select is a base: use values of its subtypes.
  const union = wanted.size === 0 ? subtypeUnionOf(collected, context.root) : undefined;
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
 * Values that the schema contains: examples, `const`, `default` and `enum`. Each ordinal starts with another of them,
 * if there are several.
 */
function* writtenValues(collected: SchemaParts, { ordinal, mustDiffer }: MakePlace): Generator<unknown> {
  const { parts } = collected;
  const given = writtenExamples(collected);
  const values = parts.flatMap(({ schema }) => listOf(schema["enum"])).filter((value) => value !== null);
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
    const start = place.mustDiffer ? place.ordinal % group.schemas.length : 0;
    for (const schema of [...group.schemas.slice(start), ...group.schemas.slice(0, start)]) {
      const variant = collectParts(schema, context.root);
      // Schemas that the union's own schema already consists of do not count as nested.
      const added = new Set([...variant.targets].filter((target) => !collected.targets.has(target)));
      context.partsLeft -= collected.parts.length + variant.parts.length;
      if (context.partsLeft < 0 || isTooDeep(added, place)) {
        context.isCut = true;
        continue;
      }
      const merged = merge({ ...collected, groups: others }, variant);
      const wanted = new Map([...blueprint.wanted, ...wantedBy(discriminator, variant)]);
      yield* writtenValues(variant, place);
      yield* madeValues({ collected: merged, wanted, nested }, within(place, added), context);
    }
    return;
  }
  yield* typedValues(blueprint, place, context);
  for (const extra of conditionalSchemas(collected)) {
    const merged = merge(collected, collectParts(extra, context.root));
    yield* typedValues({ ...blueprint, collected: merged }, place, context);
  }
}

/**
 * The conditional subschemas, each as one schema to combine with: `if` with `then`, `else`, and all `dependentSchemas`.
 */
function conditionalSchemas({ parts }: SchemaParts): readonly unknown[] {
  const conditional = parts.map(({ schema }) => schema).filter((schema) => Object.hasOwn(schema, "if"));
  const dependent = parts.flatMap(({ schema }) => Object.values(schema["dependentSchemas"] ?? {}));
  return [
    ...conditional.map((schema) => ({ allOf: [schema["if"], schema["then"] ?? true] })),
    ...conditional.map((schema) => schema["else"] ?? true),
    ...(dependent.length === 0 ? [] : [{ allOf: dependent }]),
  ];
}

function* typedValues(blueprint: Blueprint, place: MakePlace, context: MakeContext): Generator<unknown> {
  const { collected } = blueprint;
  const { types, isNever } = typeFactsOf(collected);
  if (isNever) return;
  for (const type of types) {
    if (type === "object") yield* objectsFor(blueprint, place, context);
    else if (type === "array") yield* arraysFor(collected.parts, place, context);
    else if (type === "boolean") yield* place.ordinal % 2 === 0 ? [true, false] : [false, true];
    else if (type === "null") yield null;
    else if (type === "integer" || type === "number") {
      yield* numbersWithin(collected.parts, type === "integer", place.ordinal);
    } else yield* textsFor(collected.parts, place, context);
  }
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

/** The property value that the discriminator of a base schema requires: `petType` is `Dog` for a dog. */
function wantedValues(collected: SchemaParts, { root }: MakeContext): ReadonlyMap<string, unknown> {
  if (collected.groups.length > 0) return new Map();
  return wantedBy(discriminatorOf(collected, root), collected);
}

/** The property value that a discriminator requires in a schema that it selects. */
function wantedBy(discriminator: Discriminator | undefined, schema: SchemaParts): ReadonlyMap<string, unknown> {
  const itself = itselfOf(schema);
  const value = discriminator?.values.find(({ name }) => name !== undefined && name === itself)?.value;
  return discriminator === undefined || value === undefined ? new Map() : new Map([[discriminator.property, value]]);
}
