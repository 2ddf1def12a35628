// Plans guides: pages that contain all docs or operations of a sidebar, for printing or reading in one go. Decides
// which sidebars have one, its URL, and the order of chapters. The texts of chapters are inserted when the page is
// written.
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

/** URL of the guide of a sidebar: `/docs/print/docsSidebar`. */
export function guideUrlOf({ name }: Pick<Sidebar, "name">, edition: Edition, config: Config): Url {
  return applyTrailingSlash(joinUrl(docsRootOf(edition, config), "print", name), config.trailingSlash);
}

/** Whether a sidebar contains any doc. */
export function hasDocs({ items }: Sidebar): boolean {
  let found = false;
  walkSidebar(items, (item) => {
    found ||= isDoc(item);
  });
  return found;
}

/** API pages that are chapters. Named schemas are not, because the operations that use them show them. */
const apiChapters: ReadonlySet<Route["target"]["kind"]> = new Set(["apiOverview", "apiTag", "operation"]);

/** Most API pages in a guide. More could not be laid out by a browser nor printed; the rest is linked. */
const mostApiChapters = 500;

/** A page that is part of a guide. */
export interface Chapter {
  readonly route: Route;
  /**
   * Id of the chapter's section in the guide, the same in every locale. Ids of its headings are appended after a colon.
   */
  readonly id: string;
}

/** Chapters of a guide in reading order, without duplicates and unlisted pages. */
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

/** URL of the guide that a page links to: the first page of a sidebar and pages of categories do. */
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
  /** Page that did not fit into the guide. */
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
 * Makes a chapter's id from the URL of its page. Ids must not contain spaces, which separate ids in lists, nor percent
 * signs, which links would have to escape.
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
