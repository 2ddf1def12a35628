// The direction in which a value travels, and which properties are left out in it. Knows nothing of operations.
import type { SchemaPart } from "./collectParts.ts";
import { isTrue } from "./keywords.ts";

/** The direction of a schema's values: `both` on the schema's own page. */
export type Direction = "request" | "response" | "both";

/** Whether a property is left out in a direction: `readOnly` in requests, `writeOnly` in responses. */
export function isHidden(parts: readonly SchemaPart[], direction: Direction): boolean {
  if (direction === "both") return false;
  return isTrue(parts, direction === "request" ? "readOnly" : "writeOnly");
}
