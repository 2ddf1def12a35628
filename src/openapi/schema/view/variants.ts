// Names the alternatives of `oneOf` and `anyOf`, and finds the discriminator value that selects each.
import type { SchemaView } from "../../../model/api.ts";
import { collectParts, itselfOf, type SchemaPart, type SchemaParts, type VariantGroup } from "../collectParts.ts";
import { isObject, type JsonObject, listOf, ownValue, textOf } from "../json.ts";
import { byNearness, nearestText, schemasByKey } from "../keywords.ts";
import { plainWords } from "../plainTitle.ts";
import { type DiscriminatorValue, mappedValues, targetOf, valueByBase } from "./mappedValues.ts";
import { ownValueOf } from "./ownValueOf.ts";
import { subtypesOf } from "./subtypes.ts";
import { tellApart } from "./tellApart.ts";
import { typeNames } from "./typeNames.ts";

/** A variant with a unique name. */
interface NamedVariant {
  readonly label: string;
  /** Part of the ids inside the variant. Does not come from a title, so that it is the same in every language. */
  readonly segment: string;
  /** Name of the variant's schema, if it has one. */
  readonly name?: string;
  readonly schema: unknown;
}

/**
 * Names variants by title, schema name, the constant that identifies them, or their type and what tells it from others.
 * Repeated names get a number.
 */
export function nameVariants({ schemas, part }: VariantGroup, root: unknown): readonly NamedVariant[] {
  const marker = textOf(ownValue(part.schema["discriminator"], "propertyName"));
  const labels = createNames();
  const segments = createNames();
  const variants = schemas.map((schema) => {
    const collected = collectParts(schema, root);
    const { parts, name } = collected;
    const direct = parts.filter(({ references }) => references <= (name === undefined ? 0 : 1));
    const title = plainWords(nearestText(direct, "title") ?? "");
    const type = typeNames(collected, root).join(" | ");
    return { schema, parts, name, title, type, known: name ?? markOf(collected, marker, root) };
  });
  const isTyped = ({ title, known }: (typeof variants)[number]): boolean => title === "" && known === undefined;
  const marks = tellApart(variants.map((one) => ({ parts: one.parts, ...(isTyped(one) ? { type: one.type } : {}) })));
  return variants.map(({ schema, name, title, known, type }, index) => {
    const mark = marks[index] === undefined ? "" : ` (${marks[index]})`;
    const label = labels(title || known || type + mark, index);
    return { label, segment: segments(known ?? type, index), schema, ...(name === undefined ? {} : { name }) };
  });
}

/** Makes a function that numbers repeated names, and replaces uninformative names by the variant's position. */
function createNames(): (wanted: string, index: number) => string {
  const used = new Map<string, number>();
  return (wanted, index) => {
    const times = (used.get(wanted) ?? 0) + 1;
    used.set(wanted, times);
    return wanted === "any" ? `${index + 1}` : times > 1 ? `${wanted} ${times}` : wanted;
  };
}

/** The only string that a property allows: the discriminator's property, else any property with such a constant. */
function markOf({ parts }: SchemaParts, marker: string | undefined, root: unknown): string | undefined {
  const properties = schemasByKey(parts, "properties");
  const candidates = marker === undefined ? [...properties.values()] : [properties.get(marker)];
  for (const candidate of candidates.slice(0, 20)) {
    const value = constantOf(candidate, root);
    if (value !== undefined) return value;
  }
  return undefined;
}

