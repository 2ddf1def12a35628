// Finds the place where a page's links were written, for the checks.
import type { WrittenLink } from "../../checks/checkInput.ts";
import type { Receipt } from "../../model/page.ts";
import type { Site } from "../../model/site.ts";
import { folderOtherwise } from "../../site/otherwise.ts";
import { resolveLink } from "../../site/resolveLinks.ts";
import { sourceOf } from "../../site/routeParts.ts";
import { isVerbatim, verbatimPath } from "../../source/verbatimAddress.ts";

/**
 * Links of the source of a page as the page shows them, and pictures that are no files of the site. Asked only for pages that
 * have a fault.
 */
export function writtenLinksOf(site: Site): (receipt: Receipt) => readonly WrittenLink[] {
  return ({ url }) => {
    const route = site.routesByUrl.get(url);
    const source = route && sourceOf(route, site);
    if (route === undefined || source === undefined) return [];
    const links = source.links.filter(({ kind }) => kind !== "operation");
    const written = links.map((link) => {
      const { raw, location, written: asWritten = raw } = link;
      const resolved = resolveLink(raw, { site, route, source });
      const target = resolved.kind === "route" ? { route: resolved.route } : {};
      const folder = resolved.kind === "missing" ? folderOtherwise(link) : undefined;
      const place = folder === undefined ? {} : { folder };
      return { raw, written: asWritten, href: resolved.href, location, ...target, ...place };
    });
    const elsewhere = source.assets.filter(({ file }) => file === undefined);
    const images = elsewhere.map(({ raw, location }) => {
      return { raw, written: raw, href: isVerbatim(raw) ? verbatimPath(raw) : raw, location };
    });
    return [...written, ...images];
  };
}
