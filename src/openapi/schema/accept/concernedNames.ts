// Which members of an object a schema has to look at.
import { type JsonObject, ownValue } from "../json.ts";

/** A value and the names of its members. */
interface Named {
  readonly value: unknown;
  readonly names: readonly string[];
}

/** Members that a schema itself may have something to say about: in a chain of schemas, few of hundreds. */
export function concernedNames({ value, names }: Named, schema: JsonObject): readonly string[] {
  if (["propertyNames", "patternProperties", "additionalProperties"].some((key) => Object.hasOwn(schema, key))) {
    return names;
  }
  const known = Object.keys(schema["properties"] ?? {});
  return known.length < names.length
    ? known.filter((name) => ownValue(value, name) !== undefined)
    : names.filter((name) => ownValue(schema["properties"], name) !== undefined);
}
