// Links of a translation to its original: from the notes on stale sections, and for readers who want to see what stands there.
import type { SitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Source } from "../model/doc.ts";
import type { Ledgers } from "../model/ledger.ts";
import type { PageProps } from "../model/page.ts";
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import { addressKey } from "../source/addressKey.ts";
import { joinUrl, linkTo } from "./addresses.ts";
import { findStaleSections } from "./staleSections.ts";
import { translatedPages } from "./translatedPages.ts";

/** How the sections of translations compare with those of their originals, as far as pages show it. */
export function compareSections(
  sources: readonly Source[],
  config: Config,
  ledgers: Ledgers,
): Pick<Site, "staleSections" | "ownSections"> {
  const staleSections = findStaleSections(sources, config, ledgers);
  return config.showOriginals ? { staleSections, ownSections: findOwnSections(sources, config) } : { staleSections };
}

function findOwnSections(sources: readonly Source[], config: Config): ReadonlyMap<SitePath, readonly string[]> {
  const ownSections = new Map<SitePath, readonly string[]>();
  for (const { original, translation } of translatedPages(sources, config)) {
    const ids = new Set(original.sections.map(({ id }) => id));
    const own = translation.sections.map(({ id }) => id).filter((id) => !ids.has(id));
    ownSections.set(translation.path, own);
  }
  return ownSections;
}

/** What a translation needs to link to its original, where one of both is asked for. */
export function originalLinks(
  { path }: Source,
  route: Route,
  site: Site,
): Pick<NonNullable<PageProps["body"]>, "stale" | "original"> {
  const sections = site.staleSections?.get(path);
  const lacks = site.ownSections?.get(path);
  if (sections === undefined && lacks === undefined) return {};
  const original = site.routesByAddress.get(addressKey(originalAddress(route, site)));
  if (original === undefined) return {};
  const href = linkTo(original.url, site.config);
  const { defaultLocale, locales } = site.config;
  const lang = locales.find(({ code }) => code === defaultLocale)?.htmlLang ?? defaultLocale;
  return {
    ...(sections && { stale: Object.fromEntries(sections.map(({ id }) => [id, id === "" ? href : `${href}#${id}`])) }),
    ...(lacks && { original: { href, lang, lacks } }),
  };
}

/** URL of the same page in the default locale. */
function originalAddress({ path, edition: key }: Route, { editions, editionsByKey, config }: Site): string {
  const version = editionsByKey.get(key)?.version.name ?? "";
  const edition = editions.find(
    ({ locale, version: { name } }) => locale.code === config.defaultLocale && name === version,
  );
  return edition === undefined ? path : joinUrl(edition.urlPrefix, path);
}
