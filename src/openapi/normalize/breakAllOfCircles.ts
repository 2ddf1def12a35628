// Schemas that consist of themselves through `allOf` or plain references: no value can be checked against them, and
// whoever merges them never ends.
import { isObject, type JsonObject, ownValue } from "../schema/json.ts";
import { schemaNameOf } from "../schema/resolveRef.ts";
import type { Reading } from "./reading.ts";
import type { Schema } from "./schemaForms.ts";
import type { NamedSchema } from "./schemaReader.ts";

/** Reports every circle once and takes the part out that closes it. */
export function breakAllOfCircles(named: readonly NamedSchema[], reading: Reading): readonly NamedSchema[] {
  const schemasByName = new Map(named.map(({ name, schema }) => [name, schema]));
  const settled = new Set<string>();
  const changed = new Map<string, Schema>();

  const visit = (name: string, above: readonly string[]): void => {
    if (settled.has(name)) return;
    const closing = new Set<string>();
    for (const part of partNames(schemasByName.get(name))) {
      if (part === name || above.includes(part)) closing.add(part);
      else visit(part, [...above, name]);
    }
    settled.add(name);
    const schema = schemasByName.get(name);
    const place = closing.size === 0 ? undefined : named.find((entry) => entry.name === name);
    if (!isObject(schema) || place === undefined) return;
    report(place, [...closing], reading);
    changed.set(name, without(schema, closing));
  };

  for (const { name } of named) visit(name, []);
  if (changed.size === 0) return named;
  const components = ownValue(reading.schemas.root, "components");
  const schemas = ownValue(components, "schemas");
  return named.map((entry) => {
    const schema = changed.get(entry.name);
    if (schema === undefined) return entry;
    if (isObject(schemas))
      Object.defineProperty(schemas, entry.name, {
        value: schema,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    return { ...entry, schema };
  });
}

/** Names of the schemas that a schema consists of. */
function partNames(schema: unknown): readonly string[] {
  if (!isObject(schema)) return [];
  const ref = ownValue(schema, "$ref");
  const name = typeof ref === "string" ? schemaNameOf(ref) : undefined;
  const parts = ownValue(schema, "allOf");
  return [...(name === undefined ? [] : [name]), ...(Array.isArray(parts) ? parts.flatMap(partNames) : [])];
}

function without(schema: JsonObject, closing: ReadonlySet<string>): Schema {
  const entries = Object.entries(schema).flatMap(([key, value]): (readonly [string, unknown])[] => {
    if (key === "$ref" && typeof value === "string" && closing.has(schemaNameOf(value) ?? "")) return [];
    if (key !== "allOf" || !Array.isArray(value)) return [[key, value]];
    const rest = value.filter((part) => !partNames(part).some((name) => closing.has(name)));
    return rest.length === 0 ? [] : [[key, rest]];
  });
  return Object.fromEntries(entries);
}

function report({ name, spot }: NamedSchema, closing: readonly string[], reading: Reading): void {
  reading.report(spot, {
    kind: "invalid",
    rule: `schemas that include themselves`,
    message: `the schema \`${name}\` includes itself: its \`allOf\` leads back to ${closing.map((part) => `\`${part}\``).join(", ")}`,
    hint: "remove the part that closes the loop; it is ignored here",
  });
}
