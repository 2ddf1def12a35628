// Which pages have a Markdown twin, and where it lies. Makes none.
import { type OutputPath, outputPath, type Url } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { ParsedContent } from "../model/doc.ts";
import type { Route } from "../model/route.ts";
import { twinPathOf } from "../model/twinPath.ts";

/** What of a site is no page to read: what has no text, or none of its own. */
const without: ReadonlySet<Route["target"]["kind"]> = new Set(["search", "notFound", "guide", "frozen"]);

/**
 * Files of the twins by the addresses of their pages. Redirects have one too, since links of twins lead to twins. What is
 * there already under the name of a twin stays.
 */
export function collectTwins(
  routes: readonly Route[],
  { staticFiles }: Pick<ParsedContent, "staticFiles">,
  { markdownTwins }: Pick<Config, "markdownTwins">,
): ReadonlyMap<Url, OutputPath> {
  const twins = new Map<Url, OutputPath>();
  if (!markdownTwins) return twins;
  const taken = new Set([...staticFiles, ...routes.map((route) => route.url.slice(1).replace(/\/$/, ""))]);
  for (const { url, target } of routes) {
    const path = twinPathOf(url).slice(1);
    if (without.has(target.kind) || taken.has(path)) continue;
    taken.add(path);
    twins.set(url, outputPath(path));
  }
  return twins;
}