function constantOf(schema: unknown, root: unknown): string | undefined {
  for (const part of collectParts(schema, root).parts) {
    const values = listOf(part.schema["enum"]);
    const text = textOf(part.schema["const"]) ?? (values.length === 1 ? textOf(values[0]) : undefined);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** The discriminator that applies to a schema, and the schemas that its values select. */
export interface Discriminator {
  readonly property: string;
  readonly values: readonly DiscriminatorValue[];
  /** The schema for values that select no other. */
  readonly fallback?: Omit<DiscriminatorValue, "value">;
}

/**
 * The discriminator of a schema: its mapping, then the names of variants and subtypes that the mapping leaves out. An
 * inherited discriminator is reduced to the value that selects the schema itself; a union without one has those that its
 * variants inherit.
 */
export function discriminatorOf({ parts, groups, name: own }: SchemaParts, root: unknown): Discriminator | undefined {
  const part = byNearness(parts).find(({ schema }) => isObject(schema["discriminator"]));
  const property = textOf(ownValue(part?.schema["discriminator"], "propertyName"));
  if (part === undefined) return groups[0] === undefined ? undefined : inheritedDiscriminator(groups[0], root);
  if (property === undefined) return undefined;
  const values = valuesOf({ part, property, group: groups.find((one) => one.part === part) }, root);
  if (part.references <= (own === undefined ? 0 : 1)) return { property, values, ...fallbackOf(part, root) };
  const itself = itselfOf({ parts, ...(own === undefined ? {} : { name: own }) });
  const selecting = values.filter(({ name }) => name !== undefined && name === itself);
  return selecting.length === 0 ? undefined : { property, values: selecting };
}

/** Inherited discriminators by the object that contains the union: a thousand variants share a mapping of a thousand values. */
const inheritedByHolder = new WeakMap<JsonObject, Map<VariantGroup["kind"], Discriminator | undefined>>();

/** The values that select the variants of a union, where these inherit a discriminator from a base that they extend. */
function inheritedDiscriminator(group: VariantGroup, root: unknown): Discriminator | undefined {
  const holder = group.part.schema;
  const known = inheritedByHolder.get(holder) ?? new Map<VariantGroup["kind"], Discriminator | undefined>();
  inheritedByHolder.set(holder, known);
  const discriminator = known.has(group.kind) ? known.get(group.kind) : collectInherited(group, root);
  known.set(group.kind, discriminator);
  return discriminator;
}

function collectInherited({ schemas }: VariantGroup, root: unknown): Discriminator | undefined {
  const selecting = schemas.flatMap((schema): readonly Discriminator[] => {
    const variant = collectParts(schema, root);
    const discriminator = variant.groups.length === 0 ? discriminatorOf(variant, root) : undefined;
    if (discriminator === undefined) return [];
    const itself = itselfOf(variant);
    const values = discriminator.values.filter(({ name }) => name !== undefined && name === itself);
    return values.length === 0 ? [] : [{ property: discriminator.property, values }];
  });
  const [first] = selecting;
  if (first === undefined) return undefined;
  const { property } = first;
  return { property, values: selecting.filter((one) => one.property === property).flatMap(({ values }) => values) };
}

function fallbackOf({ schema }: SchemaPart, root: unknown): Pick<Discriminator, "fallback"> {
  const target = textOf(ownValue(schema["discriminator"], "defaultMapping"));
  return target === undefined ? {} : { fallback: targetOf(target, root) };
}

/** A discriminator as the specification has it, with the union that it decides between. */
interface Written {
  readonly part: SchemaPart;
  readonly property: string;
  readonly group: VariantGroup | undefined;
}

/** Values by the object that contains the discriminator: a base may have a thousand subtypes that all look them up. */
const valuesByHolder = new WeakMap<JsonObject, Map<string, readonly DiscriminatorValue[]>>();

function valuesOf(written: Written, root: unknown): readonly DiscriminatorValue[] {
  const { part, group } = written;
  const known = valuesByHolder.get(part.schema) ?? new Map<string, readonly DiscriminatorValue[]>();
  valuesByHolder.set(part.schema, known);
  const key = `${group?.kind ?? ""} ${part.owner ?? ""}`;
  const values = known.get(key) ?? collectValues(written, root);
  known.set(key, values);
  return values;
}

function collectValues({ part, property, group }: Written, root: unknown): readonly DiscriminatorValue[] {
  const variants = group === undefined ? subtypesOf(part.owner, root) : nameVariants(group, root);
  const mapped = mappedValues(part.schema, variants, root);
  const covered = new Set(mapped.map(({ name, label }) => name ?? label));
  const derived = variants
    .filter(({ name, label }) => !covered.has(name ?? label))
    .flatMap(({ name, label, schema }) => {
      const collected = collectParts(schema, root);
      const constant = constantOf(schemasByKey(collected.parts, "properties").get(property), root);
      const byBase = group === undefined ? undefined : valueByBase(collected.parts, { name, property }, root);
      const value = ownValueOf(collected, name) ?? byBase ?? constant ?? name;
      return value === undefined ? [] : [{ value, label, ...(name === undefined ? {} : { name }) }];
    });
  const known = new Set(mapped.map(({ value }) => value));
  return [...mapped, ...derived.filter(({ value }) => !known.has(value))];
}

/** The discriminator as a page shows it. */
export function discriminatorView(
  discriminator: Discriminator,
  refOf: (name: string | undefined) => { readonly ref?: number },
): NonNullable<SchemaView["discriminator"]> {
  const { property, values, fallback } = discriminator;
  return {
    property,
    mapping: values.map(({ value, label, name }) => ({ value, label, ...refOf(name) })),
    ...(fallback === undefined ? {} : { fallback: { label: fallback.label, ...refOf(fallback.name) } }),
  };
}
