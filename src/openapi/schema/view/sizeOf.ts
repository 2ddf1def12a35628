// How much room a schema takes where it is described.
import type { SchemaParts } from "../collectParts.ts";
import { isObject, listOf } from "../json.ts";
import { schemasByKey } from "../keywords.ts";
import { unionsOf } from "./unions.ts";

/** Number of enumeration values that count as one schema. */
const valuesPerNode = 20;

/** Earlier results: the same schemas stand on many pages of a document. */
const sizesByParts = new WeakMap<SchemaParts, number>();

/**
 * Number of schemas directly inside; 0 for what is shown in one row.
 * @param root The document that the parts were collected from.
 */
export function sizeOf(collected: SchemaParts, root: unknown): number {
  const known = sizesByParts.get(collected) ?? findSize(collected, root);
  sizesByParts.set(collected, known);
  return known;
}

function findSize(collected: SchemaParts, root: unknown): number {
  const { parts } = collected;
  const inside = parts.reduce((sum, { schema }) => {
    const keys = ["items", "additionalProperties", "not", "if", "contains", "propertyNames", "contentSchema"];
    const singles = keys.filter((key) => isObject(schema[key])).length;
    const values = Math.floor(listOf(schema["enum"]).length / valuesPerNode);
    return sum + singles + values + listOf(schema["prefixItems"]).length;
  }, 0);
  const variants = unionsOf(collected, root).reduce((sum, { schemas }) => sum + schemas.length, 0);
  return inside + variants + schemasByKey(parts, "properties").size + schemasByKey(parts, "patternProperties").size;
}
