// Locates a page in its sidebar: breadcrumbs, neighbours, and the part of the sidebar that the page contains.
import { type DocId, url } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { PageLink, PageProps, PageSidebar } from "../model/page.ts";
import type { Sidebar, SidebarCategory, SidebarItem, SidebarLink } from "../model/sidebar.ts";
import { addressKey } from "../source/addressKey.ts";
import { leavesSite } from "../source/leavesSite.ts";
import { linkTo } from "./addresses.ts";
import { sameLang } from "./labelLang.ts";
import { branchKey, branchOf, shownCategory, shownLink } from "./sidebarBranch.ts";
import { walkSidebar } from "./sidebars.ts";

/** A sidebar prepared for lookups of its pages. Built once for each sidebar. */
export interface SidebarIndex {
  readonly name: string;
  /** Items with base URL, including unlisted ones. */
  readonly items: readonly SidebarItem[];
  /** Items without unlisted ones, for cards and lists. */
  readonly listed: readonly SidebarItem[];
  /** What pages show of the listed items. All pages share one value, so that it is hashed and rendered once. */
  readonly shown: readonly SidebarItem[];
  readonly linkCount: number;
  /** By URL key: the position of each entry. */
  readonly places: ReadonlyMap<string, SidebarPlace>;
  /** Pages in reading order, for pagination. */
  readonly sequence: readonly SequenceEntry[];
  /** Index in `sequence` by URL key. */
  readonly positions: ReadonlyMap<string, number>;
  /** Branches of a long sidebar, by branch key: neighbouring pages share one value. */
  readonly branches: Map<SidebarItem | undefined, PageSidebar>;
}

/** The position of an entry in a sidebar: the categories that contain it, outermost first, and the entry. */
interface SidebarPlace {
  readonly ancestors: readonly SidebarCategory[];
  readonly item: SidebarLink | SidebarCategory;
}

interface SequenceEntry extends PageLink {
  readonly docId?: DocId;
}

/** Prepares a sidebar. */
export function indexSidebar(sidebar: Sidebar, config: Config): SidebarIndex {
  const items = withHrefs(sidebar.items, config);
  const places = new Map<string, SidebarPlace>();
  const positions = new Map<string, number>();
  const sequence: SequenceEntry[] = [];
  let linkCount = 0;
  walkSidebar(items, (item, ancestors) => {
    if (item.kind === "html") return;
    linkCount += 1;
    if (item.href === undefined || (item.kind === "link" && (item.isExternal || item.isReference))) return;
    const key = addressKey(item.href);
    if (places.has(key)) return;
    places.set(key, { ancestors, item });
    if (item.kind === "link" && item.isUnlisted) return;
    positions.set(key, sequence.length);
    const doc = item.docId === undefined ? {} : { docId: item.docId };
    sequence.push({ label: item.label, href: item.href, ...doc, ...sameLang(item) });
  });
  const listed = withoutUnlisted(items, undefined);
  return {
    name: sidebar.name,
    items,
    listed,
    shown: shownItems(listed),
    linkCount,
    places,
    sequence,
    positions,
    branches: new Map(),
  };
}

function withHrefs(items: readonly SidebarItem[], config: Config): readonly SidebarItem[] {
  return items.map((item) => {
    if (item.kind === "html" || (item.kind === "link" && leavesSite(item.href))) return item;
    if (item.kind === "link") {
      // A link written by an author may contain a query or hash; in the URL of a doc these characters are literal.
      const at = item.docId === undefined ? item.href.search(/[?#]/) : -1;
      const [path, rest] = at === -1 ? [item.href, ""] : [item.href.slice(0, at), item.href.slice(at)];
      const href = linkTo(path, config) + rest;
      // Often unchanged: a site at the root of its host has no base path. Large sites have many entries, so avoid
      // copies.
      return href === item.href ? item : { ...item, href };
    }
    const href = item.href === undefined ? {} : { href: url(linkTo(item.href, config)) };
    return { ...item, ...href, items: withHrefs(item.items, config) };
  });
}

/** The whole tree of a short sidebar, else the branch around the page. */
export function pageSidebar(index: SidebarIndex, href: string, config: Config): PageSidebar {
  const place = index.places.get(addressKey(href));
  const isUnlisted = place?.item.kind === "link" && place.item.isUnlisted === true;
  if (index.linkCount <= config.docs.sidebarMaxLinks) {
    return { name: index.name, items: isUnlisted ? shownItems(withoutUnlisted(index.items, href)) : index.shown };
  }
  const path = place === undefined ? [] : [...place.ancestors, place.item];
  const branch = (): PageSidebar => ({ name: index.name, items: branchOf(index.items, path) });
  if (isUnlisted) return branch();
  const key = branchKey(index.items, path);
  const known = index.branches.get(key) ?? branch();
  index.branches.set(key, known);
  // Neighbouring pages are planned one after another. Keeping all branches of a large site would use up the memory.
  const [oldest] = index.branches.keys();
  if (index.branches.size > mostBranches) index.branches.delete(oldest);
  return known;
}

const mostBranches = 32;

function withoutUnlisted(items: readonly SidebarItem[], except: string | undefined): readonly SidebarItem[] {
  return items.flatMap((item) => {
    if (item.kind === "link" && item.isUnlisted && item.href !== except) return [];
    return [item.kind === "category" ? { ...item, items: withoutUnlisted(item.items, except) } : item];
  });
}

/** Items as sidebars show them. */
function shownItems(items: readonly SidebarItem[]): readonly SidebarItem[] {
  return items.map((item) => {
    if (item.kind === "html") return item;
    return item.kind === "link" ? shownLink(item) : { ...shownCategory(item), items: shownItems(item.items) };
  });
}

/** The categories that contain a page, then the page itself, which gets no URL. */
export function breadcrumbsOf(index: SidebarIndex, href: string, title: string): PageProps["breadcrumbs"] {
  const place = index.places.get(addressKey(href));
  if (place === undefined) return [];
  const parents = place.ancestors.map((category) => ({
    label: category.label,
    ...(category.href === undefined ? {} : { href: category.href }),
    ...sameLang(category),
  }));
  return [...parents, { label: place.item.label || title, ...sameLang(place.item) }];
}

/** The neighbours in reading order. `opening` is a page to put before the sidebar's first page. */
export function neighboursOf(
  index: SidebarIndex,
  href: string,
  opening?: PageLink,
): { readonly previous?: PageLink; readonly next?: PageLink } {
  const at = href === opening?.href ? -1 : index.positions.get(addressKey(href));
  if (at === undefined) return {};
  const previous = at === 0 ? opening : index.sequence[at - 1];
  const next = index.sequence[at + 1];
  return {
    ...(previous ? { previous: linkOf(previous) } : {}),
    ...(next ? { next: linkOf(next) } : {}),
  };
}

const linkOf = ({ docId: _, ...link }: SequenceEntry): PageLink => link;
