// The maps of a site for looking up routes, sources and sidebars.
import type { ParsedContent, Source } from "../model/doc.ts";
import type { Route } from "../model/route.ts";
import type { Sidebar } from "../model/sidebar.ts";
import { type Site, sidebarKey } from "../model/site.ts";
import { addressKey } from "../source/addressKey.ts";

/** Makes the maps. */
export function lookupsOf(
  routes: readonly Route[],
  { sources }: ParsedContent,
  sidebars: readonly Sidebar[],
): Pick<
  Site,
  "routesByUrl" | "routesByAddress" | "routesBySource" | "sourcesByPath" | "sourcesByRelativePath" | "sidebarsByName"
> {
  return {
    sidebarsByName: new Map(sidebars.map((sidebar) => [sidebarKey(sidebar.edition, sidebar.name), sidebar])),
    routesByUrl: new Map(routes.map((route) => [route.url, route])),
    routesByAddress: new Map(routes.map((route) => [addressKey(route.url), route])),
    routesBySource: new Map(
      routes.flatMap((route) => (route.source === undefined ? [] : [[`${route.edition}\n${route.source}`, route]])),
    ),
    sourcesByPath: new Map(sources.map((source) => [source.path, source])),
    sourcesByRelativePath: new Map(sources.map((source) => [relativePathKey(source), source])),
  };
}

/** Key of a source in `sourcesByRelativePath`. */
function relativePathKey(source: Source): string {
  return `${source.kind}\n${source.locale}\n${source.kind === "doc" ? source.version : ""}\n${source.relativePath}`;
}
