// Reads the configuration of MkDocs, `mkdocs.yml`: its keys, those that it takes over from another file, its `nav`. Reads no
// files.
import type { SidebarItemConfig } from "../model/userConfig.ts";
import { ignoredPaths } from "./ignoredPaths.ts";
import { type DataRecord, isRecord } from "./isRecord.ts";
import { folderOf, joinPath } from "./joinPath.ts";
import { readYamlRecord } from "./readYamlRecord.ts";

/** Parses the file without tags that only Python understands: `!!python/name:…`, `!ENV`. */
export function readMkdocs(yaml: string): DataRecord {
  return readYamlRecord(yaml.replace(/(?<=[:,[{-]\s)!{1,2}[A-Za-z][\w/:.-]*/g, ""));
}

/** Files that take over keys from one another in a row. */
export const mostInherited = 8;

/** The file from which a configuration takes what it does not say itself. @param file Path of the configuration. */
export function inheritedFile(config: DataRecord, file: string): string | undefined {
  const inherited = config["INHERIT"];
  return typeof inherited === "string" ? joinPath(folderOf(file), inherited) : undefined;
}

/** A configuration with what it takes over: tables are joined key by key, lists replaced, as MkDocs does it. */
export function inheriting(own: DataRecord, base: DataRecord): DataRecord {
  const joined: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(own)) {
    const below = Object.hasOwn(base, key) ? base[key] : undefined;
    joined[key] = isRecord(value) && isRecord(below) ? inheriting(value, below) : value;
  }
  return joined;
}

/** Files that MkDocs leaves out unless `exclude_docs` takes them back. */
const alwaysExcluded = ".*\n/templates/\n";

/** What no page is made of: what MkDocs leaves out, and drafts, which it shows to their author alone. */
type Unpublished = "excluded" | "draft";

/** Makes a function that tells whether a file of the docs is published. Its paths begin at the folder of the docs. */
export function unpublishedIn(config: DataRecord): (path: string) => Unpublished | undefined {
  const listed = (key: string): string => (typeof config[key] === "string" ? config[key] : "");
  const isExcluded = ignoredPaths(alwaysExcluded + listed("exclude_docs"));
  const isDraft = ignoredPaths(listed("draft_docs"));
  return (path) => (isExcluded(path) ? "excluded" : isDraft(path) ? "draft" : undefined);
}

/** Extensions that take files into pages, each from folders that it calls `base_path`. */
const including = ["pymdownx.snippets", "markdown_include.include", "mdx_include"];

/**
 * Folders below which files that pages take in are looked up, in order: those that the configuration names, and the
 * project's own. Paths of the site.
 */
export function snippetFolders(config: DataRecord, { root, docs }: MkdocsFolders): readonly string[] {
  const extensions: unknown = config["markdown_extensions"];
  const tables = Array.isArray(extensions) ? extensions.filter(isRecord) : isRecord(extensions) ? [extensions] : [];
  const named = including.flatMap((name) =>
    tables.flatMap((table) => {
      const options = Object.hasOwn(table, name) ? table[name] : undefined;
      return isRecord(options) ? textsOf(options["base_path"]) : [];
    }),
  );
  // A base is relative to where MkDocs runs: in the folder of its configuration, or in that of the repository.
  const bases = named.slice(0, mostBases).flatMap((base) => {
    if (/^\$docs_dir\b/.test(base)) return joinPath(docs, base.replace(/^\$docs_dir\/?/, "")) ?? [];
    const path = base.replace(/^\$config_dir\/?/, "");
    return [joinPath(root, path), joinPath("", path)].flatMap((folder) => folder ?? []);
  });
  return [...new Set([...bases, root])];
}

/** Folders of a site of MkDocs: that of its configuration, and that of its pages. */
interface MkdocsFolders {
  readonly root: string;
  readonly docs: string;
}

/** Bases that count. */
const mostBases = 20;

const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string");

/**
 * Converts `nav`: paths, `Title: path`, `Title: [ … ]`.
 * @param idOf Id of the doc at a path; entries without one are left out.
 */
export function navItems(nav: unknown, idOf: (path: string) => string | undefined): readonly SidebarItemConfig[] {
  if (!Array.isArray(nav)) return [];
  return nav.flatMap((item: unknown): readonly SidebarItemConfig[] => {
    if (typeof item === "string") return pageItem(item, undefined, idOf);
    if (!isRecord(item)) return [];
    return Object.entries(item).flatMap(([label, value]) => {
      if (typeof value === "string") return pageItem(value, label, idOf);
      const items = navItems(value, idOf);
      return items.length === 0 ? [] : sectionOf(label, items);
    });
  });
}

/**
 * A section of the sidebar. If its first entry is an `index.md` without a title, that doc becomes the section's own
 * page, and also names the section if it has no label. A section with neither is replaced by its items.
 */
function sectionOf(label: string, items: readonly SidebarItemConfig[]): readonly SidebarItemConfig[] {
  const [first, ...rest] = items;
  const name = label.trim() === "" ? {} : { label };
  if (typeof first === "string" && /(?:^|\/)index$/.test(first) && rest.length > 0)
    return [{ type: "category", ...name, link: { type: "doc", id: first }, items: rest }];
  return label.trim() === "" ? items : [{ type: "category", label, items }];
}

function pageItem(
  path: string,
  label: string | undefined,
  idOf: (path: string) => string | undefined,
): readonly SidebarItemConfig[] {
  const id = idOf(path.replace(/^\.?\/+/, ""));
  if (id !== undefined) return [label === undefined ? id : { type: "doc", id, label }];
  return label !== undefined && /^https?:/.test(path) ? [{ type: "link", label, href: path }] : [];
}
