// `dependencies` of older drafts, which 2020-12 splits by what a property depends on.
import { isObject, type JsonObject, ownValue } from "../schema/json.ts";
import type { Reading } from "./reading.ts";
import type { ReadSchema } from "./schemaForms.ts";
import type { Keywords } from "./upgradeSchema.ts";

/** `dependencies: { a: [b], c: { … } }` → `dependentRequired: { a: [b] }, dependentSchemas: { c: { … } }`. */
export function readDependencies(
  value: JsonObject,
  keywords: Keywords,
  { readSchema }: { readonly reading: Reading; readonly readSchema: ReadSchema },
): void {
  const dependencies = ownValue(value, "dependencies");
  if (!isObject(dependencies)) return;
  const entries = Object.entries(dependencies);
  const names = entries.filter(([, needed]) => Array.isArray(needed));
  const schemas = entries.filter(([, needed]) => isObject(needed));
  if (names.length > 0 && !keywords.has("dependentRequired"))
    keywords.set("dependentRequired", Object.fromEntries(names));
  if (schemas.length > 0 && !keywords.has("dependentSchemas")) {
    const read = schemas.map(
      ([key, schema]) => [key, readSchema({ value: schema, holder: dependencies, key })] as const,
    );
    keywords.set("dependentSchemas", Object.fromEntries(read));
  }
}
