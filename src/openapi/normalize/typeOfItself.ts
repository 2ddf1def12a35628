// Parameters and headers of OpenAPI 3 that say their type themselves, as in Swagger 2.0. It is reported as a field of the
// wrong place (`misspeltFields.ts`), and shown all the same: readers would see no type.
import { isObject, ownValue } from "../schema/json.ts";
import type { Reader } from "./readers.ts";
import type { Reading, Spot } from "./reading.ts";
import type { Schema } from "./schemaForms.ts";
import { schemaKeywords } from "./schemaKeywords.ts";

/** Keywords of a schema that mean something else, or the same, in what has the schema. */
const ofHolder: ReadonlySet<string> = new Set(["description", "required", "deprecated", "example", "examples"]);

/** Reads what has a schema or content; where it has neither, but a `type`, that becomes its schema. */
export function withTypeOfItself<Holder extends { readonly schema?: Schema; readonly content?: unknown }>(
  read: Reader<Holder>,
): Reader<Holder> {
  return (spot, reading) => {
    const holder = read(spot, reading);
    if (holder === undefined || holder.schema !== undefined || holder.content !== undefined) return holder;
    const schema = ownSchemaOf(spot, reading);
    if (schema === undefined) return holder;
    const result = { ...holder, schema };
    reading.places.copy(holder, result);
    return result;
  };
}

function ownSchemaOf(spot: Spot, reading: Reading): Schema | undefined {
  const target = reading.follow(spot);
  if (target === undefined || !isObject(target.value) || ownValue(target.value, "type") === undefined) return undefined;
  const said = Object.entries(target.value).filter(([key]) => Object.hasOwn(schemaKeywords, key) && !ofHolder.has(key));
  const value = Object.fromEntries(said);
  reading.places.copy(target.value, value);
  return reading.schemas.read({ ...target, value });
}
