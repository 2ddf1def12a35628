// The page that holds all docs of a sidebar, to be printed or read in a row: which sidebars have one, where it is, what
// follows what. Knows no texts: chapters are put into the page when it is written.
import type { Url } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Edition } from "../model/edition.ts";
import type { GuideEntry } from "../model/page.ts";
import type { Route } from "../model/route.ts";
import type { Sidebar, SidebarItem } from "../model/sidebar.ts";
import { docRouteKey, type Site, sidebarKey } from "../model/site.ts";
import { applyTrailingSlash, docsRootOf, hrefOf, joinUrl } from "./addresses.ts";
import { encodeHref } from "./resolveLinks.ts";
import { walkSidebar } from "./sidebars.ts";

/** Address of the page of a sidebar: `/docs/print/docsSidebar`. */
export function guideUrlOf({ name }: Pick<Sidebar, "name">, edition: Edition, config: Config): Url {
  return applyTrailingSlash(joinUrl(docsRootOf(edition, config), "print", name), config.trailingSlash);
}

/** Whether a sidebar leads to any doc. */
export function hasDocs({ items }: Sidebar): boolean {
  let found = false;
  walkSidebar(items, (item) => {
    found ||= isChapter(item);
  });
  return found;
}

/** A doc of a sidebar in its guide. */
export interface Chapter {
  readonly route: Route;
  /** Id of its section in the guide: the same in every locale. Ids of its headings follow after a colon. */
  readonly id: string;
}

/** Docs of a sidebar in the order in which they are read, each once. Unlisted ones are left out. */
export function chaptersOf(route: Route, site: Site): readonly Chapter[] {
  return outlineOf(route, site).flatMap(({ chapter }) => chapter ?? []);
}

/** The guide's table of contents. Categories without a page of text are lines without a link. */
export function guideEntriesOf(route: Route, site: Site): readonly GuideEntry[] {
  return outlineOf(route, site).map(({ label, depth, chapter }) => ({
    label,
    depth,
    ...(chapter === undefined ? {} : { id: chapter.id }),
  }));
}

/** Address of the guide that a page leads to: those where a sidebar begins, and lists of a category's pages. */
export function guideHrefOf(route: Route, edition: Edition, site: Site): string | undefined {
  const { config } = site;
  const sidebar =
    route.sidebar === undefined ? undefined : site.sidebarsByName.get(sidebarKey(route.edition, route.sidebar));
  if (!config.print.enabled || sidebar === undefined) return undefined;
  if (route.target.kind !== "category" && route.url !== sidebar.firstLink?.href) return undefined;
  const guide = site.routesByUrl.get(guideUrlOf(sidebar, edition, config));
  return guide?.target.kind === "guide" ? encodeHref(hrefOf(guide.url, config)) : undefined;
}

const isChapter = (item: SidebarItem): boolean =>
  item.kind !== "html" && item.docId !== undefined && !(item.kind === "link" && (item.isReference || item.isUnlisted));

interface OutlineLine {
  readonly label: string;
  readonly depth: number;
  readonly chapter?: Chapter;
}

function outlineOf({ target, edition }: Route, site: Site): readonly OutlineLine[] {
  const sidebar = target.kind === "guide" ? site.sidebarsByName.get(sidebarKey(edition, target.sidebar)) : undefined;
  const lines: OutlineLine[] = [];
  const seen = new Set<Route>();
  walkSidebar(sidebar?.items ?? [], (item, { length: depth }) => {
    if (item.kind === "html") return;
    const route =
      isChapter(item) && item.docId !== undefined ? site.docRoutes.get(docRouteKey(edition, item.docId)) : undefined;
    if (route !== undefined && !seen.has(route)) {
      seen.add(route);
      lines.push({ label: item.label, depth, chapter: { route, id: route.path.replace(/^\/|\/$/g, "") } });
    } else if (item.kind === "category") lines.push({ label: item.label, depth });
  });
  return lines;
}
