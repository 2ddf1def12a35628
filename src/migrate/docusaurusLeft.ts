// Lists what is not imported from a Docusaurus site, in sentences that say what to do about it.
import type { ForeignSite } from "./foreignSite.ts";
import { shownPaths } from "./sitePieces.ts";

/** What the sentences are about. */
export interface LeftInput {
  readonly configFile: string;
  readonly at: (path: string) => string;
  readonly locale: string;
  /** Pages that are programs (React). */
  readonly programs: readonly string[];
  /** The sidebars file: whether it could be read as data, and the docs it names that do not exist. */
  readonly sidebarFile:
    | { readonly path: string; readonly isRead: boolean; readonly missing: readonly string[] }
    | undefined;
  /** Further docs plugins, and the URL paths that their pages have in the old site. */
  readonly others: readonly { readonly folder: string; readonly address: string }[];
  /** Versions that are listed but have no files. */
  readonly emptyVersions: readonly string[];
  /** Files that no page refers to. */
  readonly unused: readonly string[];
}

/** The sentences about what is not imported. */
export function leftOf(site: ForeignSite, input: LeftInput): readonly string[] {
  const { configFile, at, locale, programs, sidebarFile, others, emptyVersions, unused } = input;
  const left: string[] = [];
  if (programs.length > 0)
    left.push(
      `${programs.join(", ")}: pages written in React; write them as Markdown in content/${locale}/pages, or as templates`,
    );
  if (sidebarFile !== undefined && sidebarFile.missing.length > 0)
    left.push(`${sidebarFile.path}: ${shownPaths(sidebarFile.missing)}: no such docs`);
  if (sidebarFile?.isRead === false)
    left.push(
      `${sidebarFile.path}: written as a program, which is not run; sidebars follow the folders until docs.sidebars says otherwise`,
    );
  for (const { folder, address } of others)
    left.push(`${folder}: docs of their own became pages at /${address}, without a sidebar`);
  if (emptyVersions.length > 0)
    left.push(
      `${at("versions.json")}: ${emptyVersions.join(", ")} ${emptyVersions.length === 1 ? "has" : "have"} no files in versioned_docs`,
    );
  if (unused.length > 0) left.push(`${shownPaths(unused)}: no page refers to them`);
  if (site.files.some((path) => path.startsWith(at("versioned_sidebars/"))))
    left.push(
      `${at("versioned_sidebars")}: older versions have the sidebars of the present one, without what they lack`,
    );
  left.push(`${configFile}: plugins, theme, and what a program makes; the rest was read where it stands as data`);
  return left;
}
