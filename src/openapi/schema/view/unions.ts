// The alternatives of a schema: those it lists, and the subtypes that its discriminator selects where it lists none.
import { escapeToken } from "../../../source/jsonPointer.ts";
import type { SchemaParts, VariantGroup } from "../collectParts.ts";
import { isObject, type JsonObject } from "../json.ts";
import { byNearness } from "../keywords.ts";
import { discriminatorOf } from "./variants.ts";

/** Subtypes by the object that holds the discriminator, so that each is looked at once. */
const subtypesByHolder = new WeakMap<JsonObject, VariantGroup["schemas"]>();

/** `oneOf` and `anyOf`, and the subtypes of a schema that others extend. */
export function unionsOf(collected: SchemaParts, root: unknown): readonly VariantGroup[] {
  const subtypes = subtypeUnionOf(collected, root);
  return subtypes === undefined ? collected.groups : [...collected.groups, subtypes];
}

/** The schemas that a discriminator selects which stands beside no union; `undefined` in a subtype, which is one of them. */
export function subtypeUnionOf(collected: SchemaParts, root: unknown): VariantGroup | undefined {
  const { parts, groups, name } = collected;
  const part = byNearness(parts).find(({ schema }) => isObject(schema["discriminator"]));
  if (part === undefined || part.references > (name === undefined ? 0 : 1)) return undefined;
  if (groups.some((group) => group.part === part)) return undefined;
  const schemas = subtypesByHolder.get(part.schema) ?? selectedBy(collected, root);
  subtypesByHolder.set(part.schema, schemas);
  return schemas.length === 0 ? undefined : { kind: "oneOf", schemas, hasNull: false, part };
}

function selectedBy(collected: SchemaParts, root: unknown): readonly JsonObject[] {
  const values = discriminatorOf(collected, root)?.values ?? [];
  const names = new Set(values.flatMap(({ name }) => (name === undefined || name === collected.name ? [] : [name])));
  return [...names].map((name) => ({ $ref: `#/components/schemas/${escapeToken(name).replaceAll("%", "%25")}` }));
}
