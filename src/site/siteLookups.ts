// The maps of a site for looking up routes and sources.
import type { ParsedContent, Source } from "../model/doc.ts";
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import { addressKey } from "../source/addressKey.ts";

/** Makes the maps. */
export function lookupsOf(
  routes: readonly Route[],
  { sources }: ParsedContent,
): Pick<Site, "routesByUrl" | "routesByAddress" | "routesBySource" | "sourcesByPath" | "sourcesByRelativePath"> {
  return {
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
