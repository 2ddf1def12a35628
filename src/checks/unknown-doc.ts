// Reports front matter that names docs or addresses which do not exist (`pagination_next`, `pagination_prev`).
import { docId } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Doc } from "../model/doc.ts";
import { leftOutDocs } from "../model/leftOutDocs.ts";
import type { Route } from "../model/route.ts";
import { docRouteKey, type Site } from "../model/site.ts";
import { limitSuggestions } from "../source/comparisons.ts";
import { nearestNames } from "../source/nearestName.ts";
import { isElsewhere, routeAt } from "../source/routeAt.ts";
import type { CheckInput } from "./checkInput.ts";

/** Reports every id that no doc of the page's edition has, and every address that no page of it has. */
export function checkPaginationIds({ site }: CheckInput): readonly Diagnostic[] {
  const leftOut = leftOutDocs(site.content);
  const idsByEdition = new Map<string, ReadonlySet<string>>();
  const findNearest = limitSuggestions(nearestNames);
  return site.routes.flatMap((route): readonly Diagnostic[] => {
    const source = route.source === undefined || route.isFallback ? undefined : site.sourcesByPath.get(route.source);
    if (source?.kind !== "doc") return [];
    const { pagination_next, pagination_prev } = source.frontMatter;
    if (pagination_next === undefined && pagination_prev === undefined) return [];
    return Object.entries({ pagination_next, pagination_prev }).flatMap(([field, named]): readonly Diagnostic[] => {
      if (named === undefined || named === null) return [];
      if (typeof named !== "string") return unknownAddress(named.to, { field, route, source, site });
      if (site.docRoutes.has(docRouteKey(route.edition, docId(named))) || leftOut.has(named)) return [];
      const known = idsByEdition.get(route.edition) ?? idsOf(route.edition, site);
      idsByEdition.set(route.edition, known);
      const near = findNearest(named, known)?.[0];
      return [
        {
          code: "unknown-doc",
          severity: "error",
          message: `${field}: there is no doc with the id "${named}"`,
          location: { file: source.path, pointer: `/${field}` },
          hint:
            near === undefined
              ? "name a doc by its path in the docs folder, without extension"
              : `did you mean "${near}"?`,
        },
      ];
    });
  });
}

/** Ids of the docs that an edition has: other versions or languages may have docs that it lacks. */
function idsOf(edition: Route["edition"], { content, docRoutes }: Site): ReadonlySet<string> {
  const docs = content.sources.filter((source) => source.kind === "doc");
  return new Set(docs.flatMap(({ id }) => (docRoutes.has(docRouteKey(edition, id)) ? [id] : [])));
}

/** An address that no page has: the page keeps its own neighbour. */
function unknownAddress(
  to: string | undefined,
  { field, route, source, site }: { field: string; route: Route; source: Doc; site: Site },
): readonly Diagnostic[] {
  const edition = site.editionsByKey.get(route.edition);
  if (to === undefined || edition === undefined || isElsewhere(to)) return [];
  if (routeAt(to, edition, site) !== undefined) return [];
  const isOthers = ["vitepress", "starlight"].includes(site.config.markdown.dialect);
  const written = isOthers ? field.replace("pagination_", "") : field;
  return [
    {
      code: "unknown-doc",
      severity: "warning",
      message: `${written}: there is no page with the address "${to}"`,
      location: { file: source.path, pointer: `/${written}` },
      hint: "correct the address, or remove it to keep the neighbour of the sidebar",
    },
  ];
}
