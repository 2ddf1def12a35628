// Reports URLs and anchors of an earlier release that lead nowhere in this one: `removed-address`, `removed-anchor`.
// Each finding suggests a target for a redirect.
import { addToList } from "../model/addToList.ts";
import { type LocaleCode, type SitePath, sitePath, type Url } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { localeOfAddress } from "../model/localeOfAddress.ts";
import type { Receipt } from "../model/page.ts";
import type { Site } from "../model/site.ts";
import type { UrlManifest } from "../model/urlManifest.ts";
import { addressKey } from "../source/addressKey.ts";
import { nearestNames } from "../source/nearestName.ts";
import { limitComparisons } from "./comparisons.ts";
import { finalPage, frozenSources } from "./linkTargets.ts";
import { placeOfSource } from "./sourcePlace.ts";

/** The parts of a receipt that the comparison needs. */
type PublishedPage = Pick<Receipt, "url" | "ids">;

/** Input of the comparison. */
interface RemovalInput {
  /** The manifest of the earlier release. */
  readonly before: UrlManifest;
  /** The site as built now. */
  readonly site: Site;
  readonly receipts: readonly PublishedPage[];
  /** Paths of all files other than pages. */
  readonly files: ReadonlySet<string>;
  /** Pages whose files were renamed, by the keys of their former URLs. */
  readonly moved: ReadonlyMap<string, MovedPage>;
}

/** A page whose file was renamed. */
export interface MovedPage {
  /** Its present URL. */
  readonly url: string;
  readonly from: SitePath;
  readonly to: SitePath;
}

