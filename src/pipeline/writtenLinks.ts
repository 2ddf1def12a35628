// Finds the place where a page's links were written, for the checks.
import type { WrittenLink } from "../checks/index.ts";
import type { Receipt } from "../model/page.ts";
import type { Site } from "../model/site.ts";
import { resolveLink } from "../site/resolveLinks.ts";

/** Links of the source of a page as the page shows them. Asked only for pages that have a fault. */
export function writtenLinksOf(site: Site): (receipt: Receipt) => readonly WrittenLink[] {
  return ({ url }) => {
    const route = site.routesByUrl.get(url);
    const source = route?.source === undefined ? undefined : site.sourcesByPath.get(route.source);
    if (route === undefined || source === undefined) return [];
    return source.links
      .filter(({ kind }) => kind !== "operation")
      .map(({ raw, location }) => ({ raw, href: resolveLink(raw, { site, route, source }).href, location }));
  };
}
