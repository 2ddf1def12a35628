// Values in quotes that were meant without: YAML and JSON then take them for texts.
import { jsonTypeOf } from "./schema/json.ts";

/** Whether a value is the text of a number, `true` or `false`, and one of the types wants that. */
export function isQuoted(value: unknown, types: ReadonlySet<unknown>): boolean {
  if (typeof value !== "string") return false;
  if (value === "true" || value === "false") return types.has("boolean");
  const number = value.trim() === "" ? Number.NaN : Number(value);
  return Number.isFinite(number) && (types.has("number") || types.has(jsonTypeOf(number)));
}
