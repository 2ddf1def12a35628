// Pieces that the plans of all tools are made of: paths, pages, locales.
import { leavesSite } from "../source/leavesSite.ts";
import type { ForeignSite, PlannedCopy } from "./foreignSite.ts";
import { isLiteralMap, type Literal } from "./literal.ts";

/** Whether a file is a page. */
export const isPage = (path: string): boolean => /\.mdx?$/i.test(path);

/** Folders that never belong to a site's content. */
const alien = /(?:^|\/)(?:node_modules|\.git|\.github|\.vscode|\.idea|\.hubdocs|dist|\.cache|__pycache__)\//;

/** Files below a folder, `""` for all; what belongs to tools is left out. */
export function filesBelow(site: ForeignSite, folder: string): readonly string[] {
  const start = folder === "" ? "" : `${folder}/`;
  return site.files.filter((path) => path.startsWith(start) && !alien.test(path));
}

/** Files of one folder to another one, with the same paths below. */
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

/** Ids that docs of a locale will have, by the paths that they are copied to. */
export function docIdsIn(copies: readonly PlannedCopy[], locale: string): ReadonlySet<string> {
  const start = `content/${locale}/docs/`;
  const pages = copies.filter(({ to }) => isPage(to) && to.startsWith(start));
  return new Set(pages.map(({ to }) => to.slice(start.length).replace(/\.mdx?$/i, "")));
}

/** The shallowest file whose name passes a test; of several the first. */
export function findFile(site: ForeignSite, test: RegExp): string | undefined {
  const found = site.files.filter((path) => test.test(path) && !alien.test(path));
  const depth = (path: string): number => path.split("/").length;
  return found.sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1))[0];
}

/** Codes of locales that have a folder of their own, by the names of folders and what the configuration says. */
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

/** Names of the folders right below one. */
export function foldersIn(site: ForeignSite, folder: string): readonly string[] {
  const start = folder === "" ? 0 : folder.length + 1;
  const names = filesBelow(site, folder).flatMap((path) => {
    const [name, ...rest] = path.slice(start).split("/");
    return name !== undefined && rest.length > 0 ? [name] : [];
  });
  return [...new Set(names)];
}

/** Locales as a plan lists them; nothing is known of how they call themselves. @param codes The default one first. */
export const localesOf = (codes: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(codes.map((code) => [code, ""]));

/** Those of some texts that are there, under the same keys. */
export function givenTexts(texts: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).flatMap(([key, text]) => (text ? [[key, text]] : [])));
}

/** Scheme and host of an address, and the path below. */
export function splitUrl(text: string | undefined): { readonly url?: string; readonly baseUrl?: string } {
  const match = /^(https?:\/\/[^/\s]+)(\/.*)?$/.exec(text ?? "");
  if (!match?.[1]) return {};
  const path = match[2] === undefined || match[2] === "/" ? undefined : match[2].replace(/\/?$/, "/");
  return { url: match[1], ...(path === undefined ? {} : { baseUrl: path }) };
}

/** The whole address of another site; `undefined` for one of this site. `//host` is taken for one of https. */
export const addressElsewhere = (address: string): string | undefined =>
  leavesSite(address) ? address.replace(/^\/\//, "https://") : undefined;

/** Address of a static file that is taken over. */
export function staticAddress(path: string | undefined, copies: readonly PlannedCopy[]): string | undefined {
  const address = `/${(path ?? "").replace(/^\/+/, "")}`;
  return path !== undefined && copies.some(({ to }) => to === `content/static${address}`) ? address : undefined;
}

/** Where Markdown goes that was no page before, so that it becomes none here: its name begins with `_`. */
export function partPath(path: string): string {
  return /\.mdx?$/i.test(path) ? path.replace(/(^|\/)_?([^/]+)$/, "$1_$2") : path;
}

/** A few paths, and how many more there are. */
export function shownPaths(paths: readonly string[]): string {
  const more = paths.length - 5;
  return paths.slice(0, 5).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
