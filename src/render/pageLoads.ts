// What a tag makes the browser load from elsewhere, and what in it a content security policy does not let run. Judges
// one tag; finding tags is readReceipt.ts.
import type { InlineCode, PolicyDirective } from "../model/contentSecurity.ts";
import { readSrcset } from "../model/srcset.ts";

/** A source that a page needs. */
export type Load = readonly [directive: PolicyDirective, source: string];

/** Attributes of a tag by lower-case name, references decoded. */
type TagAttributes = ReadonlyMap<string, string>;

/** Directive of an attribute that holds an address, by `<tag> <attribute>`. */
const directives: Readonly<Record<string, PolicyDirective>> = {
  "img src": "img-src",
  "img srcset": "img-src",
  "source srcset": "img-src",
  "input src": "img-src",
  "video poster": "img-src",
  "image href": "img-src",
  "use href": "img-src",
  "image xlink:href": "img-src",
  "use xlink:href": "img-src",
  "video src": "media-src",
  "audio src": "media-src",
  "source src": "media-src",
  "track src": "media-src",
  "iframe src": "frame-src",
  "object data": "object-src",
  "embed src": "object-src",
  "script src": "script-src",
  "form action": "form-action",
};

/** Directive of a `link`, by its relation, or for early loading by `preload <as>`. */
const linkDirectives: Readonly<Record<string, PolicyDirective>> = {
  stylesheet: "style-src",
  icon: "img-src",
  "apple-touch-icon": "img-src",
  "mask-icon": "img-src",
  manifest: "manifest-src",
  modulepreload: "script-src",
  "preload font": "font-src",
  "preload image": "img-src",
  "preload style": "style-src",
  "preload script": "script-src",
  "preload fetch": "connect-src",
};

/** Directives whose addresses may be of the site itself without being named. */
const knowSelf: ReadonlySet<string> = new Set([
  "script-src",
  "style-src",
  "img-src",
  "font-src",
  "connect-src",
  "manifest-src",
]);

/** Attributes that are read of tags, besides event handlers. */
export const readAttributes: ReadonlySet<string> = new Set(
  [
    ...Object.keys(directives).map((key) => key.split(" ")[1] ?? ""),
    "href",
    "id",
    "name",
    "style",
    "rel",
    "as",
    "type",
  ].sort(),
);

/** What a tag loads that the site's own policy does not hold anyway. */
export function loadsOf(tag: string, attributes: TagAttributes): readonly Load[] {
  if (tag === "link") return linkLoads(attributes);
  const loads: Load[] = [];
  for (const [name, value] of attributes) {
    const directive = directives[`${tag} ${name}`];
    if (directive === undefined) continue;
    for (const address of addressesOf(name, value)) loads.push(...load(directive, address));
  }
  return loads;
}

function linkLoads(attributes: TagAttributes): readonly Load[] {
  const href = attributes.get("href") ?? "";
  const loads: Load[] = [];
  for (const relation of (attributes.get("rel") ?? "").toLowerCase().split(/\s+/)) {
    const key = relation === "preload" ? `preload ${attributes.get("as")?.toLowerCase() ?? ""}` : relation;
    const directive = linkDirectives[key];
    if (directive !== undefined) loads.push(...load(directive, href));
  }
  return loads;
}

function addressesOf(attribute: string, value: string): readonly string[] {
  return attribute === "srcset" ? readSrcset(value).map(({ address }) => address) : [value];
}

function load(directive: PolicyDirective, address: string): readonly Load[] {
  const source = sourceOf(address.trim());
  if (source === undefined || (source === "'self'" && knowSelf.has(directive))) return [];
  return directive === "img-src" && source === "data:" ? [] : [[directive, source]];
}

/**
 * The source that allows an address.
 * @example sourceOf("https://media.example.org/a.png") // "https://media.example.org"
 */
export function sourceOf(address: string): string | undefined {
  // `https://host:8080/x`, `//host/x`; not `/x`, not `data:…`.
  const [, scheme = "", host] = /^(https?:)?\/\/([^/?#\s;,'"]+)/i.exec(address) ?? [];
  if (host !== undefined) return `${scheme === "" ? "" : `${scheme}//`}${host.split("@").at(-1)}`.toLowerCase();
  const other = /^([a-z][a-z0-9+.-]*:)/i.exec(address)?.[1]?.toLowerCase();
  if (other === undefined) return "'self'";
  return other === "data:" || other === "blob:" ? other : undefined;
}

/** What an element's attributes hold that a policy stops. */
export function inlineCodeOf(attributes: TagAttributes): readonly InlineCode[] {
  const found: InlineCode[] = [];
  for (const [name, value] of attributes) {
    if (name === "style") found.push("style attribute");
    else if (isHandler(name)) found.push("event handler");
    else if (/^\s*javascript:/i.test(value)) found.push("script address");
  }
  return found;
}

/** `onclick`, `onload`. */
export const isHandler = (attribute: string): boolean => /^on[a-z]+$/.test(attribute);

/** Whether a script element without address runs: data (`application/ld+json`) does not. */
export function isRunnable(type: string | undefined): boolean {
  if (type === undefined || type.trim() === "") return true;
  return /^\s*(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)\s*$/i.test(type);
}
