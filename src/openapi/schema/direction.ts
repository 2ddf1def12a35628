// Which way a value travels, and what must not travel that way. Knows nothing of operations.
import type { SchemaPart } from "./collectParts.ts";
import { isTrue } from "./keywords.ts";

/** Where a schema's values go: `both` where it stands alone. */
export type Direction = "request" | "response" | "both";

/** Whether a property is left out in a direction: `readOnly` in requests, `writeOnly` in responses. */
export function isHidden(parts: readonly SchemaPart[], direction: Direction): boolean {
  if (direction === "both") return false;
  return isTrue(parts, direction === "request" ? "readOnly" : "writeOnly");
}
