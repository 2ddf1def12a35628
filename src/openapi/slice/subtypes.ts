// Schemas that belong to a slice although nothing in it refers to them: those that extend one with a discriminator, whose
// property has their names as values. The page of an operation shows them, too.
import { addToList } from "../../model/addToList.ts";
import { isObject, type JsonObject, listOf, ownValue, textOf } from "../schema/json.ts";
import type { Component, Components } from "./components.ts";

/** Tells the schemas that extend a component. */
export type Subtypes = (component: Component) => readonly Component[];

/** Finds, once, which named schemas extend which by `allOf`. */
export function createSubtypes(root: JsonObject, components: Components): Subtypes {
  let byBase: ReadonlyMap<string, readonly Component[]> | undefined;
  return (component) => {
    if (!isTold(component)) return [];
    byBase ??= findSubtypes(root, components);
    const found = new Set(byBase.get(component.pointer));
    // The loop adds to the set it iterates over.
    for (const { pointer } of found) for (const next of byBase.get(pointer) ?? []) found.add(next);
    found.delete(component);
    return [...found];
  };
}

/** Whether the values of a discriminator are names of schemas that the schema itself does not list. */
function isTold({ kind, value }: Component): boolean {
  if (kind !== "schema" || !isObject(ownValue(value, "discriminator"))) return false;
  return ownValue(value, "oneOf") === undefined && ownValue(value, "anyOf") === undefined;
}

function findSubtypes(root: JsonObject, components: Components): ReadonlyMap<string, readonly Component[]> {
  const subtypes = new Map<string, Component[]>();
  const schemas = ownValue(ownValue(root, "components"), "schemas");
  for (const name of isObject(schemas) ? Object.keys(schemas) : []) {
    const component = components.named("schemas", name);
    const bases = listOf(ownValue(component?.value, "allOf")).map((member) => {
      const reference = textOf(ownValue(member, "$ref"));
      return reference === undefined ? undefined : components.find(reference, "schema")?.pointer;
    });
    for (const base of new Set(bases))
      if (base !== undefined && component !== undefined) addToList(subtypes, base, component);
  }
  return subtypes;
}
