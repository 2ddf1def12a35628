// Builds sidebars from the folders of the docs.
import { type DocId, docId } from "../model/brands.ts";
import type { CategoryFile } from "../model/doc.ts";
import { parseLoosePrefix, parseNumberPrefix } from "../model/numberPrefix.ts";
import type { SidebarItem } from "../model/sidebar.ts";
import { naturalOrder } from "../source/naturalOrder.ts";
import { type EditionDoc, isFolderIndex, sidebarLabelOf, sidebarPositionOf } from "./editionDocs.ts";
import { compareMkdocs, mkdocsFolderName } from "./mkdocsOrder.ts";
import { buildCategory, type CategoryPage, docLink, type SidebarContext } from "./sidebarContext.ts";

interface Folder {
  /** Path relative to the docs folder, as on disk; `""` for the docs folder itself. */
  readonly path: string;
  readonly docs: Map<DocId, EditionDoc>;
  readonly folders: Map<string, Folder>;
}

interface Placed {
  readonly item: SidebarItem;
  readonly position: number;
  /** File or folder name, to order items with equal positions. */
  readonly name: string;
  readonly isFolder: boolean;
}

/**
 * Items of a folder and everything below it, by position and then by name.
 * @param dirName Folder relative to the docs folder, with or without number prefixes; `"."` for all docs.
 * @returns `undefined` if there is no such folder.
 */
export function folderItems(dirName: string, context: SidebarContext): readonly SidebarItem[] | undefined {
  const wanted = dirName === "." ? [] : dirName.split("/").filter((part) => part !== "" && part !== ".");
  const folder = wanted.reduce<Folder | undefined>(
    (parent, name) => parent && findFolder(parent, name),
    folderTree(context),
  );
  if (folder === undefined) return undefined;
  return sortPlaced(placeChildren(folder, context, { withIndex: true }), context);
}

function findFolder(parent: Folder, name: string): Folder | undefined {
  return parent.folders.get(name) ?? [...parent.folders.values()].find((folder) => lastName(folder) === name);
}

function folderTree(context: SidebarContext): Folder {
  const root: Folder = { path: "", docs: new Map(), folders: new Map() };
  for (const [id, entry] of context.docs) {
    if (entry.doc.frontMatter.displayed_sidebar === null) continue;
    const segments = entry.doc.relativePath.split("/").slice(0, -1);
    let folder = root;
    for (const segment of segments) {
      const path = folder.path === "" ? segment : `${folder.path}/${segment}`;
      const next: Folder = folder.folders.get(segment) ?? { path, docs: new Map(), folders: new Map() };
      folder.folders.set(segment, next);
      folder = next;
    }
    folder.docs.set(id, entry);
  }
  return root;
}

function placeChildren(
  folder: Folder,
  context: SidebarContext,
  { withIndex }: { withIndex: boolean },
): readonly Placed[] {
  const indexId = withIndex ? undefined : categoryPageOf(folder, context).indexId;
  const docs = [...folder.docs].filter(([id]) => id !== indexId).map(([id, entry]) => placeDoc(id, entry, context));
  const folders = [...folder.folders.values()].map((child) => placeFolder(child, context));
  return [...docs, ...folders.filter((placed) => placed !== undefined)];
}

function placeDoc(id: DocId, entry: EditionDoc, context: SidebarContext): Placed {
  const name = entry.doc.relativePath.split("/").at(-1) ?? "";
  const { dialect } = context.config.markdown;
  const isNumbered = entry.doc.frontMatter.parse_number_prefixes !== false || numbered.has(dialect);
  const position = sidebarPositionOf(entry) ?? (isNumbered ? parseNumberPrefix(name).position : undefined);
  const item = docLink({ id }, entry, context);
  return { item, position: position ?? withoutPosition(entry, context), name, isFolder: false };
}

