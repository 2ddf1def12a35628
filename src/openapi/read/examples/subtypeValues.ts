// The schemas of a document by the values that they give themselves for the discriminator of the one that they extend: by
// an extension, as Swagger 2.0 has no mapping, or by a property with one value.
import { entriesOf, isObject, type JsonObject, listOf, ownValue, textOf } from "../../schema/json.ts";

interface SubtypeInput {
  /** The map of the document's named schemas. */
  readonly named: unknown;
  /** What an object stands for: itself, or the end of its `$ref`. */
  readonly endOf: (value: unknown) => unknown;
  /** Whether so many schemas more may be looked at. */
  readonly look: (count: number) => boolean;
}

/** A discriminator with a value, and the schema that has it. */
interface Chosen {
  readonly base: JsonObject;
  readonly property: string;
  readonly value: string;
}

/** Finds the schema that says of itself that a value is its own, among those that extend the one with the discriminator. */
export function createSubtypeValues({ named, endOf, look }: SubtypeInput): (chosen: Chosen) => unknown {
  const valuesByProperty = new Map<string, ReadonlyMap<string, readonly unknown[]>>();
  const schemasByValue = (property: string): ReadonlyMap<string, readonly unknown[]> => {
    const known = valuesByProperty.get(property);
    if (known !== undefined) return known;
    const schemas = new Map<string, unknown[]>();
    for (const [, schema] of entriesOf(named)) {
      const value = ownValueOf(schema, property, endOf);
      if (value === undefined) continue;
      const others = schemas.get(value);
      if (others === undefined) schemas.set(value, [schema]);
      else others.push(schema);
    }
    valuesByProperty.set(property, schemas);
    return schemas;
  };
  return ({ base, property, value }) =>
    schemasByValue(property)
      .get(value)
      ?.find((schema) => schema !== base && isExtending(schema, base, { endOf, look }));
}

type EndOf = SubtypeInput["endOf"];

/** The value that a schema gives itself, in place or in a part of `allOf` that is written in place. */
function ownValueOf(schema: unknown, property: string, endOf: EndOf): string | undefined {
  const parts = [schema, ...listOf(ownValue(schema, "allOf"))];
  for (const part of parts) {
    const extension = ownValue(part, "x-discriminator-value") ?? ownValue(part, "x-ms-discriminator-value");
    if (typeof extension === "string") return extension;
  }
  const constants = parts.map((part) => constantOf(endOf(ownValue(ownValue(part, "properties"), property))));
  return constants.find((constant) => constant !== undefined);
}

function constantOf(schema: unknown): string | undefined {
  const values = listOf(ownValue(schema, "enum"));
  return textOf(ownValue(schema, "const") ?? (values.length === 1 ? values[0] : undefined));
}

/** Whether a schema is put together from another one, by however many between them. */
function isExtending(schema: unknown, base: JsonObject, { endOf, look }: Omit<SubtypeInput, "named">): boolean {
  const seen = new Set<unknown>();
  const waiting: unknown[] = [schema];
  for (const one of waiting) {
    const end = endOf(one);
    if (end === base) return true;
    if (!look(1)) return false;
    if (!isObject(end) || seen.has(end)) continue;
    seen.add(end);
    waiting.push(...listOf(end["allOf"]));
  }
  return false;
}
