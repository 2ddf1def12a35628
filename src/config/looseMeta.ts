// Reads files that give the order and the labels of one folder: `meta.json` of Fumadocs, `_meta.json` and `_meta.js` of
// Nextra, `_meta.json` and `_nav.json` of Rspress. Makes no sidebar of them. Programs are not run: what of their object is written out counts.
import { escapePattern } from "../source/escapePattern.ts";
import { isRecord } from "../source/isRecord.ts";
import { readLiteral } from "../source/literals/readLiteral.ts";

/** Names of such files; of two in a folder the later one counts. */
export const metaNames: readonly string[] = [
  "_nav.json",
  "meta.json",
  ...["js", "jsx", "mjs", "ts", "tsx"].map((ending) => `_meta.${ending}`),
  "_meta.json",
];

/** What stands at one place of a folder's list. */
export type MetaEntry =
  /** A page or a folder, by its path without ending from the folder of the list. */
  | { readonly kind: "page"; readonly path: string; readonly label?: string }
  /** Everything that the list does not name. */
  | { readonly kind: "rest"; readonly isReversed: boolean }
  /** What a folder contains, without the folder. */
  | { readonly kind: "inside"; readonly path: string }
  /** Begins a part; without a label it only ends the one before. */
  | { readonly kind: "part"; readonly label: string }
  | { readonly kind: "link"; readonly label: string; readonly href: string };

/** What such a file says of its folder. */
export interface FolderMeta {
  readonly title?: string;
  /** Absent where the file gives no order. */
  readonly entries?: readonly MetaEntry[];
  /** Names that stand in no list. */
  readonly hidden: ReadonlySet<string>;
}

/** What a file says; `undefined` when it is none of these. @param name One of `metaNames`. */
export function readMeta(text: string, name: string): FolderMeta | undefined {
  const value = name.endsWith(".json") ? parsed(text) : exported(text);
  if (name === "_nav.json") return Array.isArray(value) ? navMeta(value) : undefined;
  if (name === "_meta.json" && Array.isArray(value)) return rspressMeta(value);
  if (!isRecord(value)) return undefined;
  return name.startsWith("_") ? nextraMeta(value) : fumadocsMeta(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** What a program exports, `export default { … }` or the name of a constant: an object, whose parts that are not data are unknown. */
function exported(text: string): unknown {
  const match = /(?:^|\n)export\s+default\s+/.exec(text);
  if (match === null) return undefined;
  const start = match.index + match[0].length;
  const [name] = /^[A-Za-z_$][\w$]*(?=\s*(?:;|$|\n|satisfies\b|as\b))/.exec(text.slice(start, start + 200)) ?? [];
  if (name === undefined) return readLiteral(text, start);
  const constant = new RegExp(
    `(?:^|\\n)(?:export\\s+)?const\\s+${escapePattern(name)}\\s*(?::[^=\\n]{1,300})?=\\s*`,
  ).exec(text);
  return constant === null ? undefined : readLiteral(text, constant.index + constant[0].length);
}

const textIn = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/** `---Part---`, `---[Icon]Part---`, `---` */
const separator = /^---(?:\[[^\]]*\])?(.*?)-*$/;
/** `[Text](https://…)`, `[Icon][Text](https://…)`, `external:[Text](https://…)` */
const writtenLink = /^(?:external:)?(?:\[[^\]]*\])?\[([^\]]+)\]\(([^)]+)\)$/;

function fumadocsMeta({ title, pages }: Readonly<Record<string, unknown>>): FolderMeta | undefined {
  const named = textIn(title);
  const list = Array.isArray(pages) ? pages.filter((page) => typeof page === "string") : undefined;
  if (named === undefined && list === undefined) return undefined;
  const hidden = new Set((list ?? []).flatMap((page) => (page.startsWith("!") ? [plainPath(page.slice(1))] : [])));
  const entries = list?.filter((page) => !page.startsWith("!")).flatMap(fumadocsEntry);
  return { ...(named && { title: named }), ...(entries && { entries }), hidden };
}

function fumadocsEntry(page: string): readonly MetaEntry[] {
  if (page === "..." || page === "z...a") return [{ kind: "rest", isReversed: page !== "..." }];
  if (page.startsWith("...")) return [{ kind: "inside", path: plainPath(page.slice(3)) }];
  if (page.startsWith("---")) return [{ kind: "part", label: separator.exec(page)?.[1]?.trim() ?? "" }];
  const [, label = "", href = ""] = writtenLink.exec(page) ?? [];
  if (label !== "") return isAddress(href) ? [{ kind: "link", label, href }] : [];
  return [{ kind: "page", path: plainPath(page) }];
}

/** Entries of Rspress: names, `{ type: "dir", name, label }`, headings and lines between them. */
function rspressMeta(list: readonly unknown[]): FolderMeta {
  const entries = list.flatMap((entry): readonly MetaEntry[] => {
    if (typeof entry === "string") return [{ kind: "page", path: plainPath(entry.replace(/\.mdx?$/i, "")) }];
    if (!isRecord(entry)) return [];
    const { type, name, label, link } = entry;
    const own = textIn(label);
    if (type === "divider" || type === "section-header") return [{ kind: "part", label: own ?? "" }];
    if (typeof link === "string" && isAddress(link)) return [{ kind: "link", label: own ?? link, href: link }];
    if (typeof name !== "string") return [];
    return [{ kind: "page", path: plainPath(name.replace(/\.mdx?$/i, "")), ...(own && { label: own }) }];
  });
  return { entries: [...entries, { kind: "rest", isReversed: false }], hidden: new Set() };
}

/** The navbar of Rspress: what it leads to first is first here, called as there. */
function navMeta(list: readonly unknown[]): FolderMeta {
  const labels = new Map<string, string>();
  for (const item of list) {
    if (!isRecord(item)) continue;
    const { text, link } = item;
    const [, folder = ""] = typeof link === "string" ? (/^\/([^/?#]+)\//.exec(link) ?? []) : [];
    if (folder !== "" && !labels.has(folder)) labels.set(folder, textIn(text) ?? "");
  }
  const entries = [...labels].map(([path, label]): MetaEntry => ({ kind: "page", path, ...(label && { label }) }));
  return { entries: [...entries, { kind: "rest", isReversed: false }], hidden: new Set() };
}

const plainPath = (path: string): string => path.replace(/^\.\//, "").replace(/\/$/, "");

function nextraMeta(value: Readonly<Record<string, unknown>>): FolderMeta {
  const hidden = new Set<string>();
  const entries = Object.entries(value).flatMap(([path, said]): readonly MetaEntry[] => {
    // What holds for all pages of the folder.
    if (path === "*") return [];
    const { title, type, display, href }: Readonly<Record<string, unknown>> = isRecord(said) ? said : { title: said };
    const label = textIn(title);
    if (type === "separator") return [{ kind: "part", label: label ?? "" }];
    if (display === "hidden") hidden.add(path);
    if (display === "hidden" || type === "menu") return [];
    if (typeof href === "string") return isAddress(href) ? [{ kind: "link", label: label ?? path, href }] : [];
    return [{ kind: "page", path, ...(label && { label }) }];
  });
  return { entries: [...entries, { kind: "rest", isReversed: false }], hidden };
}
