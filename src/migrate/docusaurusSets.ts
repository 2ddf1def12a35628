// Further sets of docs of a Docusaurus site, which become stand-alone pages: which of them have other addresses then.
import { docIdOf } from "./docusaurusIds.ts";
import type { ForeignSite, PlannedCopy } from "./foreignSite.ts";
import { isPage } from "./sitePieces.ts";

/** A docs plugin beside the main one, with its own URL path. */
interface DocsSet {
  readonly folder: string;
  readonly address: string;
}

/** Old and new addresses of pages: in a set, an `id` names a page, and a `slug` is one below the set's path. */
export function movedPages(
  site: ForeignSite,
  copies: readonly PlannedCopy[],
  sets: readonly DocsSet[],
): readonly (readonly [from: string, to: string])[] {
  return sets.flatMap(({ folder, address }) =>
    copies.flatMap(({ from, to }) => {
      const below = from.startsWith(`${folder}/`) && isPage(to) ? from.slice(folder.length + 1) : undefined;
      if (below === undefined || /(?:^|\/)_/.test(below) || /\/_/.test(to)) return [];
      const slug = /^---[\s\S]{0,2000}?^slug:[ \t]*["']?(\/[^\s"']*)/m.exec(site.readText(from) ?? "")?.[1];
      const name = slug ?? `/${docIdOf(site, { from, below }).replace(/(?:^|\/)(?:index|readme)$/i, "")}`;
      const file = `/${address}/${below.replace(/\.mdx?$/i, "").replace(/(?:^|\/)index$/i, "")}`;
      return [[withoutSlash(`/${address}${name}`), withoutSlash(slug ?? file)] as const];
    }),
  );
}

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, "");
