// Previous and next page: the sidebar's order unless front matter says otherwise.
import { docId } from "../model/brands.ts";
import type { Source } from "../model/doc.ts";
import type { PageLink, PageProps } from "../model/page.ts";
import type { Route } from "../model/route.ts";
import { docRouteKey, type Site } from "../model/site.ts";
import { hrefOf } from "./addresses.ts";
import { neighboursOf, type SidebarIndex } from "./navigation.ts";
import { encodeHref } from "./resolveLinks.ts";

/** Neighbours of a page. Unknown ids were reported by the check of front matter; they give no link. */
export function paginationOf(
  source: Source | undefined,
  route: Route,
  index: SidebarIndex,
  site: Site,
): PageProps["pagination"] {
  const neighbours = neighboursOf(index, encodeHref(hrefOf(route.url, site.config)));
  const { pagination_previous, pagination_next } = overridesOf(source);
  const previous =
    pagination_previous === undefined
      ? relabel(neighbours.previous, route, site)
      : docPageLink(pagination_previous, route, site);
  const next =
    pagination_next === undefined ? relabel(neighbours.next, route, site) : docPageLink(pagination_next, route, site);
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}

function overridesOf(source: Source | undefined): {
  readonly pagination_previous?: string | null | undefined;
  readonly pagination_next?: string | null | undefined;
} {
  if (source?.kind !== "doc") return {};
  return {
    pagination_previous: source.frontMatter.pagination_prev,
    pagination_next: source.frontMatter.pagination_next,
  };
}

function docPageLink(id: string | null, route: Route, site: Site): PageLink | undefined {
  if (id === null) return undefined;
  const target = site.docRoutes.get(docRouteKey(route.edition, docId(id)));
  const source = target?.source === undefined ? undefined : site.sourcesByPath.get(target.source);
  if (target === undefined || source === undefined) return undefined;
  return relabel({ label: source.title, href: encodeHref(hrefOf(target.url, site.config)) }, route, site);
}

/** A neighbour under its `pagination_label`, if its doc has one. */
function relabel(link: PageLink | undefined, route: Route, site: Site): PageLink | undefined {
  if (link === undefined) return undefined;
  const address = `/${link.href.slice(site.config.baseUrl.length)}`;
  const target = site.routesByAddress.get(address.toLowerCase().replace(/\/+$/, "") || "/");
  const source =
    target?.source === undefined || target.edition !== route.edition
      ? undefined
      : site.sourcesByPath.get(target.source);
  const label = source?.kind === "doc" ? source.frontMatter.pagination_label : undefined;
  return label === undefined ? link : { ...link, label };
}
