// YAML merge keys (`<<: *common`), which the schema of JSON's types leaves as ordinary keys.
import { isObject } from "../schema/json.ts";

/**
 * Puts what `<<` names into the maps that have it; a map's own keys win. Changes the given value, which must be a tree
 * or share its parts through aliases.
 */
export function mergeKeys(value: unknown): unknown {
  const seen = new Set<object>();
  const visit = (part: unknown): void => {
    if (typeof part !== "object" || part === null || seen.has(part)) return;
    seen.add(part);
    for (const child of Object.values(part)) visit(child);
    if (Object.hasOwn(part, "<<") && isObject(part)) merge(part as Record<string, unknown>);
  };
  visit(value);
  return value;
}

function merge(map: Record<string, unknown>): void {
  const named = map["<<"];
  const sources = Array.isArray(named) ? named : [named];
  if (!sources.every(isObject)) return;
  delete map["<<"];
  for (const source of sources) {
    for (const [key, value] of Object.entries(source)) {
      if (Object.hasOwn(map, key)) continue;
      Object.defineProperty(map, key, { value, enumerable: true, writable: true, configurable: true });
    }
  }
}
