// The page that holds all docs or operations of a sidebar, to be printed or read in a row: which sidebars have one, where it
// is, what follows what. Knows no texts: chapters are put into the page when it is written.
import type { Url } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Edition } from "../model/edition.ts";
import type { GuideEntry } from "../model/page.ts";
import type { Route } from "../model/route.ts";
import type { Sidebar, SidebarItem } from "../model/sidebar.ts";
import { docRouteKey, type Site, sidebarKey } from "../model/site.ts";
import { addressKey } from "../source/addressKey.ts";
import { applyTrailingSlash, docsRootOf, joinUrl, linkTo } from "./addresses.ts";
import { walkSidebar } from "./sidebars.ts";

/** Address of the page of a sidebar: `/docs/print/docsSidebar`. */
export function guideUrlOf({ name }: Pick<Sidebar, "name">, edition: Edition, config: Config): Url {
  return applyTrailingSlash(joinUrl(docsRootOf(edition, config), "print", name), config.trailingSlash);
}

/** Whether a sidebar leads to any doc. */
export function hasDocs({ items }: Sidebar): boolean {
  let found = false;
  walkSidebar(items, (item) => {
    found ||= isDoc(item);
  });
  return found;
}

/** Pages of an API that are chapters: what it is and what it can do. Named schemas stand in the operations that use them. */
const apiChapters: ReadonlySet<Route["target"]["kind"]> = new Set(["apiOverview", "apiTag", "operation"]);

/** More pages of an API make no page that a browser can lay out and somebody would print; the rest is linked. */
const mostApiChapters = 500;

/** A doc or a page of an API in the guide of its sidebar. */
export interface Chapter {
  readonly route: Route;
  /** Id of its section in the guide: the same in every locale. Ids of its headings follow after a colon. */
  readonly id: string;
}

/** Chapters of a sidebar in the order in which they are read, each once. Unlisted ones are left out. */
export function chaptersOf(route: Route, site: Site): readonly Chapter[] {
  return outlineOf(route, site).flatMap(({ chapter }) => chapter ?? []);
}

/** The guide's table of contents. Categories without a page of text are lines without a link. */
export function guideEntriesOf(route: Route, site: Site): readonly GuideEntry[] {
  return outlineOf(route, site).map(({ label, depth, chapter, rest }) => ({
    label,
    depth,
    ...(chapter === undefined ? {} : { id: chapter.id }),
    ...(rest === undefined ? {} : { href: linkTo(rest.url, site.config) }),
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
  return guide?.target.kind === "guide" ? linkTo(guide.url, config) : undefined;
}

const isDoc = (item: SidebarItem): boolean =>
  item.kind !== "html" && item.docId !== undefined && !(item.kind === "link" && (item.isReference || item.isUnlisted));

interface OutlineLine {
  readonly label: string;
  readonly depth: number;
  readonly chapter?: Chapter;
  /** Page that is too much for the guide. */
  readonly rest?: Route;
}

function outlineOf({ target, edition }: Route, site: Site): readonly OutlineLine[] {
  const sidebar = target.kind === "guide" ? site.sidebarsByName.get(sidebarKey(edition, target.sidebar)) : undefined;
  const lines: OutlineLine[] = [];
  const seen = new Set<Route>();
  let apiCount = 0;
  walkSidebar(sidebar?.items ?? [], (item, { length: depth }) => {
    if (item.kind === "html") return;
    const { label } = item;
    const route = chapterRouteOf(item, edition, site);
    if (route === undefined || seen.has(route)) {
      if (item.kind === "category") lines.push({ label, depth });
      return;
    }
    seen.add(route);
    apiCount += route.target.kind === "doc" ? 0 : 1;
    const isRest = apiCount > mostApiChapters;
    const chapter = { route, id: chapterIdOf(route.path) };
    lines.push({ label, depth, ...(isRest ? { rest: route } : { chapter }) });
  });
  return lines;
}

/**
 * Id of a chapter by the address of its page: ids hold no blanks, which part the ids of a list, and links to them no percent
 * signs that encode nothing.
 * @example chapterIdOf("/docs/a b/") // "docs/a~20b"
 */
function chapterIdOf(path: string): string {
  const bare = path.replace(/^\/|\/$/g, "");
  return bare.replace(/[\s%#?"<>\\^`{|}]/g, (character) => `~${character.charCodeAt(0).toString(16)}`);
}

function chapterRouteOf(item: SidebarItem, edition: string, site: Site): Route | undefined {
  if (item.kind === "html") return undefined;
  if (isDoc(item)) return item.docId === undefined ? undefined : site.docRoutes.get(docRouteKey(edition, item.docId));
  const route = item.href === undefined ? undefined : site.routesByAddress.get(addressKey(item.href));
  return route?.edition === edition && apiChapters.has(route.target.kind) ? route : undefined;
}
