// Finds the pages of a site that name or call an operation of its APIs, for the operation's own page.
import type { Operation } from "../model/api.ts";
import type { PageLink } from "../model/page.ts";
import type { Site } from "../model/site.ts";
import { linkTo } from "./addresses.ts";
import { findOperation } from "./operationFinder.ts";
import { sourceOf } from "./routeParts.ts";

type Uses = ReadonlyMap<Operation, ReadonlyMap<string, readonly PageLink[]>>;

const usesOf = new WeakMap<Site, Uses>();

/** Pages of an edition that use an operation: docs first, then posts and other pages, each in site order. */
export function pagesUsing(operation: Operation, edition: string, site: Site): readonly PageLink[] {
  const uses = usesOf.get(site) ?? collectUses(site);
  usesOf.set(site, uses);
  return uses.get(operation)?.get(edition) ?? [];
}

function collectUses(site: Site): Uses {
  const uses = new Map<Operation, Map<string, PageLink[]>>();
  const listed = site.routes.filter(
    ({ isDraft, isUnlisted, source }) => !isDraft && !isUnlisted && source !== undefined,
  );
  const docs = listed.filter(({ target }) => target.kind === "doc");
  const others = listed.filter(({ target }) => target.kind === "post" || target.kind === "page");
  for (const route of [...docs, ...others]) {
    const source = sourceOf(route, site);
    const requests = source?.links.filter(({ kind }) => kind === "operation") ?? [];
    const operations = new Set<Operation>();
    for (const { raw } of requests) {
      const found = findOperation(raw, route.edition, site);
      if (found.kind === "found") operations.add(found.operation);
    }
    for (const operation of operations) {
      const byEdition = uses.get(operation) ?? new Map<string, PageLink[]>();
      const pages = byEdition.get(route.edition) ?? [];
      pages.push({ label: source?.title ?? "", href: linkTo(route.url, site.config) });
      uses.set(operation, byEdition.set(route.edition, pages));
    }
  }
  return uses;
}
