// Sitemap of the site or of one locale: listed pages that are really in their locale's language, with their other languages
// and the day of their last change. A large one is cut into files with a list of them.
import type { Edition } from "../model/edition.ts";
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import { escapeHtml } from "../source/escapeHtml.ts";

/** Inputs of the outputs for search engines. */
export interface AddressInput {
  readonly site: Site;
  /** Full URL of an address; `undefined` when the site's `url` is not configured. */
  readonly absoluteUrl: (address: string) => string | undefined;
  /** The page's languages, itself included, with `x-default`; empty when there is only one. */
  readonly alternatesOf: (route: Route) => readonly { readonly hreflang: string; readonly href: string }[];
  /** ISO date or date-time of the last change of a page, when it is known. */
  readonly changedAt: (route: Route) => string | undefined;
  /** Whether another page is the one to find, such as the latest version's, or none. @default no page is */
  readonly isLeftOut?: (route: Route) => boolean;
}

/** A sitemap file. */
interface SitemapFile {
  /** `sitemap.xml`, `sitemap-2.xml`; in the locale's folder. */
  readonly name: string;
  readonly text: string;
}

/** What search engines take at most in one file: sitemaps.org. */
const limits = { addresses: 50_000, bytes: 50 * 1024 * 1024 } as const;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const setStart =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
const setEnd = "</urlset>\n";

/** The sitemap of a locale, or of `all`; no files without a `url` or when search engines are kept out. */
export function renderSitemap(
  locale: string,
  { folder, ...input }: AddressInput & { readonly folder: string },
  { addresses, bytes }: { readonly addresses: number; readonly bytes: number } = limits,
): readonly SitemapFile[] {
  const { site, absoluteUrl, isLeftOut = () => false } = input;
  if (site.config.noIndex) return [];
  const parts: string[][] = [];
  let room = 0;
  for (const route of site.routes) {
    const entry = isListed(route, locale, site.editionsByKey) && !isLeftOut(route) ? entryOf(route, input) : undefined;
    if (entry === undefined) continue;
    // Addresses are percent-encoded, so that characters are bytes.
    if (parts.length === 0 || room < entry.length || (parts.at(-1)?.length ?? 0) >= addresses) {
      parts.push([]);
      room = bytes - declaration.length - setStart.length - setEnd.length;
    }
    parts.at(-1)?.push(entry);
    room -= entry.length;
  }
  const texts = parts.map((entries) => declaration + setStart + entries.join("") + setEnd);
  if (texts.length < 2) return texts.map((text) => ({ name: "sitemap.xml", text }));
  const files = texts.map((text, index) => ({ name: `sitemap-${index + 1}.xml`, text }));
  const listed = files.map(
    ({ name }) => `  <sitemap><loc>${escapeHtml(absoluteUrl(`/${folder}${name}`) ?? "")}</loc></sitemap>\n`,
  );
  const list = `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${listed.join("")}</sitemapindex>\n`;
  return [{ name: "sitemap.xml", text: list }, ...files];
}

function entryOf(route: Route, { absoluteUrl, alternatesOf, changedAt }: AddressInput): string | undefined {
  const address = absoluteUrl(route.url);
  if (address === undefined) return undefined;
  const changed = w3cDate(changedAt(route) ?? "");
  const lastmod = changed === undefined ? "" : `<lastmod>${escapeHtml(changed)}</lastmod>`;
  const alternates = alternatesOf(route).map(
    ({ hreflang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(href)}"/>`,
  );
  return `  <url><loc>${escapeHtml(address)}</loc>${lastmod}${alternates.join("")}</url>\n`;
}

/** `2026-03-04`, `2026-3-4 10:20`, `2026-03-04T10:20:30.000+02:00` */
const dateForm = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d\d)(:\d\d)?(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?$/i;

/** A date as sitemaps have it: a day alone, or a time with its zone, which is UTC where none is written. */
function w3cDate(text: string): string | undefined {
  const [, year, month = "", day = "", hour, minute, seconds = ":00", zone = "Z"] = dateForm.exec(text.trim()) ?? [];
  if (year === undefined) return undefined;
  const date = [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
  if (hour === undefined) return date;
  return `${date}T${hour.padStart(2, "0")}:${minute}${seconds}${zone.toUpperCase().replace(/^([+-]\d\d)(\d\d)$/, "$1:$2")}`;
}

/** What is no page to find: lists of hits, copies of docs on one page, what leads elsewhere, what says that there is nothing. */
const unlisted: ReadonlySet<Route["target"]["kind"]> = new Set(["notFound", "search", "redirect", "guide"]);

function isListed(route: Route, locale: string, editions: ReadonlyMap<string, Edition>): boolean {
  if (locale !== "all" && editions.get(route.edition)?.locale.code !== locale) return false;
  return isInSitemap(route);
}

/** Whether a page is one to find, in whichever language. */
export function isInSitemap(route: Route): boolean {
  return !route.isFallback && !route.isUnlisted && !route.isDraft && !unlisted.has(route.target.kind);
}

/** Text of `robots.txt`. */
export function renderRobots(sitemaps: readonly string[], { noIndex }: { readonly noIndex: boolean }): string {
  const rule = noIndex ? "Disallow: /" : "Allow: /";
  return `User-agent: *\n${rule}\n${sitemaps.map((address) => `Sitemap: ${address}\n`).join("")}`;
}
