// Address arithmetic: locale prefixes, final slashes, output files, base URL. Knows no routes.
import { type OutputPath, outputPath, type Url, url } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Edition } from "../model/edition.ts";
import { decodePercent } from "../source/addressKey.ts";
import { leavesSite } from "../source/leavesSite.ts";

/**
 * Joins parts to an address with single slashes; a final slash of the last part stays. `.` and `..` are resolved as
 * browsers do, and never lead above the site.
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

/** Address with the site's final-slash rule applied; `/` and files (`/404.html`) stay as they are. Not for locale roots. */
export function applyTrailingSlash(address: string, trailingSlash: boolean | undefined): Url {
  if (trailingSlash === undefined || address === "/" || address.endsWith(".html")) return url(address);
  const bare = address.replace(/\/+$/, "");
  return url(trailingSlash ? `${bare}/` : bare);
}

/** File that an address is written to. */
export function outputPathOf(address: Url, trailingSlash: boolean | undefined): OutputPath {
  const path = address.slice(1);
  if (path.endsWith(".html")) return outputPath(path);
  if (path === "" || path.endsWith("/")) return outputPath(`${path}index.html`);
  return outputPath(trailingSlash === false ? `${path}.html` : `${path}/index.html`);
}

/** Address of the docs of an edition, without final slash (`/uk/docs/1.0`); `/` or `/uk/` when docs are at the root. */
export function docsRootOf(edition: Edition, config: Config): Url {
  return joinUrl(edition.urlPrefix, config.docs.path, edition.version.path);
}

/** Address of the page of all results of a query. */
export function searchUrlOf(edition: Edition, config: Config): Url {
  const folder = edition.version.isLatest ? edition.urlPrefix : docsRootOf(edition, config);
  return applyTrailingSlash(joinUrl(folder, "search"), config.trailingSlash);
}

/** Path for `href`: the site's base URL in front. */
export function hrefOf(address: string, config: Config): string {
  return config.baseUrl + address.replace(/^\/+/, "");
}

/** Percent-encodes what an address may not hold; letters of all scripts stay readable in the source of the page. */
export function encodeHref(address: string): string {
  return address.replace(/[\s%"<>\\^`{|}#?]/g, (character) => encodeURIComponent(character));
}

/** An address of the site as links of pages write it: with base URL, percent-encoded. */
export function linkTo(address: string, config: Config): string {
  return encodeHref(hrefOf(address, config));
}

/** Link to a static file by its path as an author writes it, percent-encoded or not; a full URL as it is. */
export function fileHrefOf(written: string, config: Config): string {
  if (leavesSite(written)) return written;
  const { path, query, hash } = splitDestination(written);
  return linkTo(decodePercent(path), config) + query + hash;
}

/** Full URL of an address without query and hash; `undefined` when the site's `url` is not configured. */
export function absoluteUrlOf(address: string, config: Config): string | undefined {
  return config.url === "" ? undefined : config.url + encodePath(hrefOf(address, config));
}

/** Full URL of a destination as it is written, with query and hash; it may leave the site. */
export function absoluteDestinationOf(destination: string, config: Config): string | undefined {
  if (leavesSite(destination)) return destination;
  const { path, query, hash } = splitDestination(destination);
  const whole = absoluteUrlOf(path, config);
  return whole === undefined ? undefined : whole + encodeURI(query + hash);
}

/** Full URL of what a redirect leads to; `undefined` when it is a path and the site's `url` is not configured. */
export function absoluteTargetOf(to: string, config: Config): string | undefined {
  if (leavesSite(to)) return to;
  return config.url === "" ? undefined : config.url + encodeRest(hrefOf(to, config));
}

/** Percent-encodes what an address in the spelling of links still holds of letters and signs. */
export function encodeRest(href: string): string {
  return encodeURI(href).replaceAll("%25", "%");
}

/** Percent-encodes a path whole; `?` and `#` in it are parts of names. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** A destination in parts: path, and query with hash as written. */
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
