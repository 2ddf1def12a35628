// Reads the links and ids of a rendered page, so that checks need not parse it. A linear scan of tags; it builds no
// tree and judges nothing.
import { decodeEntities } from "./decodeEntities.ts";

/** Links and ids of a page: decoded, unique, in the order of the text. */
export interface PageReferences {
  /** Every `href` and `src`. */
  readonly hrefs: readonly string[];
  readonly ids: readonly string[];
}

/** Elements whose content is text, whatever it looks like. */
const rawTextElements: ReadonlySet<string> = new Set(["script", "style", "textarea", "title"]);

/** Start of a tag or comment: `<a `, `</p`, `<!--`; not `< b`, not `<3`. */
const tagStart = /<(?:!--|(\/?)([a-z][^\s/>]*))/gi;
/** An attribute with or without value (`href="x"`, `hidden`, `data-a=b`), or the end of the tag. */
const attribute = /[\s/]*(?:([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?|(>)|$)/gy;

/** Reads a page. Attributes are seen inside tags only, never in comments, scripts, styles or escaped text. */
export function readReceipt(html: string): PageReferences {
  const hrefs = new Set<string>();
  const ids = new Set<string>();
  const start = new RegExp(tagStart);
  for (let match = start.exec(html); match !== null; match = start.exec(html)) {
    const name = match[2]?.toLowerCase();
    if (name === undefined) {
      start.lastIndex = endOfComment(html, start.lastIndex);
      continue;
    }
    const { attributes, end } = readAttributes(html, start.lastIndex);
    for (const [key, value] of attributes) (key === "id" ? ids : hrefs).add(decodeEntities(value));
    const isRawText = match[1] === "" && rawTextElements.has(name);
    start.lastIndex = isRawText ? endOfRawText(html, name, end) : end;
  }
  return { hrefs: [...hrefs], ids: [...ids] };
}

/** The `href`, `src` and `id` of the tag at `from`, and the place after it. A tag that never ends has none. */
function readAttributes(html: string, from: number) {
  const attributes: (readonly [key: string, value: string])[] = [];
  const matcher = new RegExp(attribute);
  matcher.lastIndex = from;
  for (let match = matcher.exec(html); match !== null; match = matcher.exec(html)) {
    if (match[5] !== undefined) return { attributes, end: matcher.lastIndex };
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

function endOfRawText(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[\\s/>]`, "gi");
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}
