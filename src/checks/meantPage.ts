// Which page an address means to an author who thinks of it as a file: as one beside the own, as in tools whose pages are
// files, as one of HTML, or as one of docs that are the whole site.
import { type SitePath, sitePath } from "../model/brands.ts";
import type { Site } from "../model/site.ts";
import { addressKey, decodePercent } from "../source/addressKey.ts";
import { folderOf, joinPath } from "../source/joinPath.ts";

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
  const place = joinPath(folderOf(file), decodePercent(base));
  const ending = place && endings.find((one) => site.sourcesByPath.has(sitePath(place + one)));
  if (ending === undefined || ending === "") return undefined;
  return `${base.startsWith(".") ? "" : "./"}${base}${ending}${rest}`;
}
