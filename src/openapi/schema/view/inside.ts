// Describes the schemas inside a schema: properties, items, variants, conditions. Each inner schema is queued to be
// described later.
import type { SchemaProperty, SchemaVariants, SchemaView } from "../../../model/api.ts";
import { traceName } from "../../../model/apiHistory.ts";
import { collectParts, type SchemaParts } from "../collectParts.ts";
import { isHidden } from "../direction.ts";
import { entriesOf, isObject, listOf, textsOf } from "../json.ts";
import { allOf, allValues, requiredNames, schemasByKey } from "../keywords.ts";
import { isBare } from "../plainSchemas.ts";
import { schemaNameOf } from "../resolveRef.ts";
import { bareUnionOf, isConstantGroup } from "../typeFacts.ts";
import type { LevelContext } from "./levelContext.ts";
import { unionsOf } from "./unions.ts";
import { createUnnamedMembers } from "./unnamedMembers.ts";
import { nameVariants } from "./variants.ts";

/** All schemas inside a schema, one level deep. */
export function insideOf(collected: SchemaParts, level: LevelContext): Partial<SchemaView> {
  const { parts } = collected;
  const { child } = level;
  const properties = propertiesOf(collected, level);
  const variants = variantsOf(collected, level);
  const single = (key: SingleKey, segment: string): Partial<SchemaView> => {
    const schemas = allValues(parts, key);
    return schemas.length === 0 ? {} : { [key]: child(allOf(schemas), segment) };
  };
  const beyond = [...collected.beyond].flatMap((ref) => level.refOf(schemaNameOf(ref)).ref ?? []);
  return {
    ...(properties.length === 0 ? {} : { properties }),
    ...(beyond.length === 0 ? {} : { beyond: [...level.take(beyond)] }),
    ...(variants.length === 0 ? {} : { variants }),
    ...itemsOf(collected, level),
    ...single("contains", "contains"),
    ...extras("additionalProperties", collected, level),
    ...patternsOf(collected, level),
    ...single("propertyNames", "propertyNames"),
    // If all other properties or items are described, none are left unevaluated.
    ...(allValues(parts, "additionalProperties").length > 0 ? {} : extras("unevaluatedProperties", collected, level)),
    ...(allValues(parts, "items").length > 0 ? {} : extras("unevaluatedItems", collected, level)),
    ...single("contentSchema", "content"),
    ...notOf(collected, level),
    ...conditionsOf(collected, level),
    ...dependenciesOf(collected, level),
  };
}

type SingleKey = "contains" | "propertyNames" | "contentSchema";
type ExtrasKey = "additionalProperties" | "unevaluatedProperties" | "unevaluatedItems";

function propertiesOf({ parts }: SchemaParts, level: LevelContext): readonly SchemaProperty[] {
  const { view, place } = level;
  const required = requiredNames(parts);
  const owners = ownersOf(parts);
  const described = schemasByKey(parts, "properties");
  const undescribed = [...required].filter((name) => !described.has(name));
  const unnamed = createUnnamedMembers(parts);
  const all = [
    ...described,
    ...undescribed.map((name) => [name, place.knownProperties.get(name) ?? unnamed(name)] as const),
  ].filter(([, schema]) => !isHidden(collectParts(schema, view.root).parts, view.direction));
  return level.take(all).map(([name, schema]): SchemaProperty => {
    const id = level.idOf(name);
    const trace = `${owners.get(name) ?? place.trace}.${traceName(name)}`;
    const traced = view.trace === undefined ? {} : { trace };
    return { name, isRequired: required.has(name), id, schema: level.child(schema, name, { name, trace }), ...traced };
  });
}

/** For each property, the named schema that describes it, if that is not the schema it appears in. */
function ownersOf(parts: SchemaParts["parts"]): ReadonlyMap<string, string | undefined> {
  return new Map(
    parts.flatMap(({ schema, references, owner }) =>
      entriesOf(schema["properties"]).map(([name]) => [name, references === 0 ? undefined : owner] as const),
    ),
  );
}

