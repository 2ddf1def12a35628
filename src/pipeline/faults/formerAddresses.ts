// Addresses that pages had before their files were renamed: what the present site would call them by their former paths.
import type { MovedPage } from "../../checks/index.ts";
import { parsePostPath } from "../../content/dates.ts";
import { docIdOf } from "../../content/docIdOf.ts";
import { addToList } from "../../model/addToList.ts";
import type { SitePath } from "../../model/brands.ts";
import type { Source } from "../../model/doc.ts";
import type { Route } from "../../model/route.ts";
import type { Site } from "../../model/site.ts";
import { docUrlOf, pageUrlOf, postUrlOf } from "../../site/docUrls.ts";
import { addressKey } from "../../source/addressKey.ts";

/** Pages by the keys of their former addresses. @param renames Present paths by former ones. */
export function formerAddresses(site: Site, renames: ReadonlyMap<SitePath, SitePath>): ReadonlyMap<string, MovedPage> {
  const routesBySource = new Map<SitePath, Route[]>();
  for (const route of site.routes) {
    if (route.source !== undefined) addToList(routesBySource, route.source, route);
  }
  const moved = new Map<string, MovedPage>();
  for (const [from, to] of renames) {
    const source = site.sourcesByPath.get(to);
    const folder = source === undefined ? "" : to.slice(0, to.length - source.relativePath.length);
    if (source === undefined || !from.startsWith(folder)) continue;
    for (const route of routesBySource.get(to) ?? []) {
      const url = formerUrl(source, from.slice(folder.length), { site, route });
      if (url !== undefined && url !== route.url) moved.set(addressKey(url), { url: route.url, from, to });
    }
  }
  return moved;
}

interface Place {
  readonly site: Site;
  readonly route: Route;
}

/** The address of a source if it stood at another path below its folder. */
function formerUrl(source: Source, relativePath: string, { site, route }: Place): string | undefined {
  const { config } = site;
  const edition = site.editionsByKey.get(route.edition);
  if (edition === undefined) return undefined;
  switch (source.kind) {
    case "doc":
      return docUrlOf({ ...source, relativePath, id: docIdOf(relativePath, source.frontMatter) }, edition, config);
    case "page":
      return pageUrlOf({ ...source, relativePath }, edition, config);
    case "post": {
      if (config.blog === undefined || source.frontMatter.slug !== undefined) return undefined;
      const { permalink } = parsePostPath(relativePath);
      return postUrlOf({ ...source, relativePath, permalink }, config.blog.path, { edition, config });
    }
  }
}
