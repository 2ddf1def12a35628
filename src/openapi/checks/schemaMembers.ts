// What a schema is put together with, in whichever way: what any of it says about properties counts.
import { entriesOf, isObject, type JsonObject, listOf } from "../schema/json.ts";
import { bareReferenceOf } from "../schema/plainSchemas.ts";
import { resolvePointer } from "../schema/resolveRef.ts";

/** Schemas put together that are looked through for one: more only occur in what nobody has written. */
const maxMembers = 300;

/** Schemas and all that apply to the same value; `undefined` when there are too many. */
export function togetherWith(schemas: readonly JsonObject[], root: unknown): readonly JsonObject[] | undefined {
  const parts = new Set(schemas);
  for (const part of parts) {
    if (parts.size > maxMembers) return undefined;
    for (const member of membersOf(part, root)) parts.add(member);
  }
  return [...parts];
}

/** Names of the properties that schemas describe. */
export const propertyNames = (schemas: readonly JsonObject[]): ReadonlySet<string> =>
  new Set(schemas.flatMap((schema) => entriesOf(schema["properties"]).map(([name]) => name)));

/** Whether a schema says something about properties that it does not name. */
export const allowsOthers = (schema: JsonObject): boolean =>
  (schema["additionalProperties"] ?? false) !== false ||
  (schema["unevaluatedProperties"] ?? false) !== false ||
  Object.hasOwn(schema, "patternProperties");

/** The schema objects that apply to the same value as a schema, one step away. */
export function membersOf(schema: JsonObject, root: unknown): readonly JsonObject[] {
  const written = [
    ...["allOf", "anyOf", "oneOf"].flatMap((keyword) => listOf(schema[keyword])),
    ...["not", "if", "then", "else"].map((keyword) => schema[keyword]),
    ...entriesOf(schema["dependentSchemas"]).map(([, inner]) => inner),
    ...(Object.hasOwn(schema, "$ref") ? [{ $ref: schema["$ref"] }] : []),
  ];
  return targetsOf(written, root);
}

/** What one of the items of a list has to be, by schemas that apply to the list. */
export const containedIn = (schemas: readonly JsonObject[], root: unknown): readonly JsonObject[] =>
  targetsOf(
    schemas.map((schema) => schema["contains"]),
    root,
  );

/** What items of a list are, wherever they stand in it. */
export const itemsOf = (schemas: readonly JsonObject[], root: unknown): readonly JsonObject[] =>
  targetsOf(
    schemas.flatMap((schema) => [...listOf(schema["prefixItems"]), schema["items"]]),
    root,
  );

/** The schema objects among what is written, where it refers to some. */
const targetsOf = (written: readonly unknown[], root: unknown): readonly JsonObject[] =>
  written.flatMap((schema) => {
    const ref = bareReferenceOf(schema);
    const target = ref === undefined ? schema : resolvePointer(root, ref);
    return isObject(target) ? [target] : [];
  });

/** Schemas of a document that are put together of others, in whichever way; what is nothing but a reference is not. */
export const combinedSchemas = (schemas: readonly JsonObject[]): readonly JsonObject[] =>
  schemas.filter(
    (schema) =>
      bareReferenceOf(schema) === undefined &&
      ["allOf", "oneOf", "anyOf", "$ref"].some((keyword) => Object.hasOwn(schema, keyword)),
  );
