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
const rawTextElements = new Set(["script", "style", "textarea", "title"]);

/** Start of a tag: `<a `, `</p`; not `< b`, not `<3`. */
const tagStart = /<(?:!--|(\/?)([a-z][^\s/>]*))/gi;
/** An attribute with or without value: `href="x"`, `hidden`, `data-a=b`. */
const attribute = /[\s/]*(?:([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?|(>)|$)/gy;

/** Reads a page. Attributes are seen inside tags only, never in comments, scripts, styles or escaped text. */
export function readReceipt(html: string): PageReferences {
  const hrefs = new Set<string>();
  const ids = new Set<string>();
  const start = new RegExp(tagStart);
  for (let match = start.exec(html); match !== null; match = start.exec(html)) {
    const name = match[2]?.toLowerCase();
    if (name === undefined) {
      const end = html.indexOf("-->", start.lastIndex);
      start.lastIndex = end < 0 ? html.length : end + 3;
      continue;
    }
    start.lastIndex = readAttributes(html, start.lastIndex, (key, value) => {
      if (key === "href" || key === "src") hrefs.add(decodeEntities(value));
      if (key === "id") ids.add(decodeEntities(value));
    });
    if (match[1] === "" && rawTextElements.has(name)) start.lastIndex = endOfRawText(html, name, start.lastIndex);
  }
  return { hrefs: [...hrefs], ids: [...ids] };
}

/** Calls back for every attribute of the tag at `from`; gives the place after the tag. */
function readAttributes(html: string, from: number, found: (key: string, value: string) => void): number {
  const matcher = new RegExp(attribute);
  matcher.lastIndex = from;
  for (let match = matcher.exec(html); match !== null; match = matcher.exec(html)) {
    const key = match[1];
    if (match[5] !== undefined || key === undefined) return matcher.lastIndex;
    found(key.toLowerCase(), match[2] ?? match[3] ?? match[4] ?? "");
  }
  return html.length;
}

function endOfRawText(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[\\s/>]`, "gi");
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}
