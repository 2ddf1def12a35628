// Makes a sidebar of the lists that folders of Fumadocs and Nextra have. A folder without one is listed by names.
import { parseLoosePrefix } from "../model/numberPrefix.ts";
import type { SidebarItemConfig } from "../model/userConfig.ts";
import type { FolderMeta, MetaEntry } from "./looseMeta.ts";
import { looseDocId } from "./loosePaths.ts";

/** Lists by the folders that they are of; the folder of the docs is the empty one. */
export type FolderMetas = ReadonlyMap<string, FolderMeta>;

interface Folder {
  readonly path: string;
  /** Paths of pages by their names without ending. */
  readonly pages: Map<string, string>;
  readonly folders: Map<string, Folder>;
}

interface Listing {
  readonly metas: FolderMetas;
  /** Paths of pages and folders that have a place: a list may name one again, or be in a folder that is named often. */
  readonly placed: Set<string>;
}

const everything: readonly MetaEntry[] = [{ kind: "rest", isReversed: false }];

/** The sidebar; empty where no list names one of the docs. @param docs Paths of the docs. */
export function sidebarOfMetas(metas: FolderMetas, docs: ReadonlySet<string>): readonly SidebarItemConfig[] {
  const root = treeOf(docs);
  const isOrdered = [...metas].some(([path, { entries = [] }]) => {
    const folder = folderAt(root, path);
    return folder !== undefined && entries.some((entry) => entry.kind === "page" && has(folder, entry.path));
  });
  return isOrdered ? itemsOf(root, { metas, placed: new Set() }) : [];
}

function treeOf(docs: ReadonlySet<string>): Folder {
  const root: Folder = { path: "", pages: new Map(), folders: new Map() };
  for (const doc of docs) {
    const names = doc.split("/");
    const file = names.pop() ?? "";
    const folder = names.reduce((above, name) => {
      const known = above.folders.get(name) ?? { path: inside(above, name), pages: new Map(), folders: new Map() };
      above.folders.set(name, known);
      return known;
    }, root);
    folder.pages.set(file.replace(/\.mdx?$/i, ""), doc);
  }
  return root;
}

const inside = ({ path }: Folder, name: string): string => (path === "" ? name : `${path}/${name}`);

/** The folder at a path below another one. */
const folderAt = (root: Folder, path: string): Folder | undefined =>
  path === "" ? root : path.split("/").reduce<Folder | undefined>((above, name) => above?.folders.get(name), root);

/** The folder and the name that a path of a list means. */
function placeOf(folder: Folder, path: string): readonly [Folder | undefined, string] {
  const cut = path.lastIndexOf("/");
  return [folderAt(folder, path.slice(0, Math.max(0, cut))), path.slice(cut + 1)];
}

function has(folder: Folder, path: string): boolean {
  const [own, name] = placeOf(folder, path);
  return own !== undefined && (own.pages.has(name) || own.folders.has(name));
}

function itemsOf(folder: Folder, listing: Listing): readonly SidebarItemConfig[] {
  const { entries = everything, hidden = new Set() } = listing.metas.get(folder.path) ?? {};
  const named = new Set(entries.flatMap((entry) => ("path" in entry ? [entry.path] : [])));
  const names = [...new Set([...folder.pages.keys(), ...folder.folders.keys()])];
  const rest = names.filter((name) => !named.has(name) && !hidden.has(name)).sort(byName);
  const top: SidebarItemConfig[] = [];
  let into = top;
  for (const entry of entries) {
    if (entry.kind === "part") into = partOf(entry.label, top);
    else into.push(...itemsFor(entry, { folder, rest, listing }));
  }
  return top.filter((item) => typeof item === "string" || item.type !== "category" || item.items.length > 0);
}

/** Where what follows a separator is listed: in a category with its label, else beside the others. */
function partOf(label: string, top: SidebarItemConfig[]): SidebarItemConfig[] {
  if (label === "") return top;
  const items: SidebarItemConfig[] = [];
  top.push({ type: "category", label, items });
  return items;
}

interface FolderList {
  readonly folder: Folder;
  /** Names that the list does not mention. */
  readonly rest: readonly string[];
  readonly listing: Listing;
}

function itemsFor(
  entry: Exclude<MetaEntry, { readonly kind: "part" }>,
  { folder, rest, listing }: FolderList,
): readonly SidebarItemConfig[] {
  switch (entry.kind) {
    case "link":
      return [{ type: "link", label: entry.label, href: entry.href }];
    case "rest":
      return (entry.isReversed ? rest.toReversed() : rest).flatMap((name) => itemOf(folder, name, { listing }));
    case "inside": {
      const inner = folderAt(folder, entry.path);
      return inner === undefined || !isNew(inner.path, listing) ? [] : itemsOf(inner, listing);
    }
    case "page": {
      const [own, name] = placeOf(folder, entry.path);
      return own === undefined ? [] : itemOf(own, name, { listing, label: entry.label });
    }
  }
}

function itemOf(
  folder: Folder,
  name: string,
  { listing, label }: { readonly listing: Listing; readonly label?: string | undefined },
): readonly SidebarItemConfig[] {
  const [page, inner] = [folder.pages.get(name), folder.folders.get(name)];
  const labelled = label === undefined ? {} : { label };
  if (inner !== undefined && isNew(inner.path, listing)) {
    const meta = listing.metas.get(inner.path);
    const index = indexOf(inner, meta) ?? page;
    const isLinked = index !== undefined && isNew(index, listing);
    const items = itemsOf(inner, listing);
    const link = isLinked ? { link: { type: "doc", id: looseDocId(index) } as const } : {};
    const own = meta?.title === undefined ? (isLinked ? {} : { label: wordsOf(name) }) : { label: meta.title };
    if (items.length > 0) return [{ type: "category", items, ...own, ...labelled, ...link }];
    return isLinked ? [{ type: "doc", id: looseDocId(index), ...labelled }] : [];
  }
  return page !== undefined && isNew(page, listing) ? [{ type: "doc", id: looseDocId(page), ...labelled }] : [];
}

/** The page of a folder, unless its list has a place of its own for it. */
function indexOf({ pages }: Folder, meta: FolderMeta | undefined): string | undefined {
  const name = [...pages.keys()].find((one) => isIndex(one));
  const isListed = (meta?.entries ?? []).some((entry) => entry.kind === "page" && entry.path === name);
  return name === undefined || isListed || meta?.hidden.has(name) ? undefined : pages.get(name);
}

const isIndex = (name: string): boolean => /^(?:index|readme)$/i.test(name);

/** Notes that something has a place. @returns Whether it had none. */
function isNew(path: string, { placed }: Listing): boolean {
  if (placed.has(path)) return false;
  placed.add(path);
  return true;
}

/** The page of the folder first, then by name. */
function byName(a: string, b: string): number {
  return Number(isIndex(b)) - Number(isIndex(a)) || (a < b ? -1 : 1);
}

/** Words of a folder's name: `getting-started` is "Getting started", `(group)` is "Group". */
function wordsOf(folder: string): string {
  const words = parseLoosePrefix(folder)
    .name.replace(/^\((.*)\)$/, "$1")
    .replace(/[-_]+/g, " ")
    .trim();
  return words === "" ? folder : words.charAt(0).toUpperCase() + words.slice(1);
}
