// Makes a sidebar of pages that name the page above them, `parent: Title`, as those of Just the Docs do. Reads no files.
import { addToList } from "../model/addToList.ts";
import type { SidebarItemConfig } from "../model/userConfig.ts";
import type { DataRecord } from "../source/isRecord.ts";
import { textIn } from "./setupFacts.ts";

/** A page by its id, with its front matter. */
export interface PageOfParent {
  readonly id: string;
  readonly fields: DataRecord;
}

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly parent: string | undefined;
  readonly grandParent: string | undefined;
  readonly order: number | string | undefined;
}

/** Pages below pages are listed so deep. */
const mostLevels = 8;

/** The sidebar; empty where no page names the one above it. */
export function sidebarOfParents(pages: readonly PageOfParent[]): readonly SidebarItemConfig[] {
  const entries = pages.flatMap(({ id, fields }): readonly Entry[] => {
    const title = textIn(fields, "title");
    if (title === undefined || fields["nav_exclude"] === true) return [];
    const order = fields["nav_order"];
    const known = typeof order === "number" || typeof order === "string" ? order : undefined;
    const [parent, grandParent] = [textIn(fields, "parent"), textIn(fields, "grand_parent")];
    return [{ id, title, parent, grandParent, order: known }];
  });
  const titles = new Set(entries.map(({ title }) => title));
  const below = new Map<string, Entry[]>();
  const top: Entry[] = [];
  for (const entry of entries) {
    if (entry.parent === undefined || !titles.has(entry.parent)) top.push(entry);
    else addToList(below, entry.parent, entry);
  }
  return below.size === 0 ? [] : inOrder(top).map((entry) => itemOf(entry, { below, above: [] }));
}

interface Branch {
  readonly below: ReadonlyMap<string, readonly Entry[]>;
  /** Titles of the pages above. */
  readonly above: readonly string[];
}

function itemOf({ id, title, parent }: Entry, { below, above }: Branch): SidebarItemConfig {
  const isTooDeep = above.length >= mostLevels || above.includes(title);
  // Pages of one title may have pages below them: those say which is meant by the title above that.
  const own = (below.get(title) ?? []).filter(({ grandParent }) => grandParent === undefined || grandParent === parent);
  if (isTooDeep || own.length === 0) return { type: "doc", id, label: title };
  const items = inOrder(own).map((entry) => itemOf(entry, { below, above: [...above, title] }));
  return { type: "category", label: title, link: { type: "doc", id }, items };
}

/** Numbers first, then texts, then pages without an order by their titles. */
function inOrder(entries: readonly Entry[]): readonly Entry[] {
  const rank = ({ order }: Entry): number => (typeof order === "number" ? 0 : typeof order === "string" ? 1 : 2);
  const keyOf = ({ order, title }: Entry): number | string => order ?? title.toLowerCase();
  return entries.toSorted((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    return rank(a) - rank(b) || (one < other ? -1 : one > other ? 1 : a.title < b.title ? -1 : 1);
  });
}
