// Finds the page that has taken the place of a removed one. Pages of the address' own version go before those of the latest
// one, and these before older ones; readers of a release are not led to docs that are not released yet.
import { addToList } from "../model/addToList.ts";
import type { LocaleCode } from "../model/brands.ts";
import type { Version } from "../model/edition.ts";
import { localeOfAddress, withoutLocale } from "../model/localeOfAddress.ts";
import type { Receipt } from "../model/page.ts";
import type { Site } from "../model/site.ts";
import type { UrlManifest } from "../model/urlManifest.ts";
import { docsFolderOf, leadsOnFrom } from "../model/versionFolder.ts";
import { addressKey } from "../source/addressKey.ts";
import { limitComparisons } from "../source/comparisons.ts";
import { nearestNames } from "../source/nearestName.ts";
import { finalPage } from "./linkTargets.ts";

/** The parts of a receipt that the comparison needs. */
export type PublishedPage = Pick<Receipt, "url" | "ids">;

/** What was published before, and what is now. */
interface Publications {
  readonly before: UrlManifest;
  readonly receipts: readonly PublishedPage[];
  /** The page or redirect at the key of an address. */
  readonly pageAt: (key: string) => PublishedPage | undefined;
  readonly site: Site;
}

/** Makes a finder of successors: in the latest version for one that is gone, then by anchors, by name and by similarity. */
export function createSuccessorFinder({ before, receipts, pageAt, site }: Publications) {
  const old = new Set(Object.keys(before.pages).map(addressKey));
  const pages = receipts.filter(({ url }) => site.routesByUrl.get(url)?.target.kind !== "redirect");
  const findByIds = createIdFinder(pages.filter(({ url }) => !old.has(addressKey(url))));
  const findInLatest = createLatestFinder(pages, { pageAt, site });
  const urls = new Map<string, string[]>();
  /** First page of each name in a language of a version. */
  const urlsByName = new Map<string, string>();
  const shelfOf = (locale: LocaleCode, version: string | undefined): string => `${version}/${locale}`;
  for (const { url } of pages) {
    const shelf = shelfOf(localeOf(url, site), versionOf(url, site));
    addToList(urls, shelf, url);
    const key = `${shelf}/${nameOf(url)}`;
    if (!urlsByName.has(key)) urlsByName.set(key, url);
  }
  const mayCompare = limitComparisons();
  return (address: string, ids: readonly string[]): string | undefined => {
    const locale = localeOf(address, site);
    const versions = versionsFor(address, site);
    const rankOf = ({ url }: PublishedPage): number =>
      localeOf(url, site) === locale ? versions.indexOf(versionOf(url, site) ?? "") : -1;
    const shelves = versions.map((version) => shelfOf(locale, version));
    const [own, ...others] = shelves.map((shelf) => urlsByName.get(`${shelf}/${nameOf(address)}`));
    const same = findInLatest(address);
    const known = (same?.isSure ? same.url : undefined) ?? findByIds(ids, rankOf)?.url;
    const found = known ?? own ?? same?.url ?? others.find((url) => url !== undefined);
    if (found !== undefined) return found;
    const near = shelves.map((shelf) => urls.get(shelf) ?? []);
    const count = near.reduce((sum, { length }) => sum + length, 0);
    return mayCompare(count) ? nearestNames(address, near.flat())[0] : undefined;
  };
}

/** Names of the versions to look in, the best one first. */
function versionsFor(address: string, { config }: Site): readonly string[] {
  const path = withoutLocale(address, config);
  const isOwn = (version: Version): boolean => !version.isLatest && leadsOnFrom(path, version, config);
  // Newest first: what comes before the latest one is not released.
  const released = config.versions.slice(config.versions.findIndex(({ isLatest }) => isLatest));
  return [...new Set([...config.versions.filter(isOwn), ...released])].map(({ name }) => name);
}

/** Names that only versions have: `2.0`, `v3`, `1.x`, `2.0-rc.1`; not `2-factor`. */
const versionName = /^v?\d+(?:\.(?:\d+|x))*(?:[-.]?(?:alpha|beta|rc|lts)[-.]?\d*)?$/i;

/** Makes a finder of the same page in the latest version. It is the one for sure where nothing is left of the other version. */
function createLatestFinder(pages: readonly PublishedPage[], { pageAt, site }: Pick<Publications, "pageAt" | "site">) {
  const root = docsFolderOf({ path: "" }, site.config);
  const partsOf = (address: string): readonly string[] => {
    const path = withoutLocale(address, site.config);
    return path.startsWith(`${root}/`) ? path.slice(root.length + 1).split("/") : [];
  };
  const present = new Set(pages.map(({ url }) => partsOf(url)[0]));
  const versions = new Set(site.config.versions.flatMap(({ path, isLatest }) => (isLatest ? [] : [path])));
  return (address: string): { readonly url: string; readonly isSure: boolean } | undefined => {
    const [version = "", ...rest] = partsOf(address);
    const isSure = versionName.test(version) && !present.has(version);
    if (!isSure && !versions.has(version)) return undefined;
    const { code, isDefault } = localeOfAddress(address, site.config);
    const page = pageAt(addressKey([isDefault ? "" : `/${code}`, root, ...rest.map((part) => `/${part}`)].join("")));
    const final = page === undefined ? undefined : finalPage(page, pageAt, site);
    return final === undefined ? undefined : { url: final.url, isSure };
  };
}

/** A page with at least this share of the anchors of a removed page is taken for its successor. */
const sameShare = 0.5;

/**
 * An id that more new pages have is only counted for pages that share a rarer one: `usage`, as in thousands of pages of one
 * form, does not tell which of them is meant.
 */
const commonFrom = 50;

/** Makes a finder of the page that has most of some ids, and enough of them; of several, the one with the lowest rank. */
function createIdFinder(pages: readonly PublishedPage[]) {
  const pagesById = new Map<string, Set<PublishedPage>>();
  for (const page of pages) {
    for (const id of page.ids) {
      const having = pagesById.get(id) ?? new Set();
      pagesById.set(id, having.add(page));
    }
  }
  /** @param rankOf Below zero for pages that do not count. */
  return (ids: readonly string[], rankOf: (page: PublishedPage) => number): PublishedPage | undefined => {
    const having = ids.flatMap((id) => pagesById.get(id) ?? []);
    const shared = new Map<PublishedPage, number>();
    for (const rare of having.filter(({ size }) => size <= commonFrom)) {
      for (const page of rare) shared.set(page, (shared.get(page) ?? 0) + 1);
    }
    for (const common of having.filter(({ size }) => size > commonFrom)) {
      for (const [page, count] of shared) if (common.has(page)) shared.set(page, count + 1);
    }
    const [best] = [...shared]
      .flatMap(([page, count]) => (count >= ids.length * sameShare ? [{ page, count, rank: rankOf(page) }] : []))
      .filter(({ rank }) => rank >= 0)
      .sort((a, b) => b.count - a.count || a.rank - b.rank);
    return best?.page;
  };
}

const nameOf = (address: string): string => addressKey(address).split("/").at(-1) ?? "";

const localeOf = (address: string, { config }: Site): LocaleCode => localeOfAddress(address, config).code;

/** Name of the version that a page belongs to. */
function versionOf(url: PublishedPage["url"], { routesByUrl, editionsByKey }: Site): string | undefined {
  return editionsByKey.get(routesByUrl.get(url)?.edition ?? "")?.version.name;
}
