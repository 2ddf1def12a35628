// Reports pages that readers cannot reach: neither the navigation nor any reachable page links to them.
import { sitePath } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Receipt } from "../model/page.ts";
import type { Route } from "../model/route.ts";
import type { SidebarItem } from "../model/sidebar.ts";
import { addressKey } from "../source/addressKey.ts";
import { leavesSite } from "../source/leavesSite.ts";
import { pathFrom } from "../source/pathFrom.ts";
import type { ThoroughInput } from "./checkInput.ts";
import { placeOfSource } from "./sourcePlace.ts";

/**
 * Kinds of pages that are reached in other ways, are not meant to be reached, or are generated for every name in a
 * specification.
 */
const exempt: ReadonlySet<Route["target"]["kind"]> = new Set([
  "home",
  "search",
  "notFound",
  "redirect",
  "apiSchema",
  "frozen",
]);

/**
 * Follows the links of pages, beginning at the landing pages and sidebars. Links from one edition to another do not
 * count, because every page links to itself in other languages and versions. Reports nothing if a reachable page could
 * not be rendered, because its links are unknown.
 */
export function checkOrphanPages(input: ThoroughInput): readonly Diagnostic[] {
  const { site } = input;
  const reached = reachedRoutes(input);
  if (reached === undefined) return [];
  return site.routes.flatMap((route): readonly Diagnostic[] => {
    if (reached.has(route) || exempt.has(route.target.kind)) return [];
    if (route.isFallback || route.isDraft || route.isUnlisted) return [];
    return [
      {
        code: "orphan-page",
        severity: "info",
        message: `Neither the navigation nor another page links to ${route.url}`,
        ...placeOf(route, site),
        hint:
          route.target.kind === "glossary"
            ? "link to it from the navbar, the footer or a page"
            : "link to it, put it into a sidebar, or set `unlisted: true` in its front matter",
      },
    ];
  });
}

/** The location of a page's source; pages without one come from the configuration. */
function placeOf(
  { source: path }: Route,
  { sourcesByPath, config }: ThoroughInput["site"],
): Pick<Diagnostic, "location"> {
  const source = path === undefined ? undefined : sourcesByPath.get(path);
  if (source !== undefined) return { location: placeOfSource(source) };
  const file = path ?? config.file;
  return file === undefined ? {} : { location: { file: sitePath(file) } };
}

/** Kinds of routes that a build does not render. */
const unmade: ReadonlySet<Route["target"]["kind"]> = new Set(["redirect", "frozen"]);

/** The routes that readers can reach; `undefined` if a page on the way could not be rendered. */
function reachedRoutes({ site, receipts }: ThoroughInput): ReadonlySet<Route> | undefined {
  const base = site.config.baseUrl.slice(0, -1);
  const pages = new Map<string, Receipt>(receipts.map((receipt) => [receipt.url, receipt]));
  const byHref = new Map<string, Route | undefined>();
  const find = (href: string): Route | undefined => {
    if (byHref.has(href)) return byHref.get(href);
    const path = href.replace(/[?#].*$/, "");
    const route = path.startsWith(`${base}/`)
      ? site.routesByAddress.get(addressKey(path.slice(base.length)))
      : undefined;
    byHref.set(href, route);
    return route;
  };
  const reached = new Set<Route>();
  const queue: Route[] = [];
  const reach = (route: Route | undefined): void => {
    if (route === undefined || reached.has(route)) return;
    reached.add(route);
    queue.push(route);
  };
  for (const route of site.routes) if (route.target.kind === "home") reach(route);
  for (const { items } of site.sidebars) {
    for (const href of hrefsOf(items)) reach(site.routesByAddress.get(addressKey(href.replace(/[?#].*$/, ""))));
  }
  // The loop appends to the list it iterates over.
  for (const route of queue) {
    if (route.target.kind === "redirect") reach(find(base + route.target.to));
    const page = pages.get(route.url);
    if (page === undefined && !unmade.has(route.target.kind)) return undefined;
    for (const href of page?.hrefs ?? []) {
      const next = href.startsWith("/") ? find(href) : find(resolveHref(href, base + route.url));
      if (next?.edition === route.edition || isOtherVersion(next, route, site)) reach(next);
    }
  }
  return reached;
}

/**
 * Whether a link leads to another version. Pages outside the docs belong to the latest version, and other versions link
 * to them.
 */
function isOtherVersion(next: Route | undefined, route: Route, { editionsByKey }: ThoroughInput["site"]): boolean {
  if (next === undefined || next.path === route.path) return false;
  return editionsByKey.get(next.edition)?.locale.code === editionsByKey.get(route.edition)?.locale.code;
}

function resolveHref(href: string, from: string): string {
  return leavesSite(href) || href.startsWith("#") || href === "" ? "" : (pathFrom(href, from) ?? "");
}

function* hrefsOf(items: readonly SidebarItem[]): Generator<string> {
  for (const item of items) {
    if (item.kind === "html") continue;
    if (item.href !== undefined) yield item.href;
    if (item.kind === "category") yield* hrefsOf(item.items);
  }
}
