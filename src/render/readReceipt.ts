// Reads the links and ids of a rendered page, so that checks need not parse it. A linear scan of tags; it builds no
// tree and judges nothing.
import { decodeEntities } from "./decodeEntities.ts";

/** Links and ids of a page: decoded, unique, in the order of the text. */
export interface PageReferences {
  /** Every `href` and `src`. */
  readonly hrefs: readonly string[];
  readonly ids: readonly string[];
}

/** Start of an element whose content is text, whatever it looks like. */
const rawTextStart = /<(script|style|textarea|title)[\s/>]/iy;
/** A whole tag as templates write it: every attribute `name="value"`. Nearly all tags are passed by this alone. */
const plainTag = /<[a-z][a-z0-9-]*(?: [a-z][a-z-]*="[^"<>]*")*\/?>/giy;
/** What a plain tag that matters has. */
const reference = / (?:href|src|id)="/i;
/** The name of a tag: `<a`, `<my-element`. */
const tagName = /<[a-z][^\s/>]*/iy;
/** An attribute in any form (`href="x"`, `hidden`, `data-a=b`), or the end of the tag. */
const attribute = /[\s/]*(?:([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?|(>)|$)/gy;

/** Reads a page. Attributes are seen inside tags only, never in comments, scripts, styles or escaped text. */
export function readReceipt(html: string): PageReferences {
  const hrefs = new Set<string>();
  const ids = new Set<string>();
  let at = html.indexOf("<");
  while (at >= 0) {
    let end = at + 1;
    if (html.startsWith("<!--", at)) end = endOfComment(html, at);
    else if (isLetter(html.charCodeAt(at + 1))) {
      const plainEnd = endOfMatch(plainTag, html, at);
      const tag = plainEnd < 0 || reference.test(html.slice(at, plainEnd)) ? readTag(html, at) : undefined;
      for (const [key, value] of tag?.attributes ?? []) (key === "id" ? ids : hrefs).add(decodeEntities(value));
      end = endOfRawText(html, at, tag?.end ?? plainEnd);
    }
    at = html.indexOf("<", end);
  }
  return { hrefs: [...hrefs], ids: [...ids] };
}

function isLetter(code: number): boolean {
  const lower = code | 32;
  return lower >= 97 && lower <= 122;
}

/** Place after what a sticky expression matches at `from`; -1 when it matches nothing. */
function endOfMatch(expression: RegExp, html: string, from: number): number {
  expression.lastIndex = from;
  return expression.test(html) ? expression.lastIndex : -1;
}

/** The `href`, `src` and `id` of the tag at `from`, and the place after it. A tag that never ends has none. */
function readTag(html: string, from: number) {
  const attributes: (readonly [key: string, value: string])[] = [];
  attribute.lastIndex = endOfMatch(tagName, html, from);
  for (let match = attribute.exec(html); match !== null; match = attribute.exec(html)) {
    if (match[5] !== undefined) return { attributes, end: attribute.lastIndex };
    if (match[1] === undefined) break;
    const key = match[1].toLowerCase();
    if (key === "href" || key === "src" || key === "id") attributes.push([key, match[2] ?? match[3] ?? match[4] ?? ""]);
  }
  return { attributes: [], end: html.length };
}

function endOfComment(html: string, from: number): number {
  const end = html.indexOf("-->", from);
  return end < 0 ? html.length : end + 3;
}

/** Place of the closing tag when the tag at `from` begins raw text; else the end of the tag. */
function endOfRawText(html: string, from: number, end: number): number {
  rawTextStart.lastIndex = from;
  const name = rawTextStart.exec(html)?.[1];
  if (name === undefined) return end;
  const closing = new RegExp(`</${name}[\\s/>]`, "gi");
  closing.lastIndex = end;
  return closing.exec(html)?.index ?? html.length;
}
