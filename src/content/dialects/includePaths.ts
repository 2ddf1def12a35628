// Which file an address of an included file means. Reads no files.
import { type SitePath, sitePath } from "../../model/brands.ts";
import { folderOf, foldersAbove, joinPath } from "../../source/joinPath.ts";
import type { ParseContext } from "../parseContext.ts";
import { candidatesOf, sourcesAbove } from "../sitePaths.ts";
import type { IncludeRequest } from "./includeRequest.ts";
import { movedPaths } from "./movedPaths.ts";

/** A page that may include others. */
export interface IncludingPage {
  readonly body: string;
  readonly path: SitePath;
  readonly relativePath: string;
}

/** Where the page stands that includes a file. */
interface IncludePlace {
  readonly page: IncludingPage;
  readonly context: ParseContext;
}

/** A part that was no page where it comes from is none here by its name: `_part.md`. */
const withPart = (path: SitePath): readonly SitePath[] =>
  /\.mdx?$/i.test(path) ? [path, sitePath(path.replace(/([^/]+)$/, "_$1"))] : [path];

/** Files that a line may ask for, best first. @param from The file that the line is in. */
export function pathsOf(request: IncludeRequest, from: SitePath, place: IncludePlace): readonly SitePath[] {
  const named = pathsNamed(request, from, place);
  if (!request.isOfProject) return named;
  const folders = [...(place.context.markdown.snippetFolders ?? []), ""];
  const ofProject = folders.flatMap((folder) => {
    const path = joinPath(folder, request.path);
    return path === undefined ? [] : [sitePath(path)];
  });
  const found = [...ofProject, ...named];
  // A file that took in itself would have no end.
  return request.part === "" ? found.filter((path) => path !== from) : found;
}

/** Files that an address may name: as everywhere, below the docs of its language and of the default one, below the site. */
function pathsNamed(
  { path: address, isOfProject }: IncludeRequest,
  from: SitePath,
  { page, context }: IncludePlace,
): readonly SitePath[] {
  const below = address.replace(/^(?:@site)?\/docs\/|^[@~]\/|^@site\/|^@(?=[\w-])/, "").replace(/^\.?\//, "");
  const named = /^[@~]\//.test(address) ? `/${below}` : address;
  const { fallbackPath } = context;
  const found = docsFoldersOf(page, context).flatMap((docs) => {
    const folder = { path: from, fallbackPath, staticFolder: sitePath(docs.replace(/\/$/, "")) };
    const ofLanguage = belowLanguage(`/${below}`, docs);
    // From the folder around the docs, as snippets of MkDocs.
    const ofDocs = below.startsWith("docs/") ? [below.slice("docs".length)] : [];
    const ofStatic = address.startsWith("@site/static/") ? [`@site/content/${below}`] : [];
    const further = [
      `/${below}`,
      ...ofLanguage,
      ...ofDocs,
      ...ofDocs.flatMap((one) => belowLanguage(one, docs)),
      ...ofStatic,
      `@site/${below}`,
    ];
    const all = isOfProject ? [...further, named] : [named, ...further];
    return all.flatMap((one) => (candidatesOf(one, folder) ?? []).flatMap(withPart));
  });
  return [
    ...found,
    ...[
      belowFolders(address, page.path),
      movedPaths(address),
      belowSources(address, page.path),
      pathOutside(address, from, docsFoldersOf(page, context)),
    ].flat(),
  ];
}

/** `/a.md` of `/en/a.md` in the docs of that language. */
const belowLanguage = (path: string, docs: string): readonly string[] =>
  path.startsWith(`/${docs.split("/")[1]}/`) ? [path.replace(/^\/[^/]*/, "")] : [];

/** Parts of pages of Jekyll are beside the folders that the pages are in. */
const belowFolders = (address: string, page: string): readonly SitePath[] =>
  address.startsWith("@site/_includes/")
    ? foldersAbove(page).map((folder) => sitePath(`${folder}/${address.slice("@site/".length)}`))
    : [];

/** Projects of Starlight call the folder of their sources `@` or `~`, and those in it `@parts`. */
function belowSources(address: string, page: SitePath): readonly SitePath[] {
  const folder = sourcesAbove(page);
  const below = /^[@~]\/?(?!site\/)(?:src\/)?(.+)$/.exec(address)?.[1];
  const path = folder === undefined || below === undefined ? undefined : joinPath("", folder + below);
  return path === undefined ? [] : [sitePath(path)];
}

/** Where pages of the first language stand around the folders of the others, `../../a.mdx` in `uk/guide` leads to one of them. */
function pathOutside(address: string, from: SitePath, docs: readonly string[]): readonly SitePath[] {
  const [own = "", original] = docs;
  const locale = own.split("/")[1] ?? "";
  if (original === undefined || !address.startsWith("../") || !from.startsWith(own)) return [];
  const path = joinPath(folderOf(`${locale}/${from.slice(own.length)}`), address);
  return path === undefined || path.startsWith(`${locale}/`) ? [] : [sitePath(original + path)];
}

/** Folder of the docs a page belongs to, then that of the page it translates, with `/` behind. */
export function docsFoldersOf(
  { path, relativePath }: IncludingPage,
  { fallbackPath }: ParseContext,
): readonly string[] {
  const paths = fallbackPath === undefined ? [path] : [path, fallbackPath];
  return paths.map((one) => one.slice(0, one.length - relativePath.length));
}
