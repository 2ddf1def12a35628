// Finds static files that conflict with a page, a folder of a page, search files, a file whose name their folder has, or
// each other. Does not read the files.
import { type SitePath, sitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Edition } from "../model/edition.ts";
import type { Route } from "../model/route.ts";
import { searchFilesFolder } from "./searchPages.ts";

/** Folder of the theme's files: no static file can have its name. */
const themeFolder = "assets";

/** What a build writes in places where static files may be. */
interface WrittenPlaces {
  readonly routes: readonly Route[];
  readonly editions: readonly Edition[];
  readonly config: Config;
  /** Files beside the pages. A static file may replace one, but cannot lie below it. */
  readonly made: () => readonly string[];
}

/** The static files without conflicts; each of the others is reported with both locations. */
export function settleStaticFiles(
  files: readonly string[],
  { routes, editions, config, made }: WrittenPlaces,
  report: (diagnostic: Diagnostic) => void,
): readonly string[] {
  if (files.length === 0) return [];
  const searchFolders = config.search.enabled ? editions.map((edition) => searchFilesFolder(edition, config)) : [];
  const pages = new Map<string, Route>();
  const folders = new Map<string, Route | undefined>([[themeFolder, undefined]]);
  for (const route of routes) {
    pages.set(route.outputPath, route);
    for (const folder of foldersOf(route.outputPath)) if (!folders.has(folder)) folders.set(folder, route);
  }
  const replaced = new Set(files);
  const written = new Set(made().filter((file) => !replaced.has(file)));
  const settled = files.filter((file) => {
    const above = foldersOf(file).find((folder) => written.has(folder));
    if (above !== undefined) {
      report(describe(file, `the build writes the file ${above}`, "rename the folder"));
      return false;
    }
    if (isOfSearch(file, searchFolders)) {
      report(describe(file, "search writes its own file", "rename the file"));
      return false;
    }
    const page =
      pages.get(file) ??
      foldersOf(file)
        .map((folder) => pages.get(folder))
        .find(Boolean) ??
      folders.get(file);
    if (page === undefined && !folders.has(file)) return true;
    report(describeClash(file, page));
    return false;
  });
  for (const pair of similarFiles(settled)) report(describeSimilar(pair));
  return settled;
}

/** Files that are one on disks and servers without upper and lower case: `Logo.png` and `logo.png`. */
function similarFiles(files: readonly string[]): readonly (readonly [string, string])[] {
  const firsts = new Map<string, string>();
  return files.flatMap((file) => {
    const key = file.normalize("NFC").toLowerCase();
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, file);
    return first === undefined ? [] : [[file, first] as const];
  });
}

/** Names of search files; the ones with a digest depend on the content of pages. */
const searchFile = /^search(-(doc|index)-[0-9a-f]+)?\.json$/;

function isOfSearch(file: string, folders: readonly string[]): boolean {
  const start = file.lastIndexOf("/") + 1;
  return searchFile.test(file.slice(start)) && folders.includes(file.slice(0, start));
}

/** The folders that contain a file: `a/b/c.html` → `a/b`, `a`. */
function foldersOf(path: string): readonly string[] {
  const folders: string[] = [];
  for (let at = path.lastIndexOf("/"); at > 0; at = path.lastIndexOf("/", at - 1)) folders.push(path.slice(0, at));
  return folders;
}

/** How pages that every site has are changed, by the kind of their targets. */
const madePages: Readonly<Record<string, string>> = {
  home: "remove the file: the landing page is `index.md` in the folder `pages` of each language, or the template `HomePage`",
  notFound: "remove the file: this page is the template `NotFoundPage`, and its words are texts of the interface",
};

function describeClash(file: string, page: Route | undefined): Diagnostic {
  const what = page === undefined ? `the folder ${themeFolder}/ is written` : `the page ${page.url} is written`;
  const related: readonly { readonly message: string; readonly location: { readonly file: SitePath } }[] =
    page?.source === undefined ? [] : [{ message: "is this page", location: { file: page.source } }];
  const clash = describe(file, what, madePages[page?.target.kind ?? ""] ?? "rename the file, or remove the page");
  return related.length === 0 ? clash : { ...clash, related };
}

/** Both files are written. */
function describeSimilar([file, first]: readonly [string, string]): Diagnostic {
  return {
    code: "duplicate-route",
    severity: "warning",
    message: `/${file} and /${first} are the same on disks and servers that treat these letters as equal`,
    location: { file: sitePath(`content/static/${file}`) },
    hint: "rename one of the two files",
    related: [{ message: "has the similar address", location: { file: sitePath(`content/static/${first}`) } }],
  };
}

function describe(file: string, what: string, hint: string): Diagnostic {
  return {
    code: "duplicate-route",
    severity: "warning",
    message: `The file is left out, because ${what} there`,
    location: { file: sitePath(`content/static/${file}`) },
    hint,
  };
}
