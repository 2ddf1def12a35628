// Sitemap of one locale: listed pages that are really in that locale's language.
import type { Edition } from "../model/edition.ts";
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";

/** Inputs of the outputs for search engines. */
export interface AddressInput {
  readonly site: Site;
  /** Full URL of an address; `undefined` when the site's `url` is not configured. */
  readonly absoluteUrl: (address: string) => string | undefined;
}

/** Text of `sitemap.xml` of a locale; `undefined` without a `url` or when search engines are kept out. */
export function renderSitemap(locale: string, { site, absoluteUrl }: AddressInput): string | undefined {
  if (site.config.noIndex) return undefined;
  const addresses = site.routes
    .filter((route) => isListed(route, locale, site.editionsByKey))
    .map(({ url }) => absoluteUrl(url));
  const entries = addresses
    .filter((address) => address !== undefined)
    .map((address) => `  <url><loc>${escapeXml(address)}</loc></url>\n`);
  if (entries.length === 0) return undefined;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}

function isListed(route: Route, locale: string, editions: ReadonlyMap<string, Edition>): boolean {
  if (editions.get(route.edition)?.locale.code !== locale) return false;
  return (
    !route.isFallback &&
    !route.isUnlisted &&
    !route.isDraft &&
    route.target.kind !== "notFound" &&
    route.target.kind !== "search" &&
    route.target.kind !== "redirect"
  );
}

/** Text of `robots.txt`. */
export function renderRobots(sitemaps: readonly string[], { noIndex }: { readonly noIndex: boolean }): string {
  const rule = noIndex ? "Disallow: /" : "Allow: /";
  return `User-agent: *\n${rule}\n${sitemaps.map((address) => `Sitemap: ${address}\n`).join("")}`;
}

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
