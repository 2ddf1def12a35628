// Orders all pages of a locale for reading: sidebar by sidebar, then pages outside of sidebars. For outputs that
// programs read; writes no files.
import type { Edition } from "../model/edition.ts";
import type { Route } from "../model/route.ts";
import { findApi, type Site, sidebarKey } from "../model/site.ts";
import { textOf } from "../model/text.ts";
import { addressKey } from "../source/addressKey.ts";
import { apiDescriptionOf } from "./apiContent.ts";
import { homeTitleOf } from "./homeContent.ts";
import type { SidebarIndex } from "./navigation.ts";
import { sourceOf } from "./routeParts.ts";

/** A page with its data for lists. */
interface ReadingEntry {
  readonly route: Route;
  readonly title: string;
  readonly description: string;
}

/** Pages that belong together. */
export interface ReadingSection {
  /** `sidebar`: pages of a sidebar. `more`: other texts. `details`: pages to look things up in. */
  readonly kind: "sidebar" | "more" | "details";
  /** Empty if the caller must choose a label. */
  readonly label: string;
  readonly entries: readonly ReadingEntry[];
}

/** Pages with text by an author. */
const written: ReadonlySet<Route["target"]["kind"]> = new Set(["doc", "page", "home", "post", "glossary"]);
/** Pages without text of their own: lists, and copies of other pages. */
const unread: ReadonlySet<Route["target"]["kind"]> = new Set([
  "redirect",
  "notFound",
  "search",
  "postList",
  "postArchive",
  "authorList",
  "tagList",
  "docTag",
  "guide",
]);

/** Pages of an edition, without duplicates, drafts and unlisted pages. */
export function readingOrderOf(
  edition: Edition,
  site: Site,
  sidebarIndexes: ReadonlyMap<string, SidebarIndex>,
): readonly ReadingSection[] {
  const seen = new Set<Route>();
  const sections = site.sidebars
    .filter((sidebar) => sidebar.edition === edition.key)
    .map(({ name }): ReadingSection => {
      const sequence = sidebarIndexes.get(sidebarKey(edition.key, name))?.sequence ?? [];
      const entries = sequence.flatMap(({ label, href }) => {
        const route = site.routesByAddress.get(addressKey(href.slice(site.config.baseUrl.length - 1)));
        if (route === undefined || seen.has(route) || !isRead(route, edition)) return [];
        seen.add(route);
        return [entryOf(route, label, { edition, site })];
      });
      return { kind: "sidebar", label: sidebarLabel(name, edition, site), entries };
    });
  const rest = site.routes.filter((route) => isRead(route, edition) && !seen.has(route));
  const others = (kind: "more" | "details"): ReadingSection => ({
    kind,
    label: "",
    entries: rest
      .filter(({ target }) => written.has(target.kind) === (kind === "more"))
      .map((route) => entryOf(route, "", { edition, site })),
  });
  return [...sections, others("more"), others("details")].filter(({ entries }) => entries.length > 0);
}

function isRead(route: Route, { key }: Edition): boolean {
  return route.edition === key && !route.isDraft && !route.isUnlisted && !unread.has(route.target.kind);
}

function entryOf(
  route: Route,
  label: string,
  { edition: { locale }, site }: { readonly edition: Edition; readonly site: Site },
): ReadingEntry {
  const { target } = route;
  const source = sourceOf(route, site);
  const described = "apiId" in target ? apiDescriptionOf(route, target, site) : "";
  const ownName = route.url.replace(/\/$/, "").split("/").at(-1) ?? "";
  const api = findApi(route, site);
  const glossary = target.kind === "glossary" ? site.glossaries.get(route.edition) : undefined;
  const apiName = target.kind === "apiSchema" ? api?.schemas.get(target.slug)?.name : api?.label;
  const siteTitle = target.kind === "home" ? textOf(site.config.title, locale.code, site.config.defaultLocale) : "";
  const sourceTitle = source && siteTitle !== "" ? homeTitleOf(source, siteTitle) : source?.title;
  return {
    route,
    title: sourceTitle || label || apiName || glossary?.title || siteTitle || ownName,
    description: source?.description ?? glossary?.description ?? described,
  };
}

/** Label of a sidebar: that of its navbar item. The only sidebar of the docs needs none. */
function sidebarLabel(name: string, { key, locale }: Edition, { apis, config }: Site): string {
  const api = [...apis].find(([id, each]) => each.sidebar === name && id.startsWith(`${key}\n`))?.[1];
  if (api !== undefined) return api.label;
  const item = config.navbar.items.find(
    (each) => "type" in each && each.type === "docSidebar" && each.sidebarId === name,
  );
  const label = item !== undefined && "label" in item ? item.label : undefined;
  if (label === undefined) return Object.keys(config.docs.sidebars).length > 1 ? name : "";
  return textOf(label, locale.code, config.defaultLocale);
}
