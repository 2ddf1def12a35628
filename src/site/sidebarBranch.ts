// The part of a long sidebar that a page carries: every level on the way to the page, other categories closed, and of a level
// of hundreds only the entries around the page. So a page's sidebar does not grow with the site.
import { type Url, url } from "../model/brands.ts";
import type { SidebarCategory, SidebarItem, SidebarLink } from "../model/sidebar.ts";

/** Categories around a page, outer ones first, and the page's own entry behind them. Empty for a page that is not listed. */
type SidebarPath = readonly (SidebarCategory | SidebarLink)[];

/** Most entries of one level that are shown together. */
const longestLevel = 200;

/** Entries of a longer level that are shown together: the same for all pages among them, so that they are rendered once. */
const stretchLength = 100;

/** Entries of one level. */
interface Level {
  /** As pages show them, without unlisted ones. */
  readonly entries: readonly SidebarItem[];
  /** An entry in place of each stretch of these; absent where all of them are shown together. */
  readonly rows?: Level;
}

/** Entries from one to another, and rows for those before and after them. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly before: readonly SidebarItem[];
  readonly after: readonly SidebarItem[];
}

/** A level with the places of its items. */
interface ItemLevel extends Level {
  /** By item: its place in `entries`; of an unlisted one that of the entry behind it. */
  readonly positions: ReadonlyMap<SidebarItem, number>;
}

/** By a level's items: one value for all branches, for it is sent to a worker and rendered once for several pages. */
const levels = new WeakMap<readonly SidebarItem[], ItemLevel>();

/** The branch of a page. An unlisted entry is in its own page's branch alone. */
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

/** The same for all listed pages that have one branch, and for no others: the first entry of the innermost level's open part. */
export function branchKey(items: readonly SidebarItem[], path: SidebarPath): SidebarItem | undefined {
  const own = path.at(-1);
  const category = own?.kind === "category" ? own : path.at(-2);
  const level = levelOf(category?.kind === "category" ? category.items : items);
  return level.entries[partAround(level, own === category ? 0 : placeOf(own, level)).from] ?? category;
}

const placeOf = (item: SidebarItem | undefined, { positions }: ItemLevel): number =>
  item === undefined ? 0 : (positions.get(item) ?? 0);

/** What a page at that place shows of a level. */
function partAround({ entries, rows }: Level, at: number): Part {
  if (rows === undefined) return { from: 0, to: entries.length, before: [], after: [] };
  // An unlisted page behind all others stands with the last of them.
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

/** Entries, or stretches of so many of them, with rows above them until there are few enough. */
function levelOver(base: readonly SidebarItem[], length = 1): Level {
  const entries = length === 1 ? base : stretchesOf(base, length).map(rowOf);
  return entries.length <= longestLevel ? { entries } : { entries, rows: levelOver(base, length * stretchLength) };
}

function stretchesOf(entries: readonly SidebarItem[], length: number): readonly (readonly SidebarItem[])[] {
  const count = Math.ceil(entries.length / length);
  return Array.from({ length: count }, (_, index) => entries.slice(index * length, (index + 1) * length));
}

/** An entry for a stretch that is not shown: from its first name to its last one, leading to the first. */
function rowOf(stretch: readonly SidebarItem[]): SidebarItem {
  const labels = stretch.flatMap((entry) => (entry.kind === "html" ? [] : [entry.label]));
  const label = [...new Set([labels.at(0), labels.at(-1)])].join(" … ");
  const href = firstHref(stretch);
  if (href !== undefined) return { kind: "link", label, href, isExternal: false, className: "sidebar-stretch" };
  return { kind: "category", label, items: [], isCollapsible: false, isCollapsed: false, className: "sidebar-stretch" };
}

/** A category off the branch: its label leads to its page or its first one. */
function closedOf(category: SidebarCategory): SidebarCategory {
  const href = category.href ?? firstHref(category.items);
  return { ...shownCategory(category), items: [], ...(href === undefined ? {} : { href }) };
}

function firstHref(items: readonly SidebarItem[]): Url | undefined {
  for (const item of items) {
    if (item.kind === "link" && !item.isExternal && !item.isUnlisted) return url(item.href);
    const found = item.kind === "category" ? (item.href ?? firstHref(item.items)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A link without its page's first words: these stand on cards, and a change of them is no change of all pages beside it. */
export function shownLink({ description: _, ...link }: SidebarLink): SidebarLink {
  return link;
}

/** A category without what only its own page shows. */
export function shownCategory({ description: _, generatedIndex: __, ...category }: SidebarCategory): SidebarCategory {
  return category;
}
