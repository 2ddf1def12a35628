// Guesses which page an author meant by a broken link. Tries: a file beside the current one (as in tools whose links
// are file paths), the same without `.html`, a path below the docs root, and a file below a folder named after the
// page.
import { type SitePath, sitePath } from "../model/brands.ts";
import type { Site } from "../model/site.ts";
import { addressKey, decodePercent } from "../source/addressKey.ts";
import { folderOf, joinPath } from "../source/joinPath.ts";
import { asLink } from "./asLink.ts";

const endings = [".md", ".mdx", "/index.md", "/index.mdx", "/README.md"];

/**
 * The link that would lead to the page that the author meant, written as an author would.
 * @param file Where the link was written.
 * @example meantPage("guide/b.html#x", "content/en/docs/index.md", site) // "./guide/b.md#x", if that file exists
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
