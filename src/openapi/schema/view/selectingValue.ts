// Finds the value by which a discriminator selects a schema that knows nothing of it: an alternative that does not extend what
// it is an alternative of.
import { collectParts } from "../collectParts.ts";
import { entriesOf, isObject, type JsonObject, listOf, ownValue } from "../json.ts";
import { resolvePointer } from "../resolveRef.ts";
import { discriminatorOf } from "./variants.ts";

/** Key beside the named schemas under which a document lists all schemas with a discriminator, wherever they stand. */
export const decidingKey = "x-deciding";

/** A property and the value of it that selects a schema. */
interface Selecting {
  readonly property: string;
  readonly value: string;
}

/** By document and name of the schema. */
const selectingByRoot = new WeakMap<object, ReadonlyMap<string, Selecting>>();

/** The value that selects a named schema; that of the first discriminator where several select it. */
export function selectingValue(name: string, root: unknown): Selecting | undefined {
  if (!isObject(root)) return undefined;
  const known = selectingByRoot.get(root) ?? findSelecting(root);
  selectingByRoot.set(root, known);
  return known.get(name);
}

function findSelecting(root: JsonObject): ReadonlyMap<string, Selecting> {
  const components = resolvePointer(root, "#/components");
  const named = entriesOf(ownValue(components, "schemas")).map(([, schema]) => schema);
  const selecting = new Map<string, Selecting>();
  for (const schema of new Set([...named, ...listOf(ownValue(components, decidingKey))])) {
    if (!isObject(ownValue(schema, "discriminator"))) continue;
    const discriminator = discriminatorOf(collectParts(schema, root), root);
    for (const { name, value } of discriminator?.values ?? []) {
      if (name !== undefined && discriminator !== undefined && !selecting.has(name)) {
        selecting.set(name, { property: discriminator.property, value });
      }
    }
  }
  return selecting;
}
