// The same page in another language: its translation, whatever address that has, else what is shown in its place.
import type { LocaleCode } from "../model/brands.ts";
import type { Source } from "../model/doc.ts";
import type { Locale } from "../model/edition.ts";
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import { byTranslationKey, translationKey } from "../model/translationKey.ts";
import { joinUrl } from "./addresses.ts";
import { editionKey, localePrefix } from "./editions.ts";
import { shownAt } from "./versionCounterparts.ts";

/** The page in a locale; `undefined` when nothing stands there. */
export function counterpartInLocale(route: Route, locale: Locale, site: Site): Route | undefined {
  return translationIn(route, locale, site) ?? shownAt(joinUrl(localePrefix(locale), route.path), site);
}

/** What a page's source, or the translation of it, has become in a locale. */
function translationIn(route: Route, { code }: Locale, site: Site): Route | undefined {
  const source = route.source === undefined ? undefined : site.sourcesByPath.get(route.source);
  const edition = site.editionsByKey.get(route.edition);
  if (source === undefined || edition === undefined) return undefined;
  const other = editionKey(edition.version.name, code);
  const translation = translationsOf(site).get(code)?.get(translationKey(source));
  const shown = [translation, source].map((each) => each && site.routesBySource.get(`${other}\n${each.path}`));
  return shown.find((each) => each !== undefined);
}

const sourcesOfSites = new WeakMap<Site, ReadonlyMap<LocaleCode, ReadonlyMap<string, Source>>>();

/** Sources by locale and by what they have in common with their translations. */
function translationsOf(site: Site): ReadonlyMap<LocaleCode, ReadonlyMap<string, Source>> {
  const known =
    sourcesOfSites.get(site) ?? new Map(site.config.locales.map(({ code }) => [code, sourcesIn(code, site)]));
  sourcesOfSites.set(site, known);
  return known;
}

const sourcesIn = (locale: LocaleCode, { content }: Site): ReadonlyMap<string, Source> =>
  byTranslationKey(content.sources.filter((source) => source.locale === locale));
