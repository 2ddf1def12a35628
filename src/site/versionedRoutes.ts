// Which pages belong to a version of the docs, and which stand outside of all. Knows nothing of other versions.
import type { Config } from "../model/config.ts";
import type { Route, RouteTarget } from "../model/route.ts";
import type { Site } from "../model/site.ts";

/** Whether a page holds what its version says, as docs and references made for each version do. */
export function isVersioned({ target }: Route, { apis }: Pick<Config, "apis">): boolean {
  if (target.kind === "doc" || target.kind === "frozen" || isListOfDocs(target)) return true;
  return "apiId" in target && apis.find(({ id }) => id === target.apiId)?.versionSpecs !== undefined;
}

/** Lists of docs, which have the same address below the root of every version. */
export const isListOfDocs = (target: RouteTarget): boolean =>
  target.kind === "category" || target.kind === "docTag" || (target.kind === "tagList" && target.of === "docs");

/**
 * Whether a page is the same for readers of every version: the landing page, the blog, an API with one specification.
 * Search and printed guides hold no text of their own, but each is of one version.
 */
export const isOutsideVersions = (route: Route, config: Pick<Config, "apis">): boolean =>
  !isVersioned(route, config) && route.target.kind !== "search" && route.target.kind !== "guide";

/** Whether a page is of a version that search engines are asked to leave out. */
export const isKeptOut = (route: Route, { config, editionsByKey }: Pick<Site, "config" | "editionsByKey">): boolean =>
  editionsByKey.get(route.edition)?.version.noIndex === true && !isOutsideVersions(route, config);