function variantsOf(collected: SchemaParts, level: LevelContext): readonly SchemaVariants[] {
  const { parts } = collected;
  const groups = unionsOf(collected, level.view.root);
  if (groups.length === 0) return [];
  const listed = new Set(collected.groups);
  const knownProperties = new Map([...level.place.knownProperties, ...schemasByKey(parts, "properties")]);
  const variants: SchemaVariants[] = [];
  for (const group of groups) {
    if (bareUnionOf(group) !== undefined || isConstantGroup(group)) continue;
    // A subtype includes everything shown above it, so only what it adds is described.
    const shown = listed.has(group) ? {} : { shown: new Set(parts.map(({ schema }) => schema)) };
    const described = level.take(nameVariants(group, level.view.root)).map(({ label, segment, name, schema }) => {
      return { label, ...level.refOf(name), schema: level.child(schema, segment, { knownProperties, ...shown }) };
    });
    variants.push({ kind: group.kind, variants: described });
  }
  return variants;
}

function itemsOf({ parts }: SchemaParts, level: LevelContext): Partial<SchemaView> {
  const items = allValues(parts, "items");
  const places = parts.map(({ schema }) => listOf(schema["prefixItems"]));
  const longest = Math.max(0, ...places.map(({ length }) => length));
  const tuple = Array.from({ length: longest }, (_, index) =>
    allOf(places.flatMap((list) => list.slice(index, index + 1))),
  );
  const prefixItems = level.take(tuple).map((schema, index) => level.child(schema, `${index}`));
  const isNamed = longest === 0 && items.length === 1 && isBare(items[0]);
  return {
    ...(prefixItems.length === 0 ? {} : { prefixItems }),
    // For plain items the type name, `string[]`, says everything. For items after a tuple, `[string, …]`, it does not.
    ...(items.length > 0 && !isNamed ? { items: level.child(allOf(items), "") } : {}),
  };
}

/** Describes `additionalProperties` and similar keywords: nothing, anything, or a schema. */
function extras(key: ExtrasKey, { parts }: SchemaParts, level: LevelContext): Partial<SchemaView> {
  const values = allValues(parts, key).filter((value) => typeof value === "boolean" || isObject(value));
  if (values.length === 0) return {};
  if (values.includes(false)) return { [key]: "none" };
  const schemas = values.filter((value) => isObject(value) && Object.keys(value).length > 0);
  return {
    [key]: schemas.length === 0 ? "any" : level.child(allOf(schemas), key === "additionalProperties" ? "*" : key),
  };
}

function patternsOf({ parts }: SchemaParts, level: LevelContext): Partial<SchemaView> {
  const patterns = level.take([...schemasByKey(parts, "patternProperties")]);
  if (patterns.length === 0) return {};
  return {
    patternProperties: patterns.map(([pattern, schema]) => ({ pattern, schema: level.child(schema, pattern) })),
  };
}

function notOf({ parts }: SchemaParts, level: LevelContext): Partial<SchemaView> {
  const refused = allValues(parts, "not");
  if (refused.length === 0) return {};
  return { not: level.child(refused.length === 1 ? refused[0] : { anyOf: refused }, "not") };
}

function conditionsOf({ parts }: SchemaParts, level: LevelContext): Partial<SchemaView> {
  const conditional = level.take(parts.map(({ schema }) => schema).filter((schema) => Object.hasOwn(schema, "if")));
  if (conditional.length === 0) return {};
  const knownProperties = schemasByKey(parts, "properties");
  const conditions = conditional.map((schema) => {
    const branch = (key: "then" | "else") =>
      Object.hasOwn(schema, key) ? { [key]: level.child(schema[key], key, { knownProperties }) } : {};
    return { if: level.child(schema["if"], "if", { knownProperties }), ...branch("then"), ...branch("else") };
  });
  return { conditions };
}

function dependenciesOf({ parts }: SchemaParts, level: LevelContext): Partial<SchemaView> {
  const required = new Map<string, ReadonlySet<string>>();
  for (const [property, names] of parts.flatMap(({ schema }) => entriesOf(schema["dependentRequired"]))) {
    required.set(property, new Set([...(required.get(property) ?? []), ...textsOf(names)]));
  }
  const dependentRequired = level.take([...required]).map(([property, names]) => ({ property, required: [...names] }));
  const dependent = level.take([...schemasByKey(parts, "dependentSchemas")]);
  const knownProperties = dependent.length === 0 ? new Map() : schemasByKey(parts, "properties");
  const dependentSchemas = dependent.map(([property, schema]) => ({
    property,
    schema: level.child(schema, property, { knownProperties }),
  }));
  return {
    ...(dependentRequired.length === 0 ? {} : { dependentRequired }),
    ...(dependentSchemas.length === 0 ? {} : { dependentSchemas }),
  };
}
