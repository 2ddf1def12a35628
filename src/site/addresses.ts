// URL arithmetic: locale prefixes, trailing slashes, output files, base URL. URLs of pages are paths without the base
// URL unless said otherwise. Knows no routes.
import { type OutputPath, outputPath, type Url, url } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Edition } from "../model/edition.ts";
import { docsFolderOf } from "../model/versionFolder.ts";
import { decodePercent } from "../source/addressKey.ts";
import { leavesSite } from "../source/leavesSite.ts";

/**
 * Joins parts to a URL path with single slashes, keeping the last part's trailing slash. `.` and `..` are resolved as
 * in browsers, and never lead above the site's root.
 * @example joinUrl("/uk/", "docs", "intro") // "/uk/docs/intro"
 */
export function joinUrl(...parts: readonly string[]): Url {
  const joined = `/${parts.filter((part) => part !== "").join("/")}`.replace(/\/{2,}/g, "/");
  return url(joined.includes("/.") ? resolveDots(joined) : joined);
}

function resolveDots(address: string): string {
  const resolved: string[] = [];
  const segments = address.split("/").slice(1);
  for (const segment of segments) {
    if (segment === "..") resolved.pop();
    else if (segment !== ".") resolved.push(segment);
  }
  const endsInDots = /^\.{1,2}$/.test(segments.at(-1) ?? "");
  return `/${resolved.join("/")}${endsInDots && resolved.length > 0 ? "/" : ""}`;
}

/** Applies the site's `trailingSlash` rule; `/` and files (`/404.html`) stay unchanged. Not for locale roots. */
export function applyTrailingSlash(address: string, trailingSlash: boolean | undefined): Url {
  if (trailingSlash === undefined || address === "/" || address.endsWith(".html")) return url(address);
  const bare = address.replace(/\/+$/, "");
  return url(trailingSlash ? `${bare}/` : bare);
}

/** The output file that the page of a URL is written to. */
export function outputPathOf(address: Url, trailingSlash: boolean | undefined): OutputPath {
  const path = address.slice(1);
  if (path.endsWith(".html")) return outputPath(path);
  if (path === "" || path.endsWith("/")) return outputPath(`${path}index.html`);
  return outputPath(trailingSlash === false ? `${path}.html` : `${path}/index.html`);
}

/** URL of an edition's docs, without trailing slash (`/uk/docs/1.0`); `/` or `/uk/` if the docs are at the root. */
export function docsRootOf(edition: Edition, config: Config): Url {
  return joinUrl(edition.urlPrefix, docsFolderOf(edition.version, config));
}

/** URL of an edition's search results page. */
export function searchUrlOf(edition: Edition, config: Config): Url {
  const folder = edition.version.isLatest ? edition.urlPrefix : docsRootOf(edition, config);
  return applyTrailingSlash(joinUrl(folder, "search"), config.trailingSlash);
}

/** Adds the site's base URL, for use in `href`. */
export function hrefOf(address: string, config: Config): string {
  return config.baseUrl + address.replace(/^\/+/, "");
}

/**
 * Percent-encodes the characters that a URL may not contain. Letters of all scripts stay, so that the HTML is readable.
 */
export function encodeHref(address: string): string {
  return address.replace(/[\s%"<>\\^`{|}#?]/g, (character) => encodeURIComponent(character));
}

/** A URL of the site as pages link to it: with base URL, percent-encoded. */
export function linkTo(address: string, config: Config): string {
  return encodeHref(hrefOf(address, config));
}

/** Link to a static file by its path as an author writes it, percent-encoded or not; full URLs stay unchanged. */
export function fileHrefOf(written: string, config: Config): string {
  if (leavesSite(written)) return written;
  const { path, query, hash } = splitDestination(written);
  return linkTo(decodePercent(path), config) + query + hash;
}

/** Full URL of a path without query and hash; `undefined` if the site's `url` is not configured. */
export function absoluteUrlOf(address: string, config: Config): string | undefined {
  return config.url === "" ? undefined : config.url + encodePath(hrefOf(address, config));
}

/** Full URL of a link destination as written, which may have query and hash and may be on another site. */
export function absoluteDestinationOf(destination: string, config: Config): string | undefined {
  if (leavesSite(destination)) return destination;
  const { path, query, hash } = splitDestination(destination);
  const whole = absoluteUrlOf(path, config);
  return whole === undefined ? undefined : whole + encodeURI(query + hash);
}

/** Full URL of a redirect's target; `undefined` if it is a path and the site's `url` is not configured. */
export function absoluteTargetOf(to: string, config: Config): string | undefined {
  if (leavesSite(to)) return to;
  return config.url === "" ? undefined : config.url + encodeRest(hrefOf(to, config));
}

/**
 * Percent-encodes all remaining characters (such as letters of other scripts) in a URL that `encodeHref` has encoded.
 */
export function encodeRest(href: string): string {
  return encodeURI(href).replaceAll("%25", "%");
}

/** Percent-encodes a path, in which `?` and `#` are part of names. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** Splits a destination into path, query and hash, as written. */
export function splitDestination(destination: string): {
  readonly path: string;
  readonly query: string;
  readonly hash: string;
} {
  const hashAt = destination.indexOf("#");
  const hash = hashAt < 0 ? "" : destination.slice(hashAt);
  const rest = hashAt < 0 ? destination : destination.slice(0, hashAt);
  const queryAt = rest.indexOf("?");
  return { path: queryAt < 0 ? rest : rest.slice(0, queryAt), query: queryAt < 0 ? "" : rest.slice(queryAt), hash };
}

/** The path without the base URL, for a URL as browsers show it; `undefined` if it does not begin with the base URL. */
export function withoutBaseUrl(raw: string, baseUrl: string): string | undefined {
  const { path, query, hash } = splitDestination(raw);
  const plain = decodePercent(path);
  if (baseUrl === "/" || !`${plain}/`.startsWith(baseUrl)) return undefined;
  return encodeHref(`/${plain.slice(baseUrl.length)}`) + query + hash;
}

/** Makes an address on the page at `base` absolute. Text that is not an address stays as it is. */
export function wholeUrl(href: string, base: string): string {
  return href !== "" && URL.canParse(href, base) ? new URL(href, base).href : href;
}
