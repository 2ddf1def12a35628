// Finds named schemas that extend a named schema by `allOf`. Discriminators are handled elsewhere.
import { addToList } from "../../../model/addToList.ts";
import { entriesOf, isObject, type JsonObject, listOf, ownValue, textOf } from "../json.ts";
import { resolvePointer, schemaNameOf } from "../resolveRef.ts";

/** A named schema that extends another one. */
interface Subtype {
  readonly name: string;
  readonly label: string;
  readonly schema: unknown;
}

/** For each document, the direct subtypes of each named schema. */
const subtypesByRoot = new WeakMap<object, ReadonlyMap<string, readonly Subtype[]>>();

/** Named schemas that extend a schema by `allOf`: direct subtypes first, then the subtypes of these. */
export function subtypesOf(owner: string | undefined, root: unknown): readonly Subtype[] {
  if (owner === undefined || !isObject(root)) return [];
  const direct = subtypesByRoot.get(root) ?? findSubtypes(root);
  subtypesByRoot.set(root, direct);
  const found = new Map((direct.get(owner) ?? []).map((subtype) => [subtype.name, subtype]));
  // The loop adds to the map it iterates over.
  for (const name of found.keys()) {
    for (const subtype of direct.get(name) ?? []) {
      if (subtype.name !== owner && !found.has(subtype.name)) found.set(subtype.name, subtype);
    }
  }
  return [...found.values()];
}

function findSubtypes(root: JsonObject): ReadonlyMap<string, readonly Subtype[]> {
  const subtypes = new Map<string, Subtype[]>();
  for (const [name, schema] of entriesOf(resolvePointer(root, "#/components/schemas"))) {
    const extended = listOf(ownValue(schema, "allOf")).map((member) =>
      schemaNameOf(textOf(ownValue(member, "$ref")) ?? ""),
    );
    for (const base of new Set(extended))
      if (base !== undefined) addToList(subtypes, base, { name, label: name, schema });
  }
  return subtypes;
}
