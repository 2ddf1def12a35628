// Lists what is not imported from a VitePress site, in sentences that say what to do about it.
import { folderOf } from "../source/joinPath.ts";
import type { ForeignSite } from "./foreignSite.ts";
import { shownPaths } from "./sitePieces.ts";
import type { VitepressFiles } from "./vitepressFiles.ts";

/** What the sentences are about. */
interface LeftInput {
  readonly configFile: string;
  readonly files: Pick<VitepressFiles, "dynamic" | "unused">;
  /** Whether there is a sidebar that cannot be read without running the configuration. */
  readonly isSidebarLost: boolean;
}

/** The sentences about what is not imported. */
export function vitepressLeft(site: ForeignSite, { configFile, files, isSidebarLost }: LeftInput): readonly string[] {
  const { dynamic, unused } = files;
  const left = [
    `${configFile}: theme, plugins, and what a program makes; title, languages and links were read where they stand as data`,
  ];
  if (isSidebarLost)
    left.push(
      `${configFile}: the sidebar is made by a program, which is not run; sidebars follow the folders until docs.sidebars says otherwise`,
    );
  if (dynamic.length > 0)
    left.push(
      `${shownPaths(dynamic)}: pages that a program makes of one file; write each of them as a page of its own`,
    );
  if (unused.length > 0) left.push(`${shownPaths(unused)}: no page refers to them`);
  const theme = site.files.filter((path) => /(?:^|\/)\.vitepress\/(?:theme|components)\//.test(path));
  if (theme.length > 0) left.push(`${folderOf(theme[0] ?? "")}: components and styles of Vue (${theme.length} files)`);
  return left;
}
