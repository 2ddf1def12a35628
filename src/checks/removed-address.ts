// Reports URLs and anchors of an earlier release that lead nowhere in this one: `removed-address`, `removed-anchor`.
// Each finding suggests a target for a redirect.
import { type SitePath, sitePath, type Url } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { localeOfAddress, withoutLocale } from "../model/localeOfAddress.ts";
import type { Site } from "../model/site.ts";
import type { UrlManifest } from "../model/urlManifest.ts";
import { leadsOnFrom } from "../model/versionFolder.ts";
import { addressKey } from "../source/addressKey.ts";
import { limitComparisons } from "../source/comparisons.ts";
import { nearestNames } from "../source/nearestName.ts";
import { finalPage, frozenSources } from "./linkTargets.ts";
import { placeOfSource } from "./sourcePlace.ts";
import { createSuccessorFinder, type PublishedPage } from "./successorPage.ts";

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
  const receipts = [...made.receipts, ...frozenSources(site)].filter(({ url }) => standInAt(url, site) === undefined);
  const now = new Map(receipts.map((receipt) => [addressKey(receipt.url), receipt]));
  const pageAt = (key: string): PublishedPage | undefined => now.get(key);
  const isUnbuilt = (address: string): boolean =>
    !site.config.builtLocales.includes(localeOfAddress(address, site.config).code);
  const location = site.config.file === undefined ? {} : { location: { file: sitePath(site.config.file) } };
  const find = createSuccessorFinder({ before, receipts, pageAt, site });
  const mayCompare = limitComparisons();
  return Object.entries(before.pages).flatMap(([address, ids]): readonly Diagnostic[] => {
    if (isUnbuilt(address) || files.has(address.replace(/^\//, ""))) return [];
    const page = pageAt(addressKey(address));
    if (page === undefined) {
      const renamed = moved.get(addressKey(address));
      const target = renamed?.url ?? find(address, ids);
      const why = renamed === undefined ? "" : `${renamed.from} is now ${renamed.to}: `;
      return [
        {
          code: "removed-address",
          severity: "warning",
          message: `The address ${address} was published, but ${describeLoss(address, site)}`,
          ...location,
          hint:
            target === undefined
              ? "restore the page, or add a redirect to the page with the same content"
              : `${why}add a redirect: ${redirectTo(target, withoutLocale(address, site.config), site)}`,
        },
      ];
    }
    const final = finalPage(page, pageAt, site);
    return removedAnchors({ address, ids }, final, mayCompare).map(({ near, ...diagnostic }) => ({
      ...location,
      ...placeOnPage(final?.url, near, site),
      ...diagnostic,
    }));
  });
}

/** Where an address leads that only links of frozen versions keep. */
function standInAt(address: string, site: Site): string | undefined {
  const target = site.routesByAddress.get(addressKey(address))?.target;
  return target?.kind === "redirect" && target.isStandIn === true ? target.to : undefined;
}

function describeLoss(address: string, site: Site): string {
  const to = standInAt(address, site);
  return to === undefined
    ? "nothing is there now"
    : `its page is gone: because a frozen version links to it, it leads to ${to}`;
}

/** How a redirect is written: in the configuration, or in the front matter of the page that it leads to, if it may name it. */
function redirectTo(target: string, from: string, site: Site): string {
  const configured = `{ from: ${from}, to: ${withoutLocale(target, site.config)} }`;
  const route = site.routesByAddress.get(addressKey(target));
  const source = route?.source === undefined ? undefined : site.sourcesByPath.get(route.source);
  const version = route === undefined ? undefined : site.editionsByKey.get(route.edition)?.version;
  const isRead = version !== undefined && leadsOnFrom(from, version, site.config);
  return source === undefined || !isRead
    ? configured
    : `${configured}, or \`redirect_from: ${from}\` in ${source.path}`;
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
