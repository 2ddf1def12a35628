// Derives the ids of docs as Docusaurus does: from the path without number prefixes, or from the `id` in front matter.
import { belowDocs } from "./docusaurusFiles.ts";
import type { ForeignSite, PlannedCopy } from "./foreignSite.ts";
import { type SidebarTargets, targetsOf } from "./sidebarTargets.ts";
import { isPage } from "./sitePieces.ts";

/** The docs of all versions, because sidebars also need those that one version lacks. */
export function sidebarTargets(site: ForeignSite, copies: readonly PlannedCopy[]): SidebarTargets {
  const pages = copies.flatMap(({ from, to }) => {
    const below = isPage(to) ? belowDocs.exec(to)?.[1] : undefined;
    return below === undefined ? [] : [{ from, below }];
  });
  return targetsOf(
    pages.map((page) => docIdOf(site, page)),
    pages.map(({ below }) => below),
  );
}

/** Ids of the docs in a language. */
export function docIds(site: ForeignSite, copies: readonly PlannedCopy[], locale: string): ReadonlySet<string> {
  const start = `content/${locale}/docs/`;
  return new Set(
    copies.flatMap(({ from, to }) =>
      isPage(to) && to.startsWith(start) ? [docIdOf(site, { from, below: to.slice(start.length) })] : [],
    ),
  );
}

/** The id of a doc whose path below its docs is `below`. */
export function docIdOf(site: ForeignSite, { from, below }: { readonly from: string; readonly below: string }): string {
  const segments = below
    .replace(/\.mdx?$/i, "")
    .split("/")
    .map((name) => name.replace(/^\d+\s*[-_.]+\s*(?=\D)/, ""));
  const own = /^---[\s\S]{0,2000}?^id:\s*["']?([^\s"']+)/m.exec(site.readText(from) ?? "")?.[1];
  return [...segments.slice(0, -1), own ?? segments.at(-1) ?? ""].join("/");
}
