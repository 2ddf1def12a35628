// Writes a value as XML, following the `xml` hints of its schema.
import { escapeHtml } from "../../source/escapeHtml.ts";
import { collectParts, type SchemaPart } from "../schema/collectParts.ts";
import { entriesOf, isObject, type JsonObject, listOf, ownValue, textOf } from "../schema/json.ts";
import { allOf, allValues, nearestValue, schemasByKey } from "../schema/keywords.ts";
import { fittingParts } from "./fittingParts.ts";
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
  const parts = fittingParts(value, schema, root);
  const name = collectParts(schema, root).name ?? own ?? textOf(nearestValue(parts, "title")) ?? "root";
  const lines = elementNodes(value, { parts, name, root, depth: 0, isRoot: true }).flatMap((node) => node.lines);
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...withDeclaration(lines)].join("\n");
}

const nil = ' xsi:nil="true"/>';
const nilDeclaration = ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

/** Null is told by an attribute whose prefix the document has to declare. */
function withDeclaration([start = "", ...lines]: readonly string[]): readonly string[] {
  if (![start, ...lines].some((line) => line.includes(nil))) return [start, ...lines];
  return [start.replace(/^<[^\s/>]+/, (tag) => tag + nilDeclaration), ...lines];
}

interface Element {
  readonly parts: readonly SchemaPart[];
  /** Name without hints: of the property or the schema. */
  readonly name: string;
  readonly root: unknown;
  readonly depth: number;
  readonly isRoot: boolean;
}

/** What stands in an element: another element, whose lines are indented, or a text. */
interface XmlNode {
  readonly lines: readonly string[];
  readonly isText: boolean;
}

function elementNodes(value: unknown, element: Element): readonly XmlNode[] {
  if (element.depth > maxDepth) return [];
  if (Array.isArray(value)) return arrayNodes(value, element);
  return [{ lines: elementLines(value, element), isText: false }];
}

function elementLines(value: unknown, element: Element): readonly string[] {
  const { open, close } = tagOf(element);
  const indent = "  ".repeat(element.depth);
  if (value === null) return [`${indent}<${open}${nil}`];
  if (!isObject(value)) {
    const text = escapeHtml(plainText(value));
    return [text === "" ? `${indent}<${open}/>` : `${indent}<${open}>${text}</${close}>`];
  }
  const schemas = schemasByKey(element.parts, "properties");
  const extra = allOf(allValues(element.parts, "additionalProperties").filter(isObject));
  const members = entriesOf(value).map(([name, inner]) => {
    return { name, inner, parts: fittingParts(inner, schemas.get(name) ?? extra, element.root) };
  });
  const attributes = members.filter(({ inner, parts }) => kindOf(parts) === "attribute" && inner !== null);
  const written = attributes.map(
    ({ name, inner, parts }) => ` ${nameOf(parts, name)}="${escapeHtml(plainText(inner))}"`,
  );
  const content = members.filter(({ parts }) => kindOf(parts) !== "attribute");
  const start = `${indent}<${open}${declarationsOf(attributes, open)}${written.join("")}`;
  const nodes = content.flatMap(({ name, inner, parts }) => memberNodes(inner, { ...element, parts, name }));
  return around(nodes, { start, close, indent });
}

interface Tag {
  /** The indented tag without its end. */
  readonly start: string;
  readonly close: string;
  readonly indent: string;
}

/** An element with what stands in it: a line for each, but beside a text, to which all white space would belong. */
function around(nodes: readonly XmlNode[], { start, close, indent }: Tag): readonly string[] {
  if (!nodes.some(({ isText }) => isText)) {
    const children = nodes.flatMap(({ lines }) => lines);
    return children.length === 0 ? [`${start}/>`] : [`${start}>`, ...children, `${indent}</${close}>`];
  }
  const text = nodes.map(({ lines, isText }) => (isText ? lines.join("") : lines.join("\n").trimStart())).join("");
  return [text === "" ? `${start}/>` : `${start}>${text}</${close}>`];
}

/** What stands inside of an element: an element, a text, or what a member that is no node itself holds. */
function memberNodes(value: unknown, outer: Element): readonly XmlNode[] {
  const kind = kindOf(outer.parts);
  if (isTextual(kind)) return [{ lines: [textIn(value, kind)], isText: true }];
  if (kind !== "none" || !isObject(value) || Array.isArray(value)) {
    return elementNodes(value, { ...outer, depth: outer.depth + 1, isRoot: false });
  }
  const schemas = schemasByKey(outer.parts, "properties");
  return entriesOf(value).flatMap(([name, member]) =>
    outer.depth > maxDepth
      ? []
      : memberNodes(member, { ...outer, parts: fittingParts(member, schemas.get(name), outer.root), name }),
  );
}

const isTextual = (kind: string): boolean => kind === "text" || kind === "cdata";

/** A text of an element. A section of character data cannot hold its own end. */
function textIn(value: unknown, kind: string): string {
  const text = plainText(value);
  return kind === "cdata" ? `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>` : escapeHtml(text);
}

/** An array is a row of elements, in an element of its own when it is wrapped or the whole document. */
function arrayNodes(items: readonly unknown[], element: Element): readonly XmlNode[] {
  const hints = xmlOf(element.parts);
  const isWrapped = element.isRoot || hints?.["wrapped"] === true || hints?.["nodeType"] === "element";
  const schema = allOf(allValues(element.parts, "items"));
  const first =
    element.parts.map(({ schema: part }) => listOf(part["prefixItems"])).find((list) => list.length > 0) ?? [];
  // The name of a list is that of the element around it.
  const outer = (isWrapped ? textOf(hints?.["name"]) : undefined) ?? element.name;
  const holder = { ...element, depth: isWrapped ? element.depth : element.depth - 1 };
  const nodes = items.flatMap((item, index) => {
    const own = first[index] ?? schema;
    const parts = fittingParts(item, own, element.root);
    const name = element.isRoot ? (collectParts(own, element.root).name ?? "item") : outer;
    return memberNodes(item, { ...holder, parts, name });
  });
  if (!isWrapped) return nodes;
  const { open, close } = tagOf(element);
  const indent = "  ".repeat(element.depth);
  return [{ lines: around(nodes, { start: `${indent}<${open}`, close, indent }), isText: false }];
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

/** Declares the prefixes of attributes; none that the tag declares itself, nor any twice. */
function declarationsOf(attributes: readonly { readonly parts: readonly SchemaPart[] }[], open: string): string {
  const namespaces = new Map<string, string>();
  for (const { parts } of attributes) {
    const xml = xmlOf(parts);
    const prefix = textOf(xml?.["prefix"]);
    const namespace = textOf(xml?.["namespace"]);
    if (prefix === undefined || prefix === "" || namespace === undefined) continue;
    const name = ` xmlns:${xmlName(prefix)}="`;
    if (!open.includes(name) && !namespaces.has(name)) namespaces.set(name, namespace);
  }
  return [...namespaces].map(([name, namespace]) => `${name}${escapeHtml(namespace)}"`).join("");
}

/** A name that XML allows: letters, digits, `_`, `-` and `.`, not beginning with a digit. */
function xmlName(text: string): string {
  const name = text.replace(/[^\p{L}\p{N}_.-]/gu, "_");
  return /^[\p{L}_]/u.test(name) ? name : `_${name}`;
}
