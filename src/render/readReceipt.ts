// Reads of a rendered page what checks and the content security policy need, so that nobody has to parse it: links, ids,
// what it loads from elsewhere, what in it a policy stops. A linear scan of tags; it builds no tree.
import type { InlineCode, PolicySources } from "../model/contentSecurity.ts";
import { joinSources } from "./contentPolicy.ts";
import { decodeEntities } from "./decodeEntities.ts";
import { inlineCodeOf, isHandler, isRunnable, loadsOf, readAttributes } from "./pageLoads.ts";
import { noteId, type PlainNotes, readPlainTag } from "./plainTag.ts";
import { findTelling } from "./silentTag.ts";

/** What a page refers to and holds. */
interface PageReferences {
  /** Every `href` and `src`: decoded, unique, in the order of the text. */
  readonly hrefs: readonly string[];
  /** Every `id`, and every `name` of an anchor, in the same way. */
  readonly ids: readonly string[];
  /** Ids that more than one element has; absent when there are none. */
  readonly repeatedIds?: readonly string[];
  /** Sources that the page needs besides the site's own files. */
  readonly loads: PolicySources;
  /** Kinds of what a policy stops, without the inline scripts and styles that it allows. */
  readonly inlineCode: readonly InlineCode[];
}

/** Ends of elements whose content is text, whatever it looks like. */
const rawTextEnds: ReadonlyMap<string, RegExp> = new Map(
  ["script", "style", "textarea", "title"].map((name) => [name, new RegExp(`</${name}[\\s/>]`, "gi")]),
);
/** The name of a tag: `<a`, `<my-element`. */
const tagName = /<[a-z][^\s/>]*/iy;
/** An attribute in any form (`href="x"`, `hidden`, `data-a=b`), or the end of the tag. */
const attribute = /[\s/]*(?:([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?|(>)|$)/gy;

/** Whether the policy allows the text of an inline script or style. */
type IsAllowed = (element: "script" | "style", text: string) => boolean;

interface Reading extends PlainNotes {
  readonly names: Set<string>;
  readonly loads: PolicySources[];
  readonly inlineCode: Set<InlineCode>;
  readonly isAllowed: IsAllowed;
}

/** Reads a page. Attributes are seen inside tags only, never in comments, scripts, styles or escaped text. */
export function readReceipt(html: string, isAllowed: IsAllowed = () => false): PageReferences {
  const hrefs = new Set<string>();
  const { repeatedIds, loads, inlineCode, ...reading } = readTags(html, hrefs, isAllowed);
  const repeated = repeatedIds.size === 0 ? {} : { repeatedIds: [...repeatedIds] };
  return {
    hrefs: [...hrefs],
    ids: idsOf(reading),
    ...repeated,
    loads: joinSources(loads),
    inlineCode: [...inlineCode],
  };
}

/** Reads the same addresses and ids of a page, each address with the offset of the first place where it is written. */
export function readPlacedLinks(html: string): {
  readonly hrefs: ReadonlyMap<string, number>;
  readonly ids: readonly string[];
} {
  const hrefs = new Map<string, number>();
  const add = (href: string, offset: number): void => {
    if (!hrefs.has(href)) hrefs.set(href, offset);
  };
  return { hrefs, ids: idsOf(readTags(html, { add }, () => true)) };
}

const idsOf = ({ ids, names }: Pick<Reading, "ids" | "names">): readonly string[] => [...new Set([...ids, ...names])];

function readTags(html: string, hrefs: Reading["hrefs"], isAllowed: IsAllowed): Reading {
  const reading: Reading = {
    hrefs,
    ids: new Set(),
    repeatedIds: new Set(),
    names: new Set(),
    loads: [],
    inlineCode: new Set(),
    isAllowed,
  };
  for (let at = findTelling(html, 0); at >= 0; at = findTelling(html, at)) {
    at = html[at + 1] === "!" ? endOfComment(html, at) : readElement(html, at, reading);
  }
  return reading;
}

/** Reads the tag at `from`; gives the place after it, or after the text inside it when that is no markup. */
function readElement(html: string, from: number, reading: Reading): number {
  const plainEnd = readPlainTag(html, from, reading);
  if (plainEnd >= 0) return plainEnd;
  const tag = readTag(html, from);
  const end = endOfRawText(html, tag);
  note(tag, reading);
  const isScript = tag.name === "script" && !tag.attributes.has("src") && isRunnable(tag.attributes.get("type"));
  const element = tag.name === "style" ? "style" : isScript ? "script" : undefined;
  if (element !== undefined && !reading.isAllowed(element, html.slice(tag.end, end))) {
    reading.inlineCode.add(element === "style" ? "style element" : "script");
  }
  return end;
}

function note({ name, attributes, offsets }: Tag, reading: Reading): void {
  const { hrefs, names, loads, inlineCode } = reading;
  for (const [key, value] of attributes) {
    if (key === "href" || key === "xlink:href" || key === "src") hrefs.add(value, offsets.get(key) ?? 0);
    else if (key === "id") noteId(value, reading);
  }
  // The old way to name a place: `<a name="install">`.
  const anchor = name === "a" ? attributes.get("name") : undefined;
  if (anchor !== undefined) names.add(anchor);
  for (const [directive, source] of loadsOf(name, attributes)) loads.push({ [directive]: [source] });
  for (const kind of inlineCodeOf(attributes)) inlineCode.add(kind);
}

/** Place after what a sticky expression matches at `from`; -1 when it matches nothing. */
function endOfMatch(expression: RegExp, html: string, from: number): number {
  expression.lastIndex = from;
  return expression.test(html) ? expression.lastIndex : -1;
}

interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Where the values of the attributes begin. */
  readonly offsets: ReadonlyMap<string, number>;
  readonly end: number;
}

/** The attributes that matter of the tag at `from`, and the place after it. A tag that never ends has none. */
function readTag(html: string, from: number): Tag {
  const attributes = new Map<string, string>();
  const offsets = new Map<string, number>();
  attribute.lastIndex = endOfMatch(tagName, html, from);
  const name = html.slice(from + 1, attribute.lastIndex).toLowerCase();
  for (let match = attribute.exec(html); match !== null; match = attribute.exec(html)) {
    if (match[5] !== undefined) return { name, attributes, offsets, end: attribute.lastIndex };
    if (match[1] === undefined) break;
    const key = match[1].toLowerCase();
    if (attributes.has(key) || !(readAttributes.has(key) || isHandler(key))) continue; // the first one counts
    const quoted = match[2] ?? match[3];
    const value = quoted ?? match[4] ?? "";
    attributes.set(key, decodeEntities(value));
    offsets.set(key, attribute.lastIndex - value.length - (quoted === undefined ? 0 : 1));
  }
  return { name, attributes: new Map(), offsets, end: html.length };
}

function endOfComment(html: string, from: number): number {
  const end = html.indexOf("-->", from);
  return end < 0 ? html.length : end + 3;
}

/** Place of the closing tag when a tag begins raw text; else the end of the tag. */
function endOfRawText(html: string, { name, end }: Tag): number {
  const closing = rawTextEnds.get(name);
  if (closing === undefined) return end;
  closing.lastIndex = end;
  return closing.exec(html)?.index ?? html.length;
}