/** Reports URLs and anchors that were published and are gone without a redirect. */
export function checkRemovals({ before, site, files, moved, ...made }: RemovalInput): readonly Diagnostic[] {
  const receipts = [...made.receipts, ...frozenSources(site)];
  const now = new Map(receipts.map((receipt) => [addressKey(receipt.url), receipt]));
  const isUnbuilt = (address: string): boolean => !site.config.builtLocales.includes(localeOf(address, site));
  const location = site.config.file === undefined ? {} : { location: { file: sitePath(site.config.file) } };
  const find = createFinder(before, receipts, site);
  const mayCompare = limitComparisons();
  return Object.entries(before.pages).flatMap(([address, ids]): readonly Diagnostic[] => {
    if (isUnbuilt(address) || files.has(address.replace(/^\//, ""))) return [];
    const page = now.get(addressKey(address));
    if (page === undefined) {
      const renamed = moved.get(addressKey(address));
      const target = renamed?.url ?? find(address, ids);
      const why = renamed === undefined ? "" : `${renamed.from} is now ${renamed.to}: `;
      return [
        {
          code: "removed-address",
          severity: "warning",
          message: `The address ${address} was published, but nothing is there now`,
          ...location,
          hint:
            target === undefined
              ? "restore the page, or add a redirect to the page with the same content"
              : `${why}add a redirect: ${redirectTo(target, withoutLocale(address, site), site)}`,
        },
      ];
    }
    const final = finalPage(page, (key) => now.get(key), site);
    return removedAnchors({ address, ids }, final, mayCompare).map(({ near, ...diagnostic }) => ({
      ...location,
      ...placeOnPage(final?.url, near, site),
      ...diagnostic,
    }));
  });
}

/** How a redirect is written: in the configuration, or in the front matter of the page that it leads to. */
function redirectTo(target: string, from: string, site: Site): string {
  const configured = `{ from: ${from}, to: ${withoutLocale(target, site)} }`;
  const path = site.routesByAddress.get(addressKey(target))?.source;
  const source = path === undefined ? undefined : site.sourcesByPath.get(path);
  return source === undefined ? configured : `${configured}, or \`redirect_from: ${from}\` in ${source.path}`;
}

/** The heading that may have had the anchor, or the page's title; nothing for pages that no source is written for. */
function placeOnPage(url: Url | undefined, near: string | undefined, site: Site): Pick<Diagnostic, "location"> {
  const path = url === undefined ? undefined : site.routesByUrl.get(url)?.source;
  const source = path === undefined ? undefined : site.sourcesByPath.get(path);
  if (source === undefined) return {};
  const section = near === undefined ? undefined : source.sections.find(({ id }) => id === near);
  return { location: section?.location ?? placeOfSource(source) };
}

function removedAnchors(
  { address, ids }: { readonly address: string; readonly ids: readonly string[] },
  page: PublishedPage | undefined,
  mayCompare: (candidates: number) => boolean,
): readonly (Diagnostic & { readonly near?: string })[] {
  if (page === undefined) return [];
  const has = new Set(page.ids);
  return ids
    .filter((id) => !has.has(id))
    .map((id) => {
      const near = mayCompare(page.ids.length) ? nearestNames(id, page.ids)[0] : undefined;
      return {
        code: "removed-anchor",
        severity: "warning",
        message: `The anchor ${address}#${id} was published, but ${page.url} no longer has it`,
        hint:
          near === undefined
            ? `give the old id to the heading of the same section: \`## Heading {#${id}}\``
            : `if "#${near}" is the same section, give its heading the old id: \`{#${id}}\``,
        ...(near === undefined ? {} : { near }),
      };
    });
}

/** A page with at least this share of the anchors of a removed page is taken for its successor. */
const sameShare = 0.5;

/**
 * An id that more new pages have is only counted for pages that share a rarer one: `usage`, as in thousands of pages of one
 * form, does not tell which of them is meant.
 */
const commonFrom = 50;

/** Makes a finder of the page that replaced a removed one: by its anchors, then by its name, then by similarity. */
function createFinder(before: UrlManifest, receipts: readonly PublishedPage[], site: Site) {
  const old = new Set(Object.keys(before.pages).map(addressKey));
  const pages = receipts.filter(({ url }) => site.routesByUrl.get(url)?.target.kind !== "redirect");
  const findByIds = createIdFinder(pages.filter(({ url }) => !old.has(addressKey(url))));
  const urlsByLocale = new Map<LocaleCode, string[]>();
  /** First page of each name in a locale. */
  const urlsByName = new Map<string, string>();
  for (const { url } of pages) {
    const locale = localeOf(url, site);
    addToList(urlsByLocale, locale, url);
    const key = `${locale}/${nameOf(url)}`;
    if (!urlsByName.has(key)) urlsByName.set(key, url);
  }
  const mayCompare = limitComparisons();
  return (address: string, ids: readonly string[]): string | undefined => {
    const locale = localeOf(address, site);
    const known = findByIds(ids, ({ url }) => localeOf(url, site) === locale)?.url;
    const found = known ?? urlsByName.get(`${locale}/${nameOf(address)}`);
    if (found !== undefined) return found;
    const own = urlsByLocale.get(locale) ?? [];
    return mayCompare(own.length) ? nearestNames(address, own)[0] : undefined;
  };
}

/** Makes a finder of the page that has most of some ids, and enough of them. */
function createIdFinder(pages: readonly PublishedPage[]) {
  const pagesById = new Map<string, Set<PublishedPage>>();
  for (const page of pages) {
    for (const id of page.ids) {
      const having = pagesById.get(id) ?? new Set();
      pagesById.set(id, having.add(page));
    }
  }
  return (ids: readonly string[], suits: (page: PublishedPage) => boolean): PublishedPage | undefined => {
    const having = ids.flatMap((id) => pagesById.get(id) ?? []);
    const shared = new Map<PublishedPage, number>();
    for (const rare of having.filter(({ size }) => size <= commonFrom)) {
      for (const page of rare) shared.set(page, (shared.get(page) ?? 0) + 1);
    }
    for (const common of having.filter(({ size }) => size > commonFrom)) {
      for (const [page, count] of shared) if (common.has(page)) shared.set(page, count + 1);
    }
    const [best] = [...shared]
      .filter(([page, count]) => count >= ids.length * sameShare && suits(page))
      .sort(([, a], [, b]) => b - a);
    return best?.[0];
  };
}

const nameOf = (address: string): string => addressKey(address).split("/").at(-1) ?? "";

const localeOf = (address: string, { config }: Site): LocaleCode => localeOfAddress(address, config).code;

/** The URL without its locale, because redirects are configured without one. */
function withoutLocale(address: string, site: Site): string {
  const locale = localeOf(address, site);
  return locale === site.config.defaultLocale ? address : address.slice(locale.length + 1) || "/";
}
