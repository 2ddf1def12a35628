// Attributes and plain text of HTML that has been read into a tree.
import { decodeEntities } from "../decodeEntities.ts";
import { readTag } from "./htmlTag.ts";
import type { HtmlElement } from "./htmlTree.ts";

/** An attribute in any form: `href="x"`, `alt='y'`, `width=3`, `hidden`. */
const attribute = /([^\s/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=]+)))?/g;

/** Value of an attribute; empty for one without a value. */
export function attributeOf({ attributes }: HtmlElement, name: string): string | undefined {
  if (!attributes.includes(name)) return undefined;
  // Nearly all attributes are written so, and none of them holds a quote.
  const plain = ` ${name}="`;
  const at = attributes.indexOf(plain);
  if (at >= 0 && attributes.indexOf('"') >= at) {
    const start = at + plain.length;
    return decodeEntities(attributes.slice(start, attributes.indexOf('"', start)));
  }
  for (const match of attributes.matchAll(attribute)) {
    if (match[1]?.toLowerCase() === name) return decodeEntities(match[2] ?? match[3] ?? match[4] ?? "");
  }
  return undefined;
}

/** Whether an element has a class. */
export function hasClass(element: HtmlElement, name: string): boolean {
  return element.attributes.includes(name) && (attributeOf(element, "class") ?? "").split(" ").includes(name);
}

/** All text inside an element. */
export function textOf({ children, code }: HtmlElement): string {
  if (code !== undefined) return textOfHtml(code);
  let text = "";
  for (const child of children) text += typeof child === "string" ? decodeEntities(child) : textOf(child);
  return text;
}

/** Tags that colour code: `<span class="tok-string">`. */
const colouring = /<\/?span(?: class="[^"<>]*")?>/g;

/** The text of a piece of HTML, as a browser gives it for copying; line breaks are kept. */
export function textOfHtml(source: string): string {
  if (!source.includes("<")) return decodeEntities(source);
  const html = source.replace(colouring, "");
  if (!html.includes("<")) return decodeEntities(html);
  const parts: string[] = [];
  let at = 0;
  for (let next = html.indexOf("<"); next >= 0; next = html.indexOf("<", at)) {
    parts.push(html.slice(at, next));
    if (/^<\/?[a-z]/i.test(html.slice(next, next + 3))) {
      const { name, end } = readTag(html, next);
      if (name === "br") parts.push("\n");
      at = end;
    } else if (html.startsWith("<!--", next)) {
      const end = html.indexOf("-->", next);
      at = end < 0 ? html.length : end + 3;
    } else {
      parts.push("<");
      at = next + 1;
    }
  }
  parts.push(html.slice(at));
  return decodeEntities(parts.join(""));
}

/** The first element of a class inside an element. */
export function findByClass({ children }: HtmlElement, name: string): HtmlElement | undefined {
  for (const child of children) {
    if (typeof child === "string") continue;
    const found = hasClass(child, name) ? child : findByClass(child, name);
    if (found !== undefined) return found;
  }
  return undefined;
}
