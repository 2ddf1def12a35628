// Decides which pages belong to a version of the docs, and which are outside all versions.
import type { Config } from "../model/config.ts";
import type { Route, RouteTarget } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import { saysNoindex } from "./saysNoindex.ts";

/**
 * Whether a page's content depends on its version, as for docs and for API references with specifications for each
 * version.
 */
export function isVersioned({ target }: Route, { apis }: Pick<Config, "apis">): boolean {
  if (target.kind === "doc" || target.kind === "frozen" || isListOfDocs(target)) return true;
  return "apiId" in target && apis.find(({ id }) => id === target.apiId)?.versionSpecs !== undefined;
}

/** Whether a page is a list of docs. Lists have the same URL relative to the docs root of every version. */
export const isListOfDocs = (target: RouteTarget): boolean =>
  target.kind === "category" || target.kind === "docTag" || (target.kind === "tagList" && target.of === "docs");

/**
 * Whether a page is the same for readers of every version: the landing page, the blog, an API with one specification.
 * Search pages and guides have no text of their own, but belong to one version.
 */
export const isOutsideVersions = (route: Route, config: Pick<Config, "apis">): boolean =>
  !isVersioned(route, config) && route.target.kind !== "search" && route.target.kind !== "guide";

/** Whether a page asks search engines not to index it, by its own head or by its version's settings. */
export const isKeptOut = (route: Route, site: Pick<Site, "config" | "editionsByKey" | "sourcesByPath">): boolean =>
  saysNoindex(route, site) ||
  (site.editionsByKey.get(route.edition)?.version.noIndex === true && !isOutsideVersions(route, site.config));
