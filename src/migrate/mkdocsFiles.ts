// Which files of a MkDocs site are copied: its pages, and what they take in, from outside the docs and from what the
// configuration leaves out of them.
import { folderOf, joinPath } from "../source/joinPath.ts";
import type { unpublishedIn } from "../source/mkdocsConfig.ts";
import type { ForeignSite, PlannedCopy } from "./foreignSite.ts";
import { isPage, partPath, shownPaths } from "./sitePieces.ts";

interface MkdocsSite {
  /** Folder of the configuration. */
  readonly root: string;
  /** Folders below which files that pages take in are looked up. */
  readonly bases: readonly string[];
  /** Folders of the docs, of each language that has one. */
  readonly folders: readonly string[];
  /** Places of all files in these folders. */
  readonly all: readonly PlannedCopy[];
  readonly unpublished: ReturnType<typeof unpublishedIn>;
}

interface MkdocsFiles {
  /** The published files of the docs. */
  readonly placed: readonly PlannedCopy[];
  /** Files that pages take in, and drafts. */
  readonly taken: readonly PlannedCopy[];
  /** Sentences about what is not copied, and about drafts. */
  readonly left: readonly string[];
}

/** Finds the files of a site. */
export function mkdocsFiles(site: ForeignSite, given: MkdocsSite): MkdocsFiles {
  const { folders, all, unpublished } = given;
  const kindOf = ({ from }: PlannedCopy): ReturnType<typeof unpublished> => {
    const folder = folders.find((docs) => isBelow(from, docs)) ?? "";
    return unpublished(folder === "" ? from : from.slice(folder.length + 1));
  };
  const ofKind = (kind: ReturnType<typeof unpublished>): readonly PlannedCopy[] =>
    all.filter((copy) => kindOf(copy) === kind);
  const [placed, drafts, excluded] = [ofKind(undefined), ofKind("draft"), ofKind("excluded")];
  const { included, above } = includedFiles(site, given, [...placed, ...drafts]);
  const parts = excluded.filter(({ from }) => included.has(from));
  const lost = excluded.flatMap(({ from }) => (isPage(from) && !included.has(from) ? [from] : []));
  const names = drafts.flatMap(({ from }) => (isPage(from) ? [from] : []));
  const left = [
    ...sentence(above, "included by pages, and above the named folder; name the folder around both instead"),
    ...sentence(lost, "not copied, because exclude_docs leaves them out"),
    ...sentence(names, "drafts (draft_docs); they got _ before their names, so that no pages are made of them"),
  ];
  return {
    placed,
    taken: [
      ...[...drafts, ...parts].map((copy) => ({ ...copy, to: partPath(copy.to) })),
      ...outsideCopies(given, included),
    ],
    left,
  };
}

const sentence = (paths: readonly string[], text: string): readonly string[] =>
  paths.length === 0 ? [] : [`${shownPaths(paths)}: ${text}`];

const isBelow = (path: string, folder: string): boolean => folder === "" || path.startsWith(`${folder}/`);

/** `{% include-markdown "../a.md" %}`; the path, from the page, is in group 1. */
const include = /\{%-?\s{0,40}include-markdown\s{1,40}["'](\.\.?\/[^"'\n]{1,400})["']/g;
/** `--8<-- "a.md"`, `{! a.md !}`, `{* a.py hl[2] *}`; the path is in one of the groups. */
const snippet = /-8<-+[ \t]+["']([^"':\n]{1,400})|\{(?:!>?|\*)[ \t]*([^\s!*{}]{1,400})[^{}\n]{0,400}[!*]\}/g;

interface Included {
  /** Paths by which pages name each file. */
  readonly included: ReadonlyMap<string, ReadonlySet<string>>;
  /** Paths of files above the folder that was named. */
  readonly above: readonly string[];
}

/** Files that pages take in, and those that these take in. Paths begin at the folder of the configuration or of the docs. */
function includedFiles(
  site: ForeignSite,
  { root, bases, folders }: MkdocsSite,
  pages: readonly PlannedCopy[],
): Included {
  const known = new Set(site.files);
  const included = new Map<string, Set<string>>();
  const above = new Set<string>();
  const waiting = pages.map(({ from }) => from).filter(isPage);
  const read = new Set(waiting);
  const take = (path: string, from: string | undefined): void => {
    if (from === undefined) above.add(path);
    if (from === undefined || !known.has(from)) return;
    included.set(from, (included.get(from) ?? new Set()).add(path));
    if (!isPage(from) || read.has(from)) return;
    read.add(from);
    waiting.push(from);
  };
  for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
    const content = site.readText(page) ?? "";
    if (!/8<-|\{[!*%]/.test(content)) continue;
    for (const [, quoted, path = quoted ?? ""] of content.matchAll(snippet)) {
      const places = bases.map((base) => joinPath(base, path));
      take(path, places.find((place) => place !== undefined && known.has(place)) ?? joinPath(root, path));
      for (const docs of folders) take(path, joinPath(docs, path) ?? joinPath(root, path));
    }
    for (const [, path = ""] of content.matchAll(include)) take(path, joinPath(folderOf(page), path));
  }
  return { included, above: [...above] };
}

/**
 * Copies of included files to the same paths below the site, where pages look for them; those from above the folder of the
 * configuration as if they were in it. Of the docs only those need one that their new folder does not lead to.
 */
function outsideCopies({ root, folders }: MkdocsSite, included: Included["included"]): readonly PlannedCopy[] {
  const hasSameName = (docs: string): boolean => docs === joinPath(root, "docs");
  return [...included].flatMap(([from, paths]) =>
    [...paths].flatMap((path) => {
      const docs = folders.find((folder) => isBelow(from, folder));
      const ways =
        docs === undefined ? [] : [joinPath(docs, path), ...(hasSameName(docs) ? [joinPath(root, path)] : [])];
      const isFound = docs !== undefined && (/^\.\.?\//.test(path) || ways.includes(from));
      return isFound ? [] : [{ from, to: joinPath("", path.replace(/^(?:\.\.\/)+/, "")) ?? from }];
    }),
  );
}
