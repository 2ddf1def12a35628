// Finds the alternatives of a schema: those it lists, or the subtypes that its discriminator selects if it lists none.
import { escapeToken } from "../../../source/jsonPointer.ts";
import type { SchemaParts, VariantGroup } from "../collectParts.ts";
import { isObject, type JsonObject } from "../json.ts";
import { byNearness } from "../keywords.ts";
import { discriminatorOf } from "./variants.ts";

/** Subtypes by the object that contains the discriminator, so that they are searched only once. */
const subtypesByHolder = new WeakMap<JsonObject, VariantGroup["schemas"]>();

/** The variant groups of a schema: `oneOf`, `anyOf`, and the subtypes that extend it. */
export function unionsOf(collected: SchemaParts, root: unknown): readonly VariantGroup[] {
  const subtypes = subtypeUnionOf(collected, root);
  return subtypes === undefined ? collected.groups : [...collected.groups, subtypes];
}

/** The subtypes selected by a discriminator without `oneOf` or `anyOf` beside it; `undefined` for a subtype itself. */
export function subtypeUnionOf(collected: SchemaParts, root: unknown): VariantGroup | undefined {
  const { parts, groups, name } = collected;
  const part = byNearness(parts).find(({ schema }) => isObject(schema["discriminator"]));
  if (part === undefined || part.references > (name === undefined ? 0 : 1)) return undefined;
  if (groups.some((group) => group.part === part)) return undefined;
  const schemas = subtypesByHolder.get(part.schema) ?? selectedBy(collected, root);
  subtypesByHolder.set(part.schema, schemas);
  return schemas.length === 0 ? undefined : { kind: "oneOf", schemas, hasNull: false, part, areSubtypes: true };
}

function selectedBy(collected: SchemaParts, root: unknown): readonly JsonObject[] {
  const values = discriminatorOf(collected, root)?.values ?? [];
  const names = new Set(values.flatMap(({ name }) => (name === undefined || name === collected.name ? [] : [name])));
  return [...names].map((name) => ({ $ref: `#/components/schemas/${escapeToken(name).replaceAll("%", "%25")}` }));
}
