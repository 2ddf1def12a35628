// The order that a specification gives properties by `x-order`: generators write it where their own order is that of names.
// Go-swagger, which has defined it, lists properties with a number first, the smallest before the others.
import { isObject, type JsonObject, ownValue } from "../schema/json.ts";
import type { Reading, Spot } from "./reading.ts";

/** The properties of a schema in their order; the same spot where none says its place. */
export function inOrder(spot: Spot, reading: Reading): Spot {
  const { value } = spot;
  if (!isObject(value)) return spot;
  const entries = Object.entries(value).map(([name, schema]) => [name, schema, placeOf(schema)] as const);
  if (entries.every(([, , place]) => place === Number.POSITIVE_INFINITY)) return spot;
  // Infinity minus itself is no number: those without a place stay as they are written.
  const sorted = entries.toSorted(([, , a], [, , b]) => (a === b ? 0 : a - b));
  const ordered: JsonObject = Object.fromEntries(sorted.map(([name, schema]) => [name, schema]));
  reading.places.copy(value, ordered);
  return { ...spot, value: ordered };
}

function placeOf(schema: unknown): number {
  const place = isObject(schema) ? ownValue(schema, "x-order") : undefined;
  // Tags of Go's structures are texts, and Swag copies them: `x-order: "0"`.
  if (typeof place === "string" && /^-?\d{1,15}(?:\.\d{1,15})?$/.test(place)) return Number(place);
  return typeof place === "number" ? place : Number.POSITIVE_INFINITY;
}
