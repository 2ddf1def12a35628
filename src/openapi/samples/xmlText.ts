// Writes a value as XML, following the `xml` hints of its schema.
import { escapeHtml } from "../../source/escapeHtml.ts";
import { collectParts, type SchemaPart } from "../schema/collectParts.ts";
import { entriesOf, isObject, type JsonObject, ownValue, textOf } from "../schema/json.ts";
import { allOf, allValues, nearestValue, schemasByKey } from "../schema/keywords.ts";
import { plainText } from "./styledValue.ts";

/** Levels of elements that are written; deeper ones stay empty. */
const maxDepth = 50;

interface XmlInput {
  readonly schema: unknown;
  readonly root: unknown;
  /** Name of the value, for a schema without one. */
  readonly name?: string;
}

/** The value as an XML document with two spaces for each level. Names that XML does not allow are mended. */
export function xmlText(value: unknown, { schema, root, name: own }: XmlInput): string {
  const parts = partsOf(schema, root);
  const name = collectParts(schema, root).name ?? own ?? textOf(nearestValue(parts, "title")) ?? "root";
  const lines = elementLines(value, { parts, name, root, depth: 0, isRoot: true });
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join("\n");
}

interface Element {
  readonly parts: readonly SchemaPart[];
  /** Name without hints: of the property or the schema. */
  readonly name: string;
  readonly root: unknown;
  readonly depth: number;
  readonly isRoot: boolean;
}

/** The parts of a schema and of its variants: hints of whichever variant the value has. */
function partsOf(schema: unknown, root: unknown): readonly SchemaPart[] {
  const { parts, groups } = collectParts(schema, root);
  return [...parts, ...groups.flatMap(({ schemas }) => schemas.flatMap((one) => collectParts(one, root).parts))];
}

function elementLines(value: unknown, element: Element): readonly string[] {
  if (element.depth > maxDepth) return [];
  if (Array.isArray(value)) return arrayLines(value, element);
  const { open, close } = tagOf(element);
  const indent = "  ".repeat(element.depth);
  if (!isObject(value)) {
    const text = escapeHtml(plainText(value));
    return [text === "" ? `${indent}<${open}/>` : `${indent}<${open}>${text}</${close}>`];
  }
  const schemas = schemasByKey(element.parts, "properties");
  const extra = allOf(allValues(element.parts, "additionalProperties").filter(isObject));
  const members = entriesOf(value).map(([name, inner]) => {
    return { name, inner, parts: partsOf(schemas.get(name) ?? extra, element.root) };
  });
  const attributes = members
    .filter(({ parts }) => kindOf(parts) === "attribute")
    .map(({ name, inner, parts }) => ` ${nameOf(parts, name)}="${escapeHtml(plainText(inner))}"`);
  const texts = members.filter(({ parts }) => ["text", "cdata"].includes(kindOf(parts)));
  const children = members
    .filter(({ parts }) => ["element", "none"].includes(kindOf(parts)))
    .flatMap(({ name, inner, parts }) => {
      return elementLines(inner, { ...element, parts, name, depth: element.depth + 1, isRoot: false });
    });
  const start = `${indent}<${open}${attributes.join("")}`;
  if (children.length > 0) return [`${start}>`, ...children, `${indent}</${close}>`];
  const text = texts.map(({ inner }) => escapeHtml(plainText(inner))).join("");
  return [text === "" ? `${start}/>` : `${start}>${text}</${close}>`];
}

/** An array is a row of elements, in an element of its own when it is wrapped or the whole document. */
function arrayLines(items: readonly unknown[], element: Element): readonly string[] {
  const hints = xmlOf(element.parts);
  const isWrapped = element.isRoot || hints?.["wrapped"] === true || hints?.["nodeType"] === "element";
  const schema = allOf(allValues(element.parts, "items"));
  const parts = partsOf(schema, element.root);
  const outer = nameOf(element.parts, element.name);
  const name =
    textOf(xmlOf(parts)?.["name"]) ?? (element.isRoot ? (collectParts(schema, element.root).name ?? "item") : outer);
  const depth = isWrapped ? element.depth + 1 : element.depth;
  const lines = items.flatMap((item) => elementLines(item, { ...element, parts, name, depth, isRoot: false }));
  if (!isWrapped) return lines;
  const { open, close } = tagOf(element);
  const indent = "  ".repeat(element.depth);
  return [`${indent}<${open}>`, ...lines, `${indent}</${close}>`];
}

const xmlOf = (parts: readonly SchemaPart[]): JsonObject | undefined => {
  const xml = nearestValue(parts, "xml");
  return isObject(xml) ? xml : undefined;
};

/** What a member becomes: element, attribute, text. */
function kindOf(parts: readonly SchemaPart[]): string {
  const xml = xmlOf(parts);
  return textOf(xml?.["nodeType"]) ?? (xml?.["attribute"] === true ? "attribute" : "element");
}

function nameOf(parts: readonly SchemaPart[], fallback: string): string {
  const xml = xmlOf(parts);
  const prefix = textOf(xml?.["prefix"]);
  const local = xmlName(textOf(xml?.["name"]) ?? fallback);
  return prefix === undefined || prefix === "" ? local : `${xmlName(prefix)}:${local}`;
}

function tagOf({ parts, name }: Element): { readonly open: string; readonly close: string } {
  const xml = xmlOf(parts);
  const full = nameOf(parts, name);
  const namespace = textOf(ownValue(xml, "namespace"));
  const prefix = full.includes(":") ? `:${full.slice(0, full.indexOf(":"))}` : "";
  const declaration = namespace === undefined ? "" : ` xmlns${prefix}="${escapeHtml(namespace)}"`;
  return { open: `${full}${declaration}`, close: full };
}

/** A name that XML allows: letters, digits, `_`, `-` and `.`, not beginning with a digit. */
function xmlName(text: string): string {
  const name = text.replace(/[^\p{L}\p{N}_.-]/gu, "_");
  return /^[\p{L}_]/u.test(name) ? name : `_${name}`;
}
