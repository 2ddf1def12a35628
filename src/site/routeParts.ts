// Looks up the edition of a route, and the source that its page is made from.
import { bugError } from "../model/bugError.ts";
import type { Source } from "../model/doc.ts";
import type { Edition } from "../model/edition.ts";
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";

/** The edition of a route; every route of a site has one. */
export function editionOf(
  { edition: key }: Pick<Route, "edition">,
  { editionsByKey }: Pick<Site, "editionsByKey">,
): Edition {
  const edition = editionsByKey.get(key);
  if (edition === undefined) throw bugError(`No edition "${key}"`);
  return edition;
}

/** The Markdown source of a route; `undefined` for pages made from something else. */
export function sourceOf(
  { source }: Pick<Route, "source">,
  { sourcesByPath }: Pick<Site, "sourcesByPath">,
): Source | undefined {
  return source === undefined ? undefined : sourcesByPath.get(source);
}
