// React elements to HTML for what nearly all templates are made of: functions of props, HTML elements, text. Gives the
// same text as React several times faster. React writes the tags of elements with other properties than usual ones; all
// else (hooks, contexts, classes, forms) is given up on: staticMarkup.ts then asks React for the whole.
import { createElement, Fragment } from "react";
import { Html } from "./Html.tsx";
import { inOnePiece } from "./inOnePiece.ts";
import { Kept } from "./Kept.tsx";
import { attributeOf, escapeText } from "./plainAttributes.ts";
import { type ElementForm, elementForm, NotPlain } from "./plainElements.ts";
import { reactMarkup } from "./reactMarkup.ts";

const elementMark = Symbol.for("react.transitional.element");

/** A React element from inside. */
interface ElementParts {
  readonly $$typeof: symbol;
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}

type Component = (props: unknown) => unknown;

/** HTML of a node of React. @throws NotPlain, and whatever a component throws. */
export function plainMarkup(node: unknown): string {
  if (typeof node === "string") return escapeText(node);
  if (typeof node !== "object" || node === null) return simpleMarkup(node);
  if (Array.isArray(node)) return listMarkup(node);
  if (!isElement(node)) throw new NotPlain();
  const { type, props } = node;
  if (typeof type === "string") return type === "svg" ? drawingMarkup(node) : elementMarkup(type, props);
  if (type === Html) return preparedMarkup(props);
  if (type === Kept) return keptMarkup(props["children"]);
  if (type === Fragment) return plainMarkup(props["children"]);
  if (isComponent(type)) return plainMarkup(type(props));
  throw new NotPlain();
}

function simpleMarkup(node: unknown): string {
  if (typeof node === "number") return String(node);
  if (node === null || node === undefined || typeof node === "boolean") return "";
  throw new NotPlain();
}

function listMarkup(nodes: readonly unknown[]): string {
  let html = "";
  for (const node of nodes) html += plainMarkup(node);
  return html;
}

/** HTML by node. Templates give the same element of an icon again and again, too. */
const kept = new WeakMap<object, string>();

function keptMarkup(node: unknown): string {
  if (typeof node !== "object" || node === null) return plainMarkup(node);
  const known = kept.get(node);
  if (known !== undefined) return known;
  const html = inOnePiece(plainMarkup(node));
  kept.set(node, html);
  return html;
}

function drawingMarkup(drawing: ElementParts): string {
  const known = kept.get(drawing);
  if (known !== undefined) return known;
  const html = inOnePiece(elementMarkup("svg", drawing.props));
  kept.set(drawing, html);
  return html;
}

function elementMarkup(name: string, props: ElementParts["props"]): string {
  const form = elementForm(name);
  if (form.isForReact) return mixedMarkup(name, props, form);
  let tag = form.open;
  let children: unknown;
  let inner: unknown;
  for (const property in props) {
    const value = props[property];
    if (value === undefined || value === null) continue;
    if (property === "children") children = value;
    else if (property === "dangerouslySetInnerHTML") inner = value;
    else {
      const attribute = attributeOf(property, value, form.isCustom);
      if (attribute === undefined) return mixedMarkup(name, props, form);
      tag += attribute;
    }
  }
  return wholeElement(form, tag, contentOf(children, inner));
}

/** An element whose tag React writes, without what is in it. */
function mixedMarkup(name: string, props: ElementParts["props"], form: ElementForm): string {
  const { children, dangerouslySetInnerHTML: inner, ...own } = props;
  const html = reactMarkup(createElement(name, own));
  const end = form.close === "" ? "/>" : `>${form.close}`;
  if (!html.startsWith(form.open) || !html.endsWith(end)) throw new NotPlain();
  return wholeElement(form, html.slice(0, -end.length), contentOf(children, inner));
}

/** HTML of what stands in an element; `undefined` when nothing does. */
function contentOf(children: unknown, inner: unknown): string | undefined {
  const isEmpty = children === undefined || children === null;
  if (inner === undefined || inner === null) return isEmpty ? undefined : plainMarkup(children);
  if (!isEmpty) throw new NotPlain();
  return htmlOf(inner);
}

/** What the element that `Html` gives is written as. */
function preparedMarkup(props: ElementParts["props"]): string {
  const { as: name = "span", html } = props;
  if (typeof name !== "string" || typeof html !== "string") throw new NotPlain();
  const form = elementForm(name);
  let tag = form.open;
  for (const property in props) {
    const value = props[property];
    if (value === undefined || value === null || property === "as" || property === "html") continue;
    const attribute = attributeOf(property, value, form.isCustom);
    if (attribute === undefined) return plainMarkup(Html({ ...props, as: name, html }));
    tag += attribute;
  }
  return wholeElement(form, tag, html);
}

function wholeElement({ isPreformatted, close }: ElementForm, tag: string, content: string | undefined): string {
  if (close === "" && content !== undefined) throw new NotPlain();
  if (close === "") return `${tag}/>`;
  if (isPreformatted && content?.startsWith("\n")) throw new NotPlain();
  return `${tag}>${content ?? ""}${close}`;
}

function htmlOf(inner: unknown): string {
  const html = typeof inner === "object" && inner !== null && "__html" in inner ? inner.__html : undefined;
  if (typeof html !== "string") throw new NotPlain();
  return html;
}

function isElement(node: object): node is ElementParts {
  return "$$typeof" in node && node.$$typeof === elementMark;
}

function isComponent(type: unknown): type is Component {
  return typeof type === "function" && type.prototype?.isReactComponent === undefined;
}
