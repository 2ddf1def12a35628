// Links from the notes on stale sections of a page to the same sections of its original.
import type { Source } from "../model/doc.ts";
import type { PageProps } from "../model/page.ts";
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import { addressKey } from "../source/addressKey.ts";
import { joinUrl, linkTo } from "./addresses.ts";

/** By section id, the URL of the original of each stale section. */
export function staleLinks(source: Source, route: Route, site: Site): Pick<NonNullable<PageProps["body"]>, "stale"> {
  const sections = site.staleSections?.get(source.path);
  const version = site.editionsByKey.get(route.edition)?.version.name ?? "";
  const original = sections && site.routesByAddress.get(addressKey(originalAddress(route, version, site)));
  if (sections === undefined || original === undefined) return {};
  const href = linkTo(original.url, site.config);
  return { stale: Object.fromEntries(sections.map(({ id }) => [id, id === "" ? href : `${href}#${id}`])) };
}

/** URL of the same page in the default locale. */
function originalAddress({ path }: Route, version: string, { editions, config }: Site): string {
  const edition = editions.find(
    ({ locale, version: { name } }) => locale.code === config.defaultLocale && name === version,
  );
  return edition === undefined ? path : joinUrl(edition.urlPrefix, path);
}
