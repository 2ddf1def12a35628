// The page that one in place of a translation shows: the same address in the locale that it was written in.
import { url } from "../model/brands.ts";
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import { addressKey } from "../source/addressKey.ts";
import { joinUrl } from "./addresses.ts";
import { localePrefix } from "./editions.ts";

/**
 * The page of the default locale, else of the first one that has it in its own language: the default locale may be without a
 * translation itself, as of an API. `undefined` when no locale has such a page, or none that is built.
 */
export function originalOf({ path }: Route, site: Site): Route | undefined {
  const ofDefault = site.routesByUrl.get(url(path));
  if (ofDefault?.isFallback === false) return ofDefault;
  for (const locale of site.config.locales) {
    const other = site.routesByAddress.get(addressKey(joinUrl(localePrefix(locale), path)));
    if (other?.isFallback === false) return other;
  }
  return ofDefault;
}
