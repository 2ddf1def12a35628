// Where readers of an edition come upon its pages: menus, and links in the texts of other pages. One pass over all links.
import type { Edition } from "../../model/edition.ts";
import type { Route } from "../../model/route.ts";
import type { Site } from "../../model/site.ts";
import type { PagePlace } from "../../model/translationReport.ts";
import { linkTo } from "../../site/addresses.ts";
import { navbarItems } from "../../site/navbar.ts";
import { resolveLink } from "../../site/resolveLinks.ts";
import { walkSidebar } from "../../site/sidebars.ts";

/** Looks up where readers come upon the page of a route. */
export type PagePlaces = (route: Route) => PagePlace;

/** Places of the pages of one edition. */
export function findPagePlaces(edition: Edition, site: Site): PagePlaces {
  const navbar = navbarHrefs(edition, site);
  const sidebars = sidebarHrefs(edition, site);
  const linked = countLinks(edition, site);
  return (route) => ({
    isHome: route.target.kind === "home",
    isInNavbar: navbar.has(linkTo(route.url, site.config)),
    isInSidebar: sidebars.has(route.url),
    linkedFrom: linked.get(route) ?? 0,
  });
}

function navbarHrefs(edition: Edition, site: Site): ReadonlySet<string> {
  // What is wrong with an item has been reported when the pages were made, and its HTML is not looked at.
  const items = navbarItems({ site, edition, renderInline: (markdown) => markdown, report: () => undefined });
  return new Set(
    items.flatMap((item): readonly string[] => {
      if (item.kind === "link") return [item.href];
      return item.kind === "dropdown" ? item.items.map(({ href }) => href) : [];
    }),
  );
}

function sidebarHrefs({ key }: Edition, { sidebars }: Site): ReadonlySet<string> {
  const hrefs = new Set<string>();
  for (const { edition, items } of sidebars) {
    if (edition !== key) continue;
    walkSidebar(items, (item) => {
      if (item.kind !== "html" && item.href !== undefined && !(item.kind === "link" && item.isUnlisted))
        hrefs.add(item.href);
    });
  }
  return hrefs;
}

/** How many pages link to each page in their texts; a page that links to itself does not count. */
function countLinks({ key }: Edition, site: Site): ReadonlyMap<Route, number> {
  const counts = new Map<Route, number>();
  for (const route of site.routes) {
    const source = route.edition === key && route.source !== undefined && site.sourcesByPath.get(route.source);
    if (!source) continue;
    const targets = new Set<Route>();
    for (const { raw, kind } of source.links) {
      const link = kind === "operation" ? undefined : resolveLink(raw, { site, route, source });
      if (link?.kind === "route" && link.route !== route) targets.add(link.route);
    }
    for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}
