// Discriminators in a slice: their values mean schemas by reference or by name, and a name may have become another one.
import { entriesOf, isObject, type JsonObject, listOf, ownValue, textOf } from "../schema/json.ts";
import { type Component, type Components, referenceTo } from "./components.ts";

interface SchemaWork {
  readonly components: Components;
  readonly reach: (component: Component) => void;
}

/** A copy of the discriminator of a schema. */
export function copyDiscriminator(discriminator: unknown, schema: JsonObject, work: SchemaWork): unknown {
  if (!isObject(discriminator)) return discriminator;
  const variants = [...listOf(ownValue(schema, "oneOf")), ...listOf(ownValue(schema, "anyOf"))];
  const named = variants.flatMap((variant) => {
    const reference = textOf(ownValue(variant, "$ref"));
    return reference === undefined ? [] : (work.components.find(reference, "schema")?.component ?? []);
  });
  return withRenamed(copyMeanings(discriminator, work), named);
}

function copyMeanings(discriminator: JsonObject, work: SchemaWork): JsonObject {
  return Object.fromEntries(
    Object.entries(discriminator).map(([key, value]) => {
      if (key === "defaultMapping") return [key, meaningOf(value, work)];
      if (key !== "mapping" || !isObject(value)) return [key, value];
      return [key, Object.fromEntries(Object.entries(value).map(([name, target]) => [name, meaningOf(target, work)]))];
    }),
  );
}

/** What a value stands for, as the slice says it. */
function meaningOf(target: unknown, { components, reach }: SchemaWork): unknown {
  if (typeof target !== "string") return target;
  const found = target.startsWith("#") ? components.find(target, "schema") : undefined;
  const component = found?.component ?? components.named("schemas", target);
  if (component === undefined) return target;
  reach(component);
  return found?.text ?? (component.name === target ? target : referenceTo(component));
}

/** A discriminator that knows schemas whose names have changed by those that they had, which are values of its property. */
export function withRenamed(discriminator: JsonObject, schemas: readonly Component[]): JsonObject {
  const mapping = ownValue(discriminator, "mapping");
  const meant = new Set(entriesOf(mapping).map(([, target]) => target));
  const added = schemas.flatMap((schema) => {
    const { name, writtenName = name } = schema;
    const text = referenceTo(schema);
    return name === writtenName || meant.has(text) ? [] : [[writtenName, text] as const];
  });
  if (added.length === 0) return discriminator;
  return { ...discriminator, mapping: Object.fromEntries([...entriesOf(mapping), ...added]) };
}
