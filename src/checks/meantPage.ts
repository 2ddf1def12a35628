// Guesses which page an author meant by a broken link. Tries: a file beside the current one (as in tools whose links
// are file paths), the same without `.html`, a path below the docs root, a file below a folder named after the page, and
// a page at the address that the path would be.
import { type SitePath, sitePath } from "../model/brands.ts";
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import { addressKey, decodePercent } from "../source/addressKey.ts";
import { folderOf, joinPath } from "../source/joinPath.ts";
import { asLink } from "./asLink.ts";
import { finalPage } from "./linkTargets.ts";

const endings = [".md", ".mdx", "/index.md", "/index.mdx", "/README.md"];

/** Where a link was written, and the URL of the page that shows it. */
interface LinkPlace {
  readonly file: SitePath;
  readonly page: string;
}

/**
 * The link that would lead to the page that the author meant, written as an author would.
 * @example meantPage("guide/b.html#x", { file: "content/en/docs/index.md", page: "/docs" }, site) // "./guide/b.md#x", if that file exists
 */
export function meantPage(raw: string, { file, page: shownBy }: LinkPlace, site: Site): string | undefined {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(raw) ?? [];
  const page = path.replace(/\.html?$/i, "");
  if (path.startsWith("/")) {
    const { path: docsPath } = site.config.docs;
    // Docs that have moved with `docs.path`, or a link from a site where they are elsewhere.
    const moved = page.replace(/^\/docs(?=\/|$)/, docsPath === "" ? "" : `/${docsPath}`);
    const pages = [page, `/${docsPath}${page}`, moved];
    const found = pages.find((one) => one !== path && site.routesByAddress.has(addressKey(decodePercent(one))));
    return found && found + rest;
  }
  const base = page.replace(/\/+$/, "");
  const beside = fileOf(joinPath(folderOf(file), decodePercent(base)), site);
  if (beside !== undefined) return `${base.startsWith(".") ? "" : "./"}${base}${beside.ending}${rest}`;
  const below = fileOf(joinPath(file.replace(/\.mdx?$/i, ""), decodePercent(base)), site);
  if (below !== undefined) return asSeenFrom(folderOf(file), below.path) + rest;
  const link = /\.mdx?\s*$/i.test(base) ? linkByAddress(decodePercent(base), { file, page: shownBy }, site) : undefined;
  return link && link + rest;
}

/**
 * The link to the page whose address a file path would be. Its file has another name, or it has none, as lists and
 * redirects.
 */
function linkByAddress(path: string, { file, page }: LinkPlace, site: Site): string | undefined {
  const name = path.replace(/\.mdx?\s*$/i, "");
  for (const folder of [folderOf(page.slice(1)), folderOf(page.slice(1).replace(/\/$/, ""))]) {
    const address = joinPath(folder, name);
    const pageAt = (key: string): Route | undefined => site.routesByAddress.get(key);
    const named = address === undefined ? undefined : pageAt(addressKey(`/${address}`));
    const found = named && finalPage(named, pageAt, site);
    if (found === undefined) continue;
    const { source, isFallback, path: ownPath } = found;
    return source === undefined || isFallback ? ownPath : asSeenFrom(folderOf(file), sitePath(source));
  }
  return undefined;
}

/** The source file at a path that has no extension. */
function fileOf(
  place: string | undefined,
  site: Site,
): { readonly path: SitePath; readonly ending: string } | undefined {
  const ending = endings.find((one) => place && site.sourcesByPath.has(sitePath(place + one)));
  return ending === undefined ? undefined : { path: sitePath(place + ending), ending };
}

/** The relative link to a file from a folder. */
function asSeenFrom(folder: string, file: SitePath): string {
  const from = folder.split("/");
  const to = file.split("/");
  const shared = from.findIndex((segment, index) => segment !== to[index]);
  const common = shared === -1 ? from.length : shared;
  const up = "../".repeat(from.length - common);
  return `${up === "" ? "./" : up}${to.slice(common).map(asLink).join("/")}`;
}
