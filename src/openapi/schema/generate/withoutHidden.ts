// Removes from examples in a specification the properties that are not sent in the direction shown.
import { collectParts } from "../collectParts.ts";
import { type Direction, isHidden } from "../direction.ts";
import { entriesOf, isObject, ownValue } from "../json.ts";
import { allOf, allValues, schemasByKey } from "../keywords.ts";

/** Most levels of a value that are searched. */
const maxDepth = 20;

/** The value without `readOnly` properties in requests and without `writeOnly` properties in responses. */
export function withoutHidden(
  value: unknown,
  schema: unknown,
  { root, direction, depth = 0 }: { readonly root: unknown; readonly direction: Direction; readonly depth?: number },
): unknown {
  if (direction === "both" || depth > maxDepth || typeof value !== "object" || value === null) return value;
  const collected = collectParts(schema, root);
  const variants = collected.groups.flatMap(({ schemas }) => schemas.flatMap((one) => collectParts(one, root).parts));
  const parts = [...collected.parts, ...variants];
  const next = { root, direction, depth: depth + 1 };
  if (Array.isArray(value)) {
    const items = allValues(parts, "items");
    const shown = items.length === 0 ? value : value.map((item) => withoutHidden(item, allOf(items), next));
    return shown.every((item, index) => item === value[index]) ? value : shown;
  }
  if (!isObject(value)) return value;
  const schemas = schemasByKey(parts, "properties");
  const entries = entriesOf(value);
  const kept = entries.filter(([name]) => {
    return !schemas.has(name) || !isHidden(collectParts(schemas.get(name), root).parts, direction);
  });
  const shown = kept.map(([name, inner]) => [name, withoutHidden(inner, schemas.get(name), next)] as const);
  const isSame = kept.length === entries.length && shown.every(([name, inner]) => inner === ownValue(value, name));
  return isSame ? value : Object.fromEntries(shown);
}