/** Nobody has named the README of a repository so that it comes before its CODE_OF_CONDUCT. */
function withoutPosition({ doc }: EditionDoc, { config }: SidebarContext): number {
  const isFirst = config.markdown.isLoose === true && isFolderIndex(doc, config);
  return isFirst ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

/** Tools that keep number prefixes in URLs, and order folders by name. MkDocs orders by nothing else. */
const numbered: ReadonlySet<string> = new Set(["vitepress", "starlight", "mdbook", "jekyll"]);

function placeFolder(folder: Folder, context: SidebarContext): Placed | undefined {
  const name = folder.path.split("/").at(-1) ?? "";
  const { page, indexId } = categoryPageOf(folder, context);
  const index = indexId === undefined ? undefined : folder.docs.get(indexId);
  const indexLabel = index && sidebarLabelOf(index);
  const files = context.categories.get(folder.path) ?? [];
  const original = files.at(-1);
  reportUnknownDoc(files, folder, context);
  const parse = context.config.markdown.isLoose === true ? parseLoosePrefix : parseNumberPrefix;
  const isMkdocs = context.config.markdown.dialect === "mkdocs";
  const { name: ownName, position: written } = isMkdocs ? { name: mkdocsFolderName(name) } : parse(name);
  const item = buildCategory(
    {
      label: first(files, "label") ?? (isMkdocs ? ownName : (indexLabel ?? ownName)),
      originalLabel: original?.label ?? (isMkdocs ? ownName : (index?.original?.title ?? indexLabel ?? ownName)),
      items: sortPlaced(placeChildren(folder, context, { withIndex: false }), context),
      page,
      isCollapsible: first(files, "collapsible") ?? true,
      isCollapsed: first(files, "collapsed") ?? context.config.docs.sidebarCollapsed,
      description: first(files, "description"),
      className: first(files, "className"),
    },
    context,
  );
  const position = first(files, "position") ?? (index && sidebarPositionOf(index)) ?? written;
  return item && { item, position: position ?? Number.POSITIVE_INFINITY, name, isFolder: true };
}

/** Page of a folder: from its category file, else its index doc. */
function categoryPageOf(
  folder: Folder,
  context: SidebarContext,
): { readonly page?: CategoryPage; readonly indexId?: DocId } {
  const link = first(context.categories.get(folder.path) ?? [], "link");
  if (link === null) return {};
  if (link !== undefined) {
    const linked =
      link.type === "doc"
        ? [...folder.docs.keys()].find((id) => id === link.id || id.endsWith(`/${link.id}`))
        : undefined;
    if (link.type === "doc")
      return { page: { type: "doc", id: linked ?? link.id }, ...(linked ? { indexId: linked } : {}) };
    return { page: link };
  }
  const index = [...folder.docs].find(([, entry]) => isFolderIndex(entry.doc, context.config));
  return index === undefined ? {} : { page: { type: "doc", id: index[0] }, indexId: index[0] };
}

/** Reports a category file that names a doc which does not exist. Reported only for the file's own language. */
function reportUnknownDoc(files: readonly CategoryFile[], folder: Folder, context: SidebarContext): void {
  const file = files.find(({ link }) => link !== undefined);
  if (file?.link?.type !== "doc" || file.locale !== context.edition.locale.code) return;
  const { id } = file.link;
  const { page } = categoryPageOf(folder, context);
  if (page?.type !== "doc" || context.docs.has(docId(page.id))) return;
  const isElsewhere = [id, `${folder.path}/${id}`].some(
    (one) => context.leftOut.has(one) || context.otherVersions.has(one),
  );
  if (isElsewhere) return;
  context.report({
    code: "data-invalid",
    severity: "error",
    message: `link.id: there is no doc with the id "${id}"`,
    location: { file: file.path, pointer: "/link/id" },
    hint: context.hintFor(id),
  });
}

function first<Field extends keyof CategoryFile>(
  files: readonly CategoryFile[],
  field: Field,
): CategoryFile[Field] | undefined {
  return files.find((file) => file[field] !== undefined)?.[field];
}

const lastName = (folder: Folder): string => parseNumberPrefix(folder.path.split("/").at(-1) ?? "").name;

function sortPlaced(placed: readonly Placed[], { config }: SidebarContext): readonly SidebarItem[] {
  const compare = config.markdown.isLoose === true ? compareLoose : compareNames;
  const byName = (a: Placed, b: Placed): number => compare(a.name, b.name);
  const bySite = config.markdown.dialect === "mkdocs" ? compareMkdocs : byName;
  const byPlace = (a: Placed, b: Placed): number =>
    a.position === b.position ? bySite(a, b) : a.position - b.position;
  return [...placed].sort(byPlace).map(({ item }) => item);
}

const compareNames = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Files of repositories that are about the project and not about what it makes. */
const aboutProject =
  /^(?:CHANGELOG|CHANGES|HISTORY|RELEASES?|CONTRIBUTING|CODE[-_]OF[-_]CONDUCT|SECURITY|SUPPORT|GOVERNANCE|MAINTAINERS|AUTHORS|CONTRIBUTORS|CREDITS|LICEN[CS]E)\.mdx?$/;

/** Nobody has named the pages of a repository so that its CHANGELOG comes before `guides/`. */
const compareLoose = (one: string, other: string): number =>
  Number(aboutProject.test(one)) - Number(aboutProject.test(other)) || naturalOrder(one, other);
