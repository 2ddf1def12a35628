// Reads what the values of a discriminator's mapping stand for.
import type { SchemaParts } from "../collectParts.ts";
import { entriesOf, type JsonObject, listOf, ownValue } from "../json.ts";
import { resolvePointer, schemaNameOf } from "../resolveRef.ts";

/** A value of the discriminator and the schema that it selects. */
export interface DiscriminatorValue {
  readonly value: string;
  /** Name of the schema, if it has one. */
  readonly name?: string;
  readonly label: string;
}

/** An alternative as pages call it. */
interface Called {
  readonly label: string;
  readonly schema: unknown;
}

/**
 * The values of the mapping of a schema's discriminator. One may lead to an alternative that has no name
 * (`#/components/schemas/Pet/oneOf/0`) and is called as that; a single alternative is no choice, so its value says nothing.
 */
export function mappedValues(
  holder: JsonObject,
  alternatives: readonly Called[],
  root: unknown,
): readonly DiscriminatorValue[] {
  const own = [...listOf(holder["oneOf"]), ...listOf(holder["anyOf"])];
  return entriesOf(ownValue(holder["discriminator"], "mapping")).flatMap(([value, written]) => {
    if (typeof written !== "string") return [];
    const selected = targetOf(written, root);
    const target = selected.name === undefined && written.startsWith("#") ? resolvePointer(root, written) : undefined;
    if (target === undefined) return [{ value, ...selected }];
    const meant = alternatives.find(({ schema }) => schema === target);
    if (meant === undefined && own.includes(target)) return [];
    return [{ value, label: meant?.label ?? selected.label }];
  });
}

/** The value that the mapping of a base, which decides by the same property, gives to a schema that extends it. */
export function valueByBase(
  parts: SchemaParts["parts"],
  { name, property }: { readonly name: string | undefined; readonly property: string },
  root: unknown,
): string | undefined {
  if (name === undefined) return undefined;
  for (const { schema } of parts) {
    const discriminator = ownValue(schema, "discriminator");
    if (ownValue(discriminator, "propertyName") !== property) continue;
    const mapping = entriesOf(ownValue(discriminator, "mapping"));
    const selecting = mapping.find(([, target]) => typeof target === "string" && targetOf(target, root).name === name);
    if (selecting !== undefined) return selecting[0];
  }
  return undefined;
}

/** The schema that a mapping leads to, by reference or by name. */
export function targetOf(target: string, root: unknown): Omit<DiscriminatorValue, "value"> {
  const name = schemaNameOf(target) ?? (isSchemaName(target, root) ? target : undefined);
  return { label: name ?? target, ...(name === undefined ? {} : { name }) };
}

const isSchemaName = (name: string, root: unknown): boolean =>
  ownValue(resolvePointer(root, "#/components/schemas"), name) !== undefined;
