// Decides which pages have a Markdown twin, and its path. Does not write twins.
import { type OutputPath, outputPath, type Url } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { ParsedContent } from "../model/doc.ts";
import type { Route } from "../model/route.ts";
import { twinPathOf } from "../model/twinPath.ts";

/** Pages that get no twin: they have no text of their own or, if frozen, bring their twins along. */
const without: ReadonlySet<Route["target"]["kind"]> = new Set(["search", "notFound", "guide", "frozen"]);

/**
 * Files of the twins by the URLs of their pages. Redirects have one too, because links in twins lead to twins. A static
 * file that already has a twin's name takes precedence, and so does a folder of pages.
 */
export function collectTwins(
  routes: readonly Route[],
  { staticFiles }: Pick<ParsedContent, "staticFiles">,
  { markdownTwins }: Pick<Config, "markdownTwins">,
): ReadonlyMap<Url, OutputPath> {
  const twins = new Map<Url, OutputPath>();
  if (!markdownTwins) return twins;
  const taken = new Set([
    ...staticFiles,
    ...routes.map((route) => route.url.slice(1).replace(/\/$/, "")),
    ...routes.flatMap((route) => markdownFoldersOf(route.outputPath)),
  ]);
  for (const { url, target } of routes) {
    const path = twinPathOf(url).slice(1);
    if (without.has(target.kind) || taken.has(path)) continue;
    taken.add(path);
    twins.set(url, outputPath(path));
  }
  return twins;
}

/** The folders above a file that have the name of a Markdown file. */
const markdownFoldersOf = (path: string): readonly string[] =>
  [...path.matchAll(/\.md(?=\/)/g)].map(({ index }) => path.slice(0, index + ".md".length));
