// Where paths of the site lead that descriptions of an API write.
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import { applyTrailingSlash, hrefOf, joinUrl } from "./addresses.ts";
import { resolveLink } from "./resolveLinks.ts";

/** `/docs/intro`, `/docs/guide/?a#b`; not `/files/archive.zip`. What follows the path is kept apart. */
const pageAddress = /^((?:[^?#]*\/)?[^?#./]+\/?)(?=$|[?#])/;

/**
 * Address of a path on the page of a route: that of a page in its own locale, or of a static file, which has no locale.
 * What is neither is taken for a file of the locale, as downloads of specifications are.
 * @example pathOfDescription("/docs/intro", ukRoute, site) // "/uk/docs/intro"
 */
export function pathOfDescription(path: string, route: Route, site: Site): string {
  const resolved = resolveLink(path, { site, route });
  if (resolved.kind !== "missing") return resolved.href;
  const { config, editionsByKey } = site;
  const written = path.replace(pageAddress, (page) => applyTrailingSlash(page, config.trailingSlash));
  return hrefOf(joinUrl(editionsByKey.get(route.edition)?.urlPrefix ?? "/", written), config);
}
