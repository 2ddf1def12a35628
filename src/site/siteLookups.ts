// The maps of a site for looking up routes and sources.
import type { ParsedContent } from "../model/doc.ts";
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import { addressKey } from "../source/addressKey.ts";
import { relativePathKey } from "./resolveLinks.ts";

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
