// Static files that stand where a page is written, as a file or as a folder of its address. Reads none.
import { type SitePath, sitePath } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Route } from "../model/route.ts";

/** Folder that the theme writes into: no file can have its name. */
const themeFolder = "assets";

/** The static files that no page is in the way of; each of the others is reported with both places. */
export function settleStaticFiles(
  files: readonly string[],
  routes: readonly Route[],
  report: (diagnostic: Diagnostic) => void,
): readonly string[] {
  if (files.length === 0) return [];
  const pages = new Map<string, Route>();
  const folders = new Map<string, Route | undefined>([[themeFolder, undefined]]);
  for (const route of routes) {
    pages.set(route.outputPath, route);
    for (const folder of foldersOf(route.outputPath)) if (!folders.has(folder)) folders.set(folder, route);
  }
  return files.filter((file) => {
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
}

/** `a/b/c.html` → `a/b`, `a`. */
function foldersOf(path: string): readonly string[] {
  const folders: string[] = [];
  for (let at = path.lastIndexOf("/"); at > 0; at = path.lastIndexOf("/", at - 1)) folders.push(path.slice(0, at));
  return folders;
}

function describeClash(file: string, page: Route | undefined): Diagnostic {
  const what = page === undefined ? `the folder ${themeFolder}/` : `the page ${page.url}`;
  const related: readonly { readonly message: string; readonly location: { readonly file: SitePath } }[] =
    page?.source === undefined ? [] : [{ message: "is this page", location: { file: page.source } }];
  return {
    code: "duplicate-route",
    severity: "warning",
    message: `The file stands where ${what} is written; it is left out`,
    location: { file: sitePath(`content/static/${file}`) },
    hint: "give the file another name, or take the page away",
    ...(related.length === 0 ? {} : { related }),
  };
}
