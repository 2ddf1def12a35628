// Takes out of an example what its schemas keep internal: members, items, all of it. Changes the value in place, so that
// what else stands at its place in the file is still found there.
import { isInternal } from "../../normalize/readers.ts";
import { entriesOf, isObject, type JsonObject, listOf, ownValue } from "../../schema/json.ts";
import { partsOfValue, type ValueParts } from "./partsOfValue.ts";
import type { SchemaLinks } from "./schemaLinks.ts";

/** Cuts a value. @returns `false` when nothing of it may be shown. */
export function cutInternal(value: unknown, schemas: readonly unknown[], links: SchemaLinks): boolean {
  if (schemas.length > 0 && schemas.every(isInternal)) return false;
  const parts = partsOfValue(value, schemas, links);
  if (parts === undefined) return false;
  if (Array.isArray(value)) cutItems(value, parts, links);
  else if (isObject(value)) cutMembers(value, parts, links);
  return true;
}

/** From the end: an item that goes moves those behind it. */
function cutItems(list: unknown[], parts: ValueParts, links: SchemaLinks): void {
  for (let index = list.length - 1; index >= 0; index -= 1) {
    const schemas = [...parts.shown].flatMap((part) => itemSchemas(part, index));
    if (!cutInternal(list[index], schemas, links)) list.splice(index, 1);
  }
}

/** The schema of an item, in the words of all drafts: `prefixItems` and `items`, a list of `items` and `additionalItems`. */
function itemSchemas(part: JsonObject, index: number): readonly unknown[] {
  const first = listOf(part["prefixItems"] ?? part["items"]);
  const rest = Array.isArray(part["items"]) ? part["additionalItems"] : part["items"];
  const schema = index < first.length ? first[index] : rest;
  return schema === undefined ? [] : [schema];
}

function cutMembers(value: JsonObject, parts: ValueParts, links: SchemaLinks): void {
  const named = (part: JsonObject, name: string): readonly unknown[] => {
    const schema = ownValue(links.mapOf(part, "properties"), name);
    const matching = entriesOf(links.mapOf(part, "patternProperties")).filter(([key]) => links.matches(key, name));
    return [...(schema === undefined ? [] : [schema]), ...matching.map(([, one]) => one)];
  };
  /** A name is hidden where only internal schemas tell of it. */
  const cutMember = (name: string): boolean => {
    const told = [...parts.shown].flatMap((part) => named(part, name));
    const visible = told.filter((schema) => !isInternal(schema));
    if (visible.length > 0) return cutInternal(value[name], visible, links);
    const isHidden = told.length > 0 || [...parts.hidden].some((part) => named(part, name).length > 0);
    const others = [...parts.shown].flatMap((part) => part["additionalProperties"] ?? []);
    return !isHidden && cutInternal(value[name], others, links);
  };
  for (const name of Object.keys(value)) {
    const isKnown = links.look(parts.shown.size + parts.hidden.size);
    if (!isKnown || !cutMember(name)) Reflect.deleteProperty(value, name);
  }
}
