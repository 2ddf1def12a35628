// What the site folder itself says about a site: its name and which content folders hold files.
import { sitePath } from "../model/brands.ts";
import type { SiteFiles } from "../model/ports.ts";
import { isLocaleCode } from "./localeCodes.ts";

/** Facts that defaults are made from. */
export interface SiteFacts {
  /** Name of the site's folder. */
  readonly siteName: string;
  /** Folders below `content/` that hold files, at most four levels deep: `content/en/docs`. */
  readonly folders: ReadonlySet<string>;
  /** Folders that cannot be listed: what they hold is not known. @default none */
  readonly unlisted?: readonly string[];
}

/** `content/<locale>/versions/<name>`: nothing below tells more about a site as a whole. */
const levels = 4;

/** Lists the content folder. What cannot be listed is left to the scan of sources, which reports it. */
export async function readSiteFacts(files: SiteFiles, siteName: string): Promise<SiteFacts> {
  const { value, diagnostics } = await files.list(sitePath("content"));
  const folders = new Set<string>();
  for (const { path } of value) {
    const names = path.split("/").slice(0, -1);
    for (let level = 1; level <= Math.min(levels, names.length); level += 1)
      folders.add(names.slice(0, level).join("/"));
  }
  const unlisted = diagnostics.flatMap(({ code, location }) =>
    code === "source-unreadable" && location !== undefined ? [location.file] : [],
  );
  return { siteName, folders, unlisted };
}

/** Whether a folder of `content/` is one of pages; other tools have such a folder with another layout. */
export const hasPages = ({ folders }: SiteFacts): boolean =>
  [...folders].some((folder) => /^content\/[^/]+\/(?:docs|blog|pages|versions)$/.test(folder));

/** Codes of the locale folders of `content/`, in code-unit order. */
export function localeFolders(facts: SiteFacts): readonly string[] {
  const names = [...facts.folders].flatMap((folder) => /^content\/([^/]+)$/.exec(folder)?.[1] ?? []);
  return names.filter(isLocaleCode).sort();
}
