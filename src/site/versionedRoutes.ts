// Which pages belong to a version of the docs, and which stand outside of all. Knows nothing of other versions.
import type { Config } from "../model/config.ts";
import type { Route, RouteTarget } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import { saysNoindex } from "./saysNoindex.ts";

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

/** Whether search engines are asked to leave a page out: it says so itself, or is of a version that does. */
export const isKeptOut = (route: Route, site: Pick<Site, "config" | "editionsByKey" | "sourcesByPath">): boolean =>
  saysNoindex(route, site) ||
  (site.editionsByKey.get(route.edition)?.version.noIndex === true && !isOutsideVersions(route, site.config));
