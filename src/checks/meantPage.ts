// Which page an address means to an author who thinks of it as a file: as one beside the own, as in tools whose pages are
// files, as one of HTML, or as one of docs that are the whole site. Or as one of pages that are folders.
import { type SitePath, sitePath } from "../model/brands.ts";
import type { Site } from "../model/site.ts";
import { addressKey, decodePercent } from "../source/addressKey.ts";
import { folderOf, joinPath } from "../source/joinPath.ts";
import { asLink } from "./asLink.ts";

const endings = [".md", ".mdx", "/index.md", "/index.mdx", "/README.md"];

/**
 * The link that would lead to the page that was meant, as an author writes it.
 * @param file Where the link was written.
 * @example meantPage("guide/b.html#x", "content/en/docs/index.md", site) // "./guide/b.md#x", when there is such a file
 */
export function meantPage(raw: string, file: SitePath, site: Site): string | undefined {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(raw) ?? [];
  const page = path.replace(/\.html?$/i, "");
  if (path.startsWith("/")) {
    const pages = [page, `/${site.config.docs.path}${page}`];
    const found = pages.find((one) => one !== path && site.routesByAddress.has(addressKey(decodePercent(one))));
    return found && found + rest;
  }
  const base = page.replace(/\/+$/, "");
  const beside = fileOf(joinPath(folderOf(file), decodePercent(base)), site);
  if (beside !== undefined) return `${base.startsWith(".") ? "" : "./"}${base}${beside.ending}${rest}`;
  const below = fileOf(joinPath(file.replace(/\.mdx?$/i, ""), decodePercent(base)), site);
  return below && asSeenFrom(folderOf(file), below.path) + rest;
}

/** The file of a page without its ending. */
function fileOf(
  place: string | undefined,
  site: Site,
): { readonly path: SitePath; readonly ending: string } | undefined {
  const ending = endings.find((one) => place && site.sourcesByPath.has(sitePath(place + one)));
  return ending === undefined ? undefined : { path: sitePath(place + ending), ending };
}

/** A file as a link from a folder names it. */
function asSeenFrom(folder: string, file: SitePath): string {
  const from = folder.split("/");
  const to = file.split("/");
  const shared = from.findIndex((segment, index) => segment !== to[index]);
  const common = shared === -1 ? from.length : shared;
  const up = "../".repeat(from.length - common);
  return `${up === "" ? "./" : up}${to.slice(common).map(asLink).join("/")}`;
}
