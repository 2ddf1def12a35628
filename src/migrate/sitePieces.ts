// Functions that the plans of all tools share: files, pages, locales, URLs.
import { leavesSite } from "../source/leavesSite.ts";
import { isLiteralMap, type Literal } from "../source/literals/literal.ts";
import type { ForeignSite, PlannedCopy } from "./foreignSite.ts";

/** Whether a file is Markdown, and so can be a page. */
export const isPage = (path: string): boolean => /\.mdx?$/i.test(path);

/** Folders that never contain a site's content. */
const alien = /(?:^|\/)(?:node_modules|\.git|\.github|\.vscode|\.idea|\.hubdocs|dist|\.cache|__pycache__)\//;

/** Files below a folder (`""` for the whole site), without folders of tools. */
export function filesBelow(site: ForeignSite, folder: string): readonly string[] {
  const start = folder === "" ? "" : `${folder}/`;
  return site.files.filter((path) => path.startsWith(start) && !alien.test(path));
}

/** Copies all files of a folder to another folder, with the same relative paths. */
export function copyFolder(
  site: ForeignSite,
  { from, to, except = () => false }: { from: string; to: string; except?: (below: string) => boolean },
): readonly PlannedCopy[] {
  const start = from === "" ? 0 : from.length + 1;
  return filesBelow(site, from).flatMap((path) => {
    const below = path.slice(start);
    return except(below) ? [] : [{ from: path, to: `${to}/${below}` }];
  });
}

/** Ids that the docs of a locale will have, from the paths that they are copied to. */
export function docIdsIn(copies: readonly PlannedCopy[], locale: string): ReadonlySet<string> {
  const start = `content/${locale}/docs/`;
  const pages = copies.filter(({ to }) => isPage(to) && to.startsWith(start));
  return new Set(pages.map(({ to }) => to.slice(start.length).replace(/\.mdx?$/i, "")));
}

/** The file at the shallowest depth that matches; of several, the first. */
export function findFile(site: ForeignSite, test: RegExp): string | undefined {
  const found = site.files.filter((path) => test.test(path) && !alien.test(path));
  const depth = (path: string): number => path.split("/").length;
  return found.sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1))[0];
}

/** Codes of the locales that have their own folder, from folder names and the configuration. */
export function localeFolders(
  names: readonly string[],
  configText: string,
  listed: Literal | undefined,
): readonly string[] {
  const keys = isLiteralMap(listed) ? new Set(Object.keys(listed).map((key) => key.toLowerCase())) : undefined;
  if (keys) return names.filter((name) => keys.has(name.toLowerCase())).sort();
  const at = configText.indexOf("locales");
  if (at === -1) return [];
  const rest = configText.slice(at);
  return [...new Set(names)]
    .filter((name) => /^[a-z]{2,3}(?:-[a-z0-9]{2,8})?$/i.test(name))
    .filter((name) => new RegExp(`[\\s{,]["'\`]?${name}["'\`]?\\s*:`).test(rest))
    .sort();
}

/** Names of the direct subfolders of a folder. */
export function foldersIn(site: ForeignSite, folder: string): readonly string[] {
  const start = folder === "" ? 0 : folder.length + 1;
  const names = filesBelow(site, folder).flatMap((path) => {
    const [name, ...rest] = path.slice(start).split("/");
    return name !== undefined && rest.length > 0 ? [name] : [];
  });
  return [...new Set(names)];
}

/** Locales as a plan lists them, with empty labels because they are unknown. @param codes The default one first. */
export const localesOf = (codes: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(codes.map((code) => [code, ""]));

/** The texts that are present and not empty, under the same keys. */
export function givenTexts(texts: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).flatMap(([key, text]) => (text ? [[key, text]] : [])));
}

/** Splits a URL into scheme and host, and the path. */
export function splitUrl(text: string | undefined): { readonly url?: string; readonly baseUrl?: string } {
  const match = /^(https?:\/\/[^/\s]+)(\/.*)?$/.exec(text ?? "");
  if (!match?.[1]) return {};
  const path = match[2] === undefined || match[2] === "/" ? undefined : match[2].replace(/\/?$/, "/");
  return { url: match[1], ...(path === undefined ? {} : { baseUrl: path }) };
}

/** The full URL of another site; `undefined` for a URL of this site. `//host` becomes `https://host`. */
export const addressElsewhere = (address: string): string | undefined =>
  leavesSite(address) ? address.replace(/^\/\//, "https://") : undefined;

/** URL path of a static file, if it is copied. */
export function staticAddress(path: string | undefined, copies: readonly PlannedCopy[]): string | undefined {
  const address = `/${(path ?? "").replace(/^\/+/, "")}`;
  return path !== undefined && copies.some(({ to }) => to === `content/static${address}`) ? address : undefined;
}

/**
 * The target path for Markdown that is not a page: its name gets a leading `_`, so that hubdocs does not publish it
 * either.
 */
export function partPath(path: string): string {
  return /\.mdx?$/i.test(path) ? path.replace(/(^|\/)_?([^/]+)$/, "$1_$2") : path;
}

/** The first paths, and how many more there are. */
export function shownPaths(paths: readonly string[]): string {
  const more = paths.length - 5;
  return paths.slice(0, 5).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
