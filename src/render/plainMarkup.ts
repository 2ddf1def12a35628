// React elements to HTML for what nearly all templates are made of: functions of props, HTML elements, text. Gives the
// same text as React several times faster, and gives up on everything else (hooks, contexts, classes, forms, styles):
// staticMarkup.ts then asks React itself.
import { Fragment } from "react";
import { escapeText, voidElements, writeAttributes } from "./plainAttributes.ts";

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

/** `div`, `h1`, `hub-island`; other names are React's business. */
const elementName = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** HTML of a node of React. @throws NotPlain, and whatever a component throws. */
export function plainMarkup(node: unknown): string {
  if (typeof node === "string") return escapeText(node);
  if (node === null || node === undefined || typeof node === "boolean") return "";
  if (typeof node === "number") return String(node);
  if (Array.isArray(node)) {
    let html = "";
    for (const child of node) html += plainMarkup(child);
    return html;
  }
  if (!isElement(node)) throw new NotPlain();
  const { type, props } = node;
  if (type === "svg") return drawingMarkup(node);
  if (typeof type === "string") return elementMarkup(type, props);
  if (type === Fragment) return plainMarkup(props["children"]);
  if (isComponent(type)) return plainMarkup(type(props));
  throw new NotPlain();
}

/** Drawings by their elements: templates give the same element of an icon again and again. */
const drawings = new WeakMap<ElementParts, string>();

function drawingMarkup(drawing: ElementParts): string {
  const known = drawings.get(drawing);
  if (known !== undefined) return known;
  const html = elementMarkup("svg", drawing.props);
  drawings.set(drawing, html);
  return html;
}

function elementMarkup(name: string, props: ElementParts["props"]): string {
  if (reactElements.has(name) || !elementName.test(name)) throw new NotPlain();
  const attributes = writeAttributes(name, props);
  if (attributes === undefined) throw new NotPlain();
  const { children, dangerouslySetInnerHTML: inner } = props;
  if (voidElements.has(name)) {
    if (inner !== undefined || children !== undefined) throw new NotPlain();
    return `<${name}${attributes}/>`;
  }
  const content = inner === undefined ? plainMarkup(children) : htmlOf(inner);
  // Browsers drop a line break that begins preformatted text, and React writes one more.
  if (name === "pre" && content.startsWith("\n")) throw new NotPlain();
  return `<${name}${attributes}>${content}</${name}>`;
}

function htmlOf(inner: unknown): string {
  const html = typeof inner === "object" && inner !== null && "__html" in inner ? inner.__html : undefined;
  if (typeof html !== "string") throw new NotPlain();
  return html;
}

function isElement(node: unknown): node is ElementParts {
  return typeof node === "object" && node !== null && "$$typeof" in node && node.$$typeof === elementMark;
}

function isComponent(type: unknown): type is Component {
  return typeof type === "function" && type.prototype?.isReactComponent === undefined;
}
