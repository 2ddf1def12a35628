// React elements to HTML for what nearly all templates are made of: functions of props, HTML elements, text. Gives the
// same text as React several times faster, and gives up on everything else (hooks, contexts, classes, forms, styles):
// staticMarkup.ts then asks React itself.
import { Fragment } from "react";
import { Html } from "./Html.tsx";
import { Kept } from "./Kept.tsx";
import { attributeOf, escapeText } from "./plainAttributes.ts";

/** Thrown for what only React can render. */
export class NotPlain extends Error {}

const elementMark = Symbol.for("react.transitional.element");

/** A React element from inside. */
interface ElementParts {
  readonly $$typeof: symbol;
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}

type Component = (props: unknown) => unknown;

/** Elements that React writes in ways of their own, or hoists. */
const reactElements: ReadonlySet<string> = new Set(
  (
    "html head body title meta link base style script form input select option optgroup textarea datalist template " +
    "noscript listing menuitem selectedcontent math"
  ).split(" "),
);

/** Elements without content. */
const voidElements: ReadonlySet<string> = new Set("br hr img wbr source col area".split(" "));

/** `div`, `h1`, `hub-island`; other names are React's business. */
const elementName = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** How elements of one name are written. */
interface ElementForm {
  /** `<div` */
  readonly open: string;
  /** `</div>`; empty for elements without content. */
  readonly close: string;
  /** Gets its properties as they are. */
  readonly isCustom: boolean;
  /** Browsers drop a line break that begins preformatted text, and React writes one more. */
  readonly isPreformatted: boolean;
}

/** Forms of elements that were met, by name. */
const forms = new Map<string, ElementForm>();

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
  const html = plainMarkup(node);
  kept.set(node, html);
  return html;
}

function drawingMarkup(drawing: ElementParts): string {
  const known = kept.get(drawing);
  if (known !== undefined) return known;
  const html = elementMarkup("svg", drawing.props);
  kept.set(drawing, html);
  return html;
}

function elementMarkup(name: string, props: ElementParts["props"]): string {
  const form = forms.get(name) ?? meetElement(name);
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
      if (attribute === undefined) throw new NotPlain();
      tag += attribute;
    }
  }
  if (form.close === "") {
    if (inner !== undefined || children !== undefined) throw new NotPlain();
    return `${tag}/>`;
  }
  if (inner !== undefined && children !== undefined) throw new NotPlain();
  return wholeElement(form, tag, inner === undefined ? plainMarkup(children) : htmlOf(inner));
}

/** What the element that `Html` gives is written as. */
function preparedMarkup(props: ElementParts["props"]): string {
  const { as: name = "span", html } = props;
  if (typeof name !== "string" || typeof html !== "string") throw new NotPlain();
  const form = forms.get(name) ?? meetElement(name);
  let tag = form.open;
  for (const property in props) {
    const value = props[property];
    if (value === undefined || value === null || property === "as" || property === "html") continue;
    const attribute = attributeOf(property, value, form.isCustom);
    if (attribute === undefined) throw new NotPlain();
    tag += attribute;
  }
  if (form.close === "") throw new NotPlain();
  return wholeElement(form, tag, html);
}

function wholeElement({ isPreformatted, close }: ElementForm, tag: string, content: string): string {
  if (isPreformatted && content.startsWith("\n")) throw new NotPlain();
  return `${tag}>${content}${close}`;
}

function meetElement(name: string): ElementForm {
  if (reactElements.has(name) || !elementName.test(name)) throw new NotPlain();
  const form: ElementForm = {
    open: `<${name}`,
    close: voidElements.has(name) ? "" : `</${name}>`,
    isCustom: name.includes("-"),
    isPreformatted: name === "pre",
  };
  forms.set(name, form);
  return form;
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
