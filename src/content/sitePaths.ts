// Addresses in a page that name files of the site: which file each may mean. Reads nothing.
import { type SitePath, sitePath } from "../model/brands.ts";
import { decodePercent } from "../source/addressKey.ts";
import { folderOf, foldersAbove, joinPath } from "../source/joinPath.ts";
import { leavesSite } from "../source/leavesSite.ts";

/** Where a page stands. */
interface PageFolder {
  readonly path: SitePath;
  readonly fallbackPath: SitePath | undefined;
  readonly staticFolder: SitePath;
  /** Base URL that an address of a static file may begin with: `/sub/`. */
  readonly baseUrl?: string;
  /** Folder that aliases of `src/assets` stand for: `@assets/a.png`, `~/assets/a.png`. */
  readonly assetsFolder?: SitePath;
  /** Whether the page lies in a folder that is no site yet. */
  readonly isLoose?: boolean;
}

/** Where other generators keep such files, in a folder of pages or in one above it. */
const publicFolders = ["public", "static", ".vuepress/public"];
/** What `/a.png` begins at on the host of a repository, and where other generators keep such files beside the pages. */
const looseRoots = ["", ...publicFolders, "assets", "docs", "docs/public", "docs/static", "website/static"];

/** `@assets/a.png`, `@/assets/a.png`, `~/assets/a.png`, `src/assets/a.png`; what is below is group 1. */
const aliasOfAssets = /^(?:[@~]\/?(?:src\/)?|\/?src\/)assets\/(.*)$/s;

/** Folder of the sources of a project of Starlight, with its slash, in which a page stands that has not been moved. */
export function sourcesAbove(page: SitePath): string | undefined {
  return /^(?:.*\/)?src\/(?=content\/docs\/)/.exec(page)?.[0];
}

/** Whether an address names something outside the site, or a place in the page itself. */
export function isElsewhere(raw: string): boolean {
  return raw === "" || raw.startsWith("#") || raw.startsWith("?") || leavesSite(raw);
}

/**
 * Files an address may name, best first: `@site/x` in the site folder, `/x` in the static folder, as it stands and without
 * the base URL, others beside the page, then beside the page it translates. `undefined` when it leads outside the site.
 */
export function candidatesOf(raw: string, page: PageFolder): readonly SitePath[] | undefined {
  const path = decodePercent(raw.replace(/[?#].*$/s, ""));
  if (path.startsWith("@site/")) return only(fileAt("", path.slice("@site/".length)));
  const asset = page.assetsFolder && aliasOfAssets.exec(path)?.[1];
  if (asset !== undefined) return only(fileAt(page.assetsFolder ?? "", asset));
  if (path.startsWith("/")) return staticFiles(path, page);
  const own = fileAt(folderOf(page.path), path);
  if (own === undefined || page.fallbackPath === undefined) return only(own);
  const original = fileAt(folderOf(page.fallbackPath), path);
  return original === undefined ? [own] : [own, original];
}

function staticFiles(
  path: string,
  { path: page, fallbackPath, staticFolder, baseUrl, isLoose }: PageFolder,
): readonly SitePath[] | undefined {
  const own = fileAt(staticFolder, path.slice(1));
  if (own !== undefined && isLoose) {
    const above = [page, ...(fallbackPath === undefined ? [] : [fallbackPath])].flatMap(foldersAbove);
    const further = [...new Set(above)].flatMap((folder) => [
      folder,
      ...publicFolders.map((name) => `${folder}/${name}`),
    ]);
    return [own, ...[...looseRoots, ...further].flatMap((root) => fileAt(root, path.slice(1)) ?? [])];
  }
  if (own === undefined || baseUrl === undefined || !path.startsWith(baseUrl)) return only(own);
  const inside = fileAt(staticFolder, path.slice(baseUrl.length));
  return inside === undefined ? [own] : [own, inside];
}

function only(path: SitePath | undefined): readonly SitePath[] | undefined {
  return path === undefined ? undefined : [path];
}

/** A file as seen from a folder; some authors part folders by `\`. */
function fileAt(folder: string, address: string): SitePath | undefined {
  const path = joinPath(folder, address.replace(/\\/g, "/"));
  return path === undefined ? undefined : sitePath(path);
}
