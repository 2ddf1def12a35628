// Builds all sidebars of an edition, and decides which one each doc shows.
import { addToList } from "../model/addToList.ts";
import { type DocId, docId, sitePath, type Url, url } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { CategoryFile, ParsedContent } from "../model/doc.ts";
import type { Edition } from "../model/edition.ts";
import { leftOutDocs } from "../model/leftOutDocs.ts";
import type { Sidebar, SidebarCategory, SidebarItem } from "../model/sidebar.ts";
import { addressKey } from "../source/addressKey.ts";
import { leavesSite } from "../source/leavesSite.ts";
import { nearestNames } from "../source/nearestName.ts";
import { splitDestination } from "./addresses.ts";
import { separateCategories } from "./categoryAddresses.ts";
import { type ConfigPlace, placeInside, wholeConfig } from "./configPlace.ts";
import type { EditionDocs } from "./editionDocs.ts";
import { folderItems } from "./folderSidebar.ts";
import { sameLang } from "./labelLang.ts";
import { createDocHints } from "./meantDoc.ts";
import { otherVersionsOf } from "./otherVersions.ts";
import type { SidebarContext } from "./sidebarContext.ts";
import { isUsableAddress } from "./usableRoutes.ts";
import { writtenItems } from "./writtenSidebar.ts";

/** Input for an edition's sidebars. */
export interface SidebarInput {
  readonly config: Config;
  readonly content: ParsedContent;
  readonly edition: Edition;
  readonly docs: EditionDocs;
  readonly urlOf: (id: DocId) => Url;
  /** Whether unlisted pages are listed like others, under their notice: while a site is written. */
  readonly showsUnlisted: boolean;
  readonly report: (diagnostic: Diagnostic) => void;
}

/** Builds the sidebars of an edition in the order of the configuration. */
export function buildSidebars(input: SidebarInput): readonly Sidebar[] {
  const categories = categoryFilesByFolder(input.content, input.edition);
  const otherVersions = otherVersionsOf(input.edition.version.name, input.content.sources);
  const leftOut = leftOutDocs(input.content);
  const docs = docsWithPages(input);
  const hintFor = createDocHints(() => docs.keys());
  const isWithout = (id: string): boolean => leftOut.has(id) || input.docs.has(docId(id));
  const named = new Set<SidebarItem>();
  const built = new Map<string, readonly SidebarItem[]>();
  for (const [name, written] of Object.entries(input.config.docs.sidebars)) {
    const context: SidebarContext = {
      ...{ ...input, docs, name, categories, otherVersions, hintFor, named },
      leftOut: { ...leftOut, has: isWithout },
    };
    const at = ["docs", "sidebars", name].reduce<ConfigPlace>(placeInside, wholeConfig);
    built.set(name, written === "auto" ? (folderItems(".", context) ?? []) : writtenItems(written, context, at));
  }
  return [...separateCategories(built, named)].map(([name, items]) => {
    const firstLink = findFirstLink(items);
    return { name, edition: input.edition.key, items, ...(firstLink ? { firstLink } : {}) };
  });
}

/**
 * The docs without those that get no page, which are reported with the routes: their URL cannot be a file name, or is that
 * of a doc before them.
 */
function docsWithPages({ docs, urlOf }: SidebarInput): EditionDocs {
  const taken = new Set<string>();
  return new Map(
    [...docs].filter(([id]) => {
      const address = urlOf(id);
      const key = addressKey(address);
      const hasPage = isUsableAddress(address) && !taken.has(key);
      taken.add(key);
      return hasPage;
    }),
  );
}

function categoryFilesByFolder(content: ParsedContent, edition: Edition): ReadonlyMap<string, readonly CategoryFile[]> {
  const byFolder = new Map<string, CategoryFile[]>();
  for (const locale of [edition.locale.code, edition.fallback]) {
    for (const file of content.categories) {
      if (file.locale !== locale || file.version !== edition.version.name) continue;
      addToList(byFolder, file.folder, file);
    }
  }
  return byFolder;
}

function findFirstLink(items: readonly SidebarItem[]): Sidebar["firstLink"] {
  for (const item of items) {
    if (item.kind === "link" && !leavesSite(item.href) && !item.isUnlisted)
      return { href: url(item.href), label: item.label, ...sameLang(item) };
    if (item.kind !== "category") continue;
    const found =
      item.href === undefined ? findFirstLink(item.items) : { href: item.href, label: item.label, ...sameLang(item) };
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The same sidebar, with plain links to pages and static files corrected to their canonical URLs. */
export function spellLinks(sidebar: Sidebar, spell: (path: string) => string | undefined): Sidebar {
  const items = spellItems(sidebar.items, spell);
  if (items === sidebar.items) return sidebar;
  const firstLink = findFirstLink(items);
  return { ...sidebar, items, ...(firstLink ? { firstLink } : {}) };
}

/** The corrected items. Returns the same list if nothing changes, because large sites have long ones. */
function spellItems(
  items: readonly SidebarItem[],
  spell: (path: string) => string | undefined,
): readonly SidebarItem[] {
  const spelled = items.map((item): SidebarItem => {
    if (item.kind === "category") {
      const inner = spellItems(item.items, spell);
      return inner === item.items ? item : { ...item, items: inner };
    }
    if (item.kind === "html" || item.docId !== undefined || !item.isReference || leavesSite(item.href)) return item;
    const { path, query, hash } = splitDestination(item.href);
    const found = spell(path);
    return found === undefined || found === path ? item : { ...item, href: found + query + hash };
  });
  return spelled.some((item, index) => item !== items[index]) ? spelled : items;
}

/** Calls `visit` for every category and link, parents first, with the categories that contain it. */
export function walkSidebar(
  items: readonly SidebarItem[],
  visit: (item: SidebarItem, ancestors: readonly SidebarCategory[]) => void,
  ancestors: readonly SidebarCategory[] = [],
): void {
  for (const item of items) {
    visit(item, ancestors);
    if (item.kind === "category") walkSidebar(item.items, visit, [...ancestors, item]);
  }
}

/** Name of the sidebar that each doc of an edition shows; docs in no sidebar are absent. */
export function assignSidebars(input: SidebarInput, sidebars: readonly Sidebar[]): ReadonlyMap<DocId, string> {
  const assigned = new Map<DocId, string>();
  for (const sidebar of sidebars) {
    walkSidebar(sidebar.items, (item) => {
      if (item.kind === "html" || item.docId === undefined || (item.kind === "link" && item.isReference)) return;
      assigned.set(item.docId, sidebar.name);
    });
  }
  const names = new Set(sidebars.map(({ name }) => name));
  for (const [id, { doc }] of input.docs) {
    const wanted = doc.frontMatter.displayed_sidebar;
    if (wanted === null) assigned.delete(id);
    else if (wanted !== undefined && names.has(wanted)) assigned.set(id, wanted);
    else if (wanted !== undefined) input.report(unknownSidebar(wanted, doc.path, [...names]));
  }
  return assigned;
}

function unknownSidebar(wanted: string, path: string, names: readonly string[]): Diagnostic {
  const near = nearestNames(wanted, names);
  return {
    code: "unknown-sidebar",
    severity: "error",
    message: `displayed_sidebar: there is no sidebar "${wanted}"`,
    location: { file: sitePath(path), pointer: "/displayed_sidebar" },
    hint:
      near.length > 0
        ? `did you mean "${near[0]}"?`
        : `the sidebars are ${names.map((name) => `"${name}"`).join(", ")}`,
  };
}
