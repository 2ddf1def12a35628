// Finds a page in other locales and versions, for the menus and for `hreflang`.
import type { Config } from "../model/config.ts";
import type { Edition, Version } from "../model/edition.ts";
import type { Alternate, VersionAlternate } from "../model/page.ts";
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import { textOf } from "../model/text.ts";
import { absoluteUrlOf, joinUrl, linkTo } from "./addresses.ts";
import { editionKey, localePrefix } from "./editions.ts";
import { counterpartInLocale } from "./localeCounterpart.ts";
import { counterpartIn, sameInLatest, shownAt } from "./versionCounterparts.ts";

/** Entries of the language menu: for each built locale, the same page or else its nearest existing ancestor. */
export function localeAlternates(route: Route, site: Site): readonly Alternate[] {
  const edition = site.editionsByKey.get(route.edition);
  return site.config.locales
    .filter((locale) => site.config.builtLocales.includes(locale.code))
    .map((locale) => {
      const same = counterpartInLocale(route, locale, site);
      const { found, isExact } =
        same === undefined ? findAbove(route.path, localePrefix(locale), site) : { found: same.url, isExact: true };
      return {
        label: locale.label,
        href: linkTo(found, site.config),
        lang: locale.htmlLang,
        isCurrent: locale.code === edition?.locale.code,
        isExact,
      };
    });
}

function findAbove(path: string, prefix: string, site: Site): { readonly found: string; readonly isExact: boolean } {
  const segments = path.split("/").filter((segment) => segment !== "");
  for (let length = segments.length - 1; length >= 0; length -= 1) {
    const route = shownAt(joinUrl(prefix, ...segments.slice(0, length)), site);
    if (route !== undefined) return { found: route.url, isExact: false };
  }
  return { found: joinUrl(prefix), isExact: false };
}

/**
 * Entries of the version menu: in each version, the same page or else its nearest existing ancestor. Empty if there is
 * only one version.
 */
export function versionAlternates(route: Route, site: Site): readonly VersionAlternate[] {
  const edition = site.editionsByKey.get(route.edition);
  if (site.config.versions.length < 2 || edition === undefined) return [];
  return site.config.versions.map((version) => {
    const other = site.editionsByKey.get(editionKey(version.name, edition.locale.code)) ?? edition;
    const { address, isExact } = counterpartIn(other, route, site);
    return {
      label: versionLabelOf(version, edition, site.config),
      href: linkTo(address, site.config),
      lang: edition.locale.htmlLang,
      isCurrent: version.name === edition.version.name,
      isExact,
      version: version.name,
    };
  });
}

/** Label of a version in an edition's language. */
export function versionLabelOf({ name, label }: Version, { locale }: Edition, config: Config): string {
  return textOf(config.versionLabels[name] ?? label, locale.code, config.defaultLocale);
}

/**
 * `hreflang` entries for locales in which the page really is in that language (not a fallback), with `x-default`. None for
 * a page that stands in the latest version, too: its canonical address is that page's, which has the entries.
 */
export function hreflangs(route: Route, site: Site): readonly { readonly hreflang: string; readonly href: string }[] {
  if (site.config.locales.length < 2 || site.config.url === "" || sameInLatest(route, site) !== undefined) return [];
  const entries = site.config.locales.flatMap((locale) => {
    const other = counterpartInLocale(route, locale, site);
    const href = other === undefined || other.isFallback ? undefined : absoluteUrlOf(other.url, site.config);
    return href === undefined ? [] : [{ hreflang: locale.htmlLang, href, isDefault: locale.isDefault }];
  });
  if (entries.length < 2) return [];
  const fallback = entries.find((entry) => entry.isDefault) ?? entries[0];
  const listed = entries.map(({ hreflang, href }) => ({ hreflang, href }));
  return fallback === undefined ? listed : [...listed, { hreflang: "x-default", href: fallback.href }];
}
