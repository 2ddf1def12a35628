// Finds the original of a page that is shown in place of a missing translation.
import { url } from "../model/brands.ts";
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import { addressKey } from "../source/addressKey.ts";
import { joinUrl } from "./addresses.ts";
import { localePrefix } from "./editions.ts";

/**
 * The same page in the default locale, or else in the first locale where it is not a fallback itself: an API, for
 * example, may have no specification in the default locale. `undefined` if no built locale has such a page.
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
