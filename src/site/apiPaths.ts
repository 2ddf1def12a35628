// Resolves site paths that are written in API descriptions.
import type { Route } from "../model/route.ts";
import type { EditionApi, Site } from "../model/site.ts";
import { folderOf } from "../source/joinPath.ts";
import { applyTrailingSlash, hrefOf, joinUrl, linkTo } from "./addresses.ts";
import { resolveLink } from "./resolveLinks.ts";

/**
 * Matches URLs of pages: `/docs/intro`, `/docs/guide/?a#b`; not `/files/archive.zip`. Query and hash are not part of
 * group 1.
 */
const pageAddress = /^((?:[^?#]*\/)?[^?#./]+\/?)(?=$|[?#])/;

/**
 * URL of a path in a description, for the page of a route: that of a page in the route's locale, or of a static file,
 * which has no locale. Any other path is taken for a file in the locale's folder, such as a specification's download.
 * @example pathOfDescription("/docs/intro", ukRoute, site) // "/uk/docs/intro"
 */
export function pathOfDescription(path: string, route: Route, site: Site): string {
  const resolved = resolveLink(path, { site, route });
  if (resolved.kind !== "missing") return resolved.href;
  const { config, editionsByKey } = site;
  const written = path.replace(pageAddress, (page) => applyTrailingSlash(page, config.trailingSlash));
  return hrefOf(joinUrl(editionsByKey.get(route.edition)?.urlPrefix ?? "/", written), config);
}

/**
 * Folder that relative addresses in a specification count from: that of its download, since nobody can fetch the file
 * itself. What lies beside it is a static file, which has no locale.
 */
export function filesHrefOf(api: EditionApi, route: Route, { config, editionsByKey }: Site): string {
  const folder = folderOf(api.downloads[0]?.url ?? "");
  const prefix = editionsByKey.get(route.edition)?.urlPrefix.replace(/\/$/, "") ?? "";
  return linkTo(`${folder.slice(prefix.length)}/`, config);
}
