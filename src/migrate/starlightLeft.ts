// Lists what is not imported from a Starlight site, in sentences that say what to do about it.
import type { ForeignSite } from "./foreignSite.ts";
import { shownPaths } from "./sitePieces.ts";

interface LeftInput {
  readonly configFile: string;
  readonly at: (path: string) => string;
  /** Code of the default language. */
  readonly first: string;
  /** Folders that the sidebar lists but that contain no page. */
  readonly missing: readonly string[];
  /** Whether there is a sidebar that cannot be read without running the configuration. */
  readonly isSidebarLost: boolean;
}

/** The sentences about what is not imported. */
export function starlightLeft(
  site: ForeignSite,
  { configFile, at, first, missing, isSidebarLost }: LeftInput,
): readonly string[] {
  const left = [
    `${configFile}: plugins and styles; the title, address, languages, sidebar, redirects and links were read`,
  ];
  if (isSidebarLost)
    left.push(
      `${configFile}: the sidebar is made by code, which is not run; it follows the folders until docs.sidebars says otherwise`,
    );
  if (missing.length > 0) left.push(`${configFile}: the sidebar lists folders without pages: ${missing.join(", ")}`);
  const components = site.files.filter((path) => path.startsWith(at("src/components/")));
  if (components.length > 0) left.push(`${at("src/components")}: Astro components (${components.length} files)`);
  const pages = site.files.filter((path) => path.startsWith(at("src/pages/")) && /\.(?:astro|html|mdx?)$/.test(path));
  if (pages.length > 0)
    left.push(
      `${shownPaths(pages)}: pages of Astro; rewrite them as Markdown in content/${first}/pages, or as templates`,
    );
  return left;
}

/** The sentence about addresses that had the folder of the default language. */
export const lostFolderLeft = (lost: string | undefined): readonly string[] =>
  lost === undefined
    ? []
    : [`addresses that begin with ${lost}/ do so no more; let the server redirect ${lost}/* to /*`];
