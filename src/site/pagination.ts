// Determines the previous and next page: by the sidebar's order unless front matter says otherwise.
import { docId } from "../model/brands.ts";
import type { Source } from "../model/doc.ts";
import type { DocFrontMatter, Neighbour } from "../model/frontMatter.ts";
import type { PageLink, PageProps } from "../model/page.ts";
import type { Route } from "../model/route.ts";
import { docRouteKey, type Site } from "../model/site.ts";
import { addressKey } from "../source/addressKey.ts";
import { isElsewhere, routeAt } from "../source/routeAt.ts";
import { linkTo } from "./addresses.ts";
import { apiOf } from "./apiContent.ts";
import { langOfTaken } from "./labelLang.ts";
import { neighboursOf, type SidebarIndex } from "./navigation.ts";
import { editionOf, sourceOf } from "./routeParts.ts";

/** Neighbours of a page. Unknown ids in front matter give no link; a check reports them. */
export function paginationOf(
  source: Source | undefined,
  route: Route,
  { index, site }: { readonly index: SidebarIndex; readonly site: Site },
): PageProps["pagination"] {
  const neighbours = neighboursOf(index, linkTo(route.url, site.config), apiCategoryOf(route, site));
  const wanted = source?.kind === "doc" ? source.frontMatter : {};
  const linkOf = (named: DocFrontMatter["pagination_next"], neighbour: PageLink | undefined): PageLink | undefined => {
    if (named === null) return undefined;
    if (typeof named === "string")
      return docPageLink(site.docRoutes.get(docRouteKey(route.edition, docId(named))), site);
    return named === undefined ? relabel(neighbour, route, site) : namedLink(named, neighbour, { source, route, site });
  };
  const previous = linkOf(wanted.pagination_prev, neighbours.previous);
  const next = linkOf(wanted.pagination_next, neighbours.next);
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}

/**
 * Category page of the API that a page belongs to. It is in no sidebar, but comes before all pages of the API's
 * sidebar.
 */
function apiCategoryOf(route: Route, site: Site): PageLink | undefined {
  if (!("apiId" in route.target)) return undefined;
  const api = apiOf(route, route.target, site);
  return { label: api.label, href: linkTo(api.categoryUrl, site.config) };
}

/** The neighbour with the label and the address that front matter gives it. */
function namedLink(
  { label, to }: Neighbour,
  neighbour: PageLink | undefined,
  { source, route, site }: { readonly source: Source | undefined; readonly route: Route; readonly site: Site },
): PageLink | undefined {
  const lang = source && langOfTaken({ isFallback: route.isFallback, locale: source.locale }, site.config);
  if (to !== undefined && isElsewhere(to)) return { label: label ?? to, href: to, ...lang };
  const own = relabel(neighbour, route, site);
  if (to === undefined) return own && label !== undefined ? { label, href: own.href, ...lang } : own;
  const target = routeAt(to, editionOf(route, site), site);
  // Without such a page the label would be that of another one; a check reports it.
  if (target === undefined) return own;
  return label === undefined
    ? (docPageLink(target, site) ?? own)
    : { label, href: linkTo(target.url, site.config), ...lang };
}

function docPageLink(target: Route | undefined, site: Site): PageLink | undefined {
  const source = target && sourceOf(target, site);
  if (target === undefined || source === undefined) return undefined;
  const lang = langOfTaken({ isFallback: target.isFallback, locale: source.locale }, site.config);
  return relabel({ label: source.title, href: linkTo(target.url, site.config), ...lang }, target, site);
}

/** The link with the `pagination_label` of its doc, if it has one. */
function relabel(link: PageLink | undefined, route: Route, site: Site): PageLink | undefined {
  if (link === undefined) return undefined;
  const address = `/${link.href.slice(site.config.baseUrl.length)}`;
  const target = site.routesByAddress.get(addressKey(address));
  const source = target?.edition === route.edition ? sourceOf(target, site) : undefined;
  const label = source?.kind === "doc" ? source.frontMatter.pagination_label : undefined;
  return label === undefined ? link : { ...link, label };
}
