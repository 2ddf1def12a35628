// Shows how a value is written in XML, as markup rather than words, so that it is the same in every language.
import type { SchemaPart } from "../collectParts.ts";
import { isObject, textOf } from "../json.ts";
import { nearestValue } from "../keywords.ts";

/**
 * The XML form of a schema with `xml` hints: `@id` for an attribute, `<photos><photo>` for a wrapped array, `<h:room
 * xmlns:h="…">` for an element with a namespace. `undefined` without hints.
 * @param name Name of the property, for hints that do not change it.
 */
export function xmlSummary(parts: readonly SchemaPart[], name: string): string | undefined {
  const xml = nearestValue(parts, "xml");
  if (!isObject(xml)) return undefined;
  const prefix = textOf(xml["prefix"]);
  const local = textOf(xml["name"]) ?? name;
  const full = prefix === undefined || prefix === "" ? local : `${prefix}:${local}`;
  const kind = textOf(xml["nodeType"]) ?? (xml["attribute"] === true ? "attribute" : "element");
  if (kind === "text") return "text()";
  if (kind === "cdata") return "<![CDATA[…]]>";
  if (kind === "attribute") return `@${full}`;
  const namespace = textOf(xml["namespace"]);
  const declaration = namespace === undefined ? "" : ` xmlns${prefix ? `:${prefix}` : ""}="${namespace}"`;
  if (xml["wrapped"] === true) return `<${full}${declaration}><${itemNameOf(parts) ?? local}>`;
  // The name of a list that has no element of its own counts for nothing.
  if (isList(parts) && xml["nodeType"] === undefined) return inTag(itemNameOf(parts) ?? name);
  return kind === "element" && full !== "" ? `<${full}${declaration}>` : undefined;
}

const inTag = (name: string): string | undefined => (name === "" ? undefined : `<${name}>`);

const isList = (parts: readonly SchemaPart[]): boolean =>
  parts.some(({ schema }) => [schema["type"]].flat().includes("array"));

function itemNameOf(parts: readonly SchemaPart[]): string | undefined {
  const items = nearestValue(parts, "items");
  return isObject(items) && isObject(items["xml"]) ? textOf(items["xml"]["name"]) : undefined;
}
