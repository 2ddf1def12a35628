// Reduces a long sidebar to the branch that a page contains: each level on the way to the page, with other categories
// closed, and of a level with hundreds of entries only those around the page. So the size of a page does not grow with
// the site.
import { type Url, url } from "../model/brands.ts";
import type { SidebarCategory, SidebarItem, SidebarLink } from "../model/sidebar.ts";
import { leavesSite } from "../source/leavesSite.ts";

/**
 * The categories that contain a page, outermost first, then the page's own entry. Empty for a page that is not in the
 * sidebar.
 */
type SidebarPath = readonly (SidebarCategory | SidebarLink)[];

/** Most entries of a level that are shown together. */
const longestLevel = 200;

/**
 * Longer levels are divided into stretches of this many entries. All pages of a stretch show the same entries, which
 * are rendered once.
 */
const stretchLength = 100;

/** The entries of one level. */
interface Level {
  /** Entries as pages show them, without unlisted ones. */
  readonly entries: readonly SidebarItem[];
  /** One row for each stretch of entries, shown in its place; absent if all entries are shown together. */
  readonly rows?: Level;
}

/** The entries of one stretch, with rows for the stretches before and after it. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly before: readonly SidebarItem[];
  readonly after: readonly SidebarItem[];
}

/** A level with the positions of its items. */
interface ItemLevel extends Level {
  /** By item: its index in `entries`; for an unlisted item, that of the next entry. */
  readonly positions: ReadonlyMap<SidebarItem, number>;
}

/**
 * By a level's items. Cached, so that all branches share one value, which is sent to a worker once and rendered once
 * for several pages.
 */
const levels = new WeakMap<readonly SidebarItem[], ItemLevel>();

/** The branch of a page. An unlisted entry appears only in the branch of its own page. */
export function branchOf(items: readonly SidebarItem[], path: SidebarPath): readonly SidebarItem[] {
  const level = levelOf(items);
  const [next, ...rest] = path;
  const at = placeOf(next, level);
  const { from, to, before, after } = partAround(level, at);
  const shown = level.entries.slice(from, to);
  if (next?.kind === "link" && next.isUnlisted) shown.splice(at - from, 0, shownLink(next));
  if (next?.kind === "category") shown[at - from] = { ...shownCategory(next), items: branchOf(next.items, rest) };
  return [...before, ...shown, ...after];
}

/**
 * Key of a page's branch, equal for exactly those listed pages that show the same branch: the first entry of the
 * innermost open stretch.
 */
export function branchKey(items: readonly SidebarItem[], path: SidebarPath): SidebarItem | undefined {
  const own = path.at(-1);
  const category = own?.kind === "category" ? own : path.at(-2);
  const level = levelOf(category?.kind === "category" ? category.items : items);
  return level.entries[partAround(level, own === category ? 0 : placeOf(own, level)).from] ?? category;
}

const placeOf = (item: SidebarItem | undefined, { positions }: ItemLevel): number =>
  item === undefined ? 0 : (positions.get(item) ?? 0);

/** The part of a level that a page at a position shows. */
function partAround({ entries, rows }: Level, at: number): Part {
  if (rows === undefined) return { from: 0, to: entries.length, before: [], after: [] };
  // An unlisted page after all others belongs to the last stretch.
  const stretch = Math.min(Math.floor(at / stretchLength), rows.entries.length - 1);
  const part = partAround(rows, stretch);
  return {
    from: stretch * stretchLength,
    to: (stretch + 1) * stretchLength,
    before: [...part.before, ...rows.entries.slice(part.from, stretch)],
    after: [...rows.entries.slice(stretch + 1, part.to), ...part.after],
  };
}

function levelOf(items: readonly SidebarItem[]): ItemLevel {
  const known = levels.get(items);
  if (known !== undefined) return known;
  const entries: SidebarItem[] = [];
  const positions = new Map<SidebarItem, number>();
  for (const item of items) {
    positions.set(item, entries.length);
    if (item.kind === "html") entries.push(item);
    else if (item.kind === "category") entries.push(closedOf(item));
    else if (!item.isUnlisted) entries.push(shownLink(item));
  }
  const level = { ...levelOver(entries), positions };
  levels.set(items, level);
  return level;
}

/**
 * The level of entries, or of rows for stretches of `length` entries, with further rows above until they are few
 * enough.
 */
function levelOver(base: readonly SidebarItem[], length = 1): Level {
  const entries = length === 1 ? base : stretchesOf(base, length).map(rowOf);
  return entries.length <= longestLevel ? { entries } : { entries, rows: levelOver(base, length * stretchLength) };
}

function stretchesOf(entries: readonly SidebarItem[], length: number): readonly (readonly SidebarItem[])[] {
  const count = Math.ceil(entries.length / length);
  return Array.from({ length: count }, (_, index) => entries.slice(index * length, (index + 1) * length));
}

/** A row for a stretch that is not shown: labelled from its first to its last entry, and leading to its first page. */
function rowOf(stretch: readonly SidebarItem[]): SidebarItem {
  const labels = stretch.flatMap((entry) => (entry.kind === "html" ? [] : [entry.label]));
  const label = [...new Set([labels.at(0), labels.at(-1)])].join(" … ");
  const href = firstHref(stretch);
  if (href !== undefined) return { kind: "link", label, href, isExternal: false, className: "sidebar-stretch" };
  return { kind: "category", label, items: [], isCollapsible: false, isCollapsed: false, className: "sidebar-stretch" };
}

/** A closed category outside the branch; its label leads to its page or its first entry. */
function closedOf(category: SidebarCategory): SidebarCategory {
  const href = category.href ?? firstHref(category.items);
  return { ...shownCategory(category), items: [], ...(href === undefined ? {} : { href }) };
}

function firstHref(items: readonly SidebarItem[]): Url | undefined {
  for (const item of items) {
    if (item.kind === "link" && !leavesSite(item.href) && !item.isUnlisted) return url(item.href);
    const found = item.kind === "category" ? (item.href ?? firstHref(item.items)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * A link without its description, which only cards show: otherwise a changed description would change all pages with
 * this sidebar.
 */
export function shownLink({ description: _, ...link }: SidebarLink): SidebarLink {
  return link;
}

/** A category without what only its own page shows. */
export function shownCategory({ description: _, generatedIndex: __, ...category }: SidebarCategory): SidebarCategory {
  return category;
}
