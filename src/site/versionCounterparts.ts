// Finds the counterpart of a page in another version: the same page, else the main doc, or the nearest page above.
// Makes no links or menus.
import type { ApiTag, Operation } from "../model/api.ts";
import type { Url } from "../model/brands.ts";
import type { Edition } from "../model/edition.ts";
import type { Route, RouteTarget } from "../model/route.ts";
import type { Sidebar } from "../model/sidebar.ts";
import { apiKey, docRouteKey, type EditionApi, type Site, sidebarKey } from "../model/site.ts";
import { addressKey } from "../source/addressKey.ts";
import { docsRootOf, joinUrl, searchUrlOf } from "./addresses.ts";
import { editionKey, latestVersion } from "./editions.ts";
import { frozenKey, namesOf } from "./frozenRoutes.ts";
import { walkSidebar } from "./sidebars.ts";
import { isListOfDocs, isOutsideVersions, isVersioned } from "./versionedRoutes.ts";

/** The counterpart of a page in another version. */
interface Counterpart {
  readonly address: Url;
  /** Whether it is the same page, rather than one above it. */
  readonly isExact: boolean;
  /** Absent if the version has no page in this language at all: then `address` is the landing page's. */
  readonly route?: Route;
}

interface Candidate {
  readonly address: Url | undefined;
  readonly isExact: boolean;
}

/**
 * The page that readers see at a URL. If the URL redirects to another page of its edition (such as the docs root to the
 * main doc), it is that page: links to it must not go through the redirect, which would lose their query and hash.
 */
export function shownAt(address: string, { routesByAddress }: Pick<Site, "routesByAddress">): Route | undefined {
  const found = routesByAddress.get(addressKey(address));
  const to = found && leadsTo(found.target);
  if (to === undefined) return found;
  const next = routesByAddress.get(addressKey(to));
  return next?.edition === found?.edition ? next : found;
}

function leadsTo(target: RouteTarget): string | undefined {
  if (target.kind === "redirect") return target.to;
  return target.kind === "frozen" ? target.leadsTo : undefined;
}

/** URL of an edition's docs as a whole: the docs root, or the main doc if the root redirects to it. */
export function docsHomeOf(edition: Edition, site: Pick<Site, "config" | "routesByAddress">): Url {
  const root = docsRootOf(edition, site.config);
  return shownAt(root, site)?.url ?? root;
}

/** The counterpart of a page in an edition; there always is one. For pages outside the versions it is the main doc. */
export function counterpartIn(other: Edition, route: Route, site: Site): Counterpart {
  if (route.edition === other.key && !isOutsideVersions(route, site.config))
    return { address: route.url, isExact: true, route };
  for (const { address, isExact } of candidatesOf(route, other, site)) {
    const found = address === undefined ? undefined : shownAt(address, site);
    if (found?.edition === other.key) return { address: found.url, isExact, route: found };
  }
  const first = site.routes.find(({ edition }) => edition === other.key);
  return first === undefined
    ? { address: joinUrl(other.urlPrefix), isExact: false }
    : { address: first.url, isExact: false, route: first };
}

/** The same page in the latest version; `undefined` if the page belongs to that version or does not exist there. */
export function sameInLatest(route: Route, site: Site): Route | undefined {
  const edition = site.editionsByKey.get(route.edition);
  if (edition === undefined || edition.version.isLatest) return undefined;
  const latest = site.editionsByKey.get(editionKey(latestVersion(site.config).name, edition.locale.code));
  if (latest === undefined) return undefined;
  const { isExact, route: same } = counterpartIn(latest, route, site);
  return isExact ? same : undefined;
}

/** URLs to try, the nearest first. */
function* candidatesOf(route: Route, other: Edition, site: Site): Generator<Candidate> {
  const { target } = route;
  if (target.kind === "doc") {
    yield { address: site.docRoutes.get(docRouteKey(other.key, target.docId))?.url, isExact: true };
  }
  if (target.kind === "search") yield { address: searchUrlOf(other, site.config), isExact: true };
  if (isListOfDocs(target) || target.kind === "guide")
    yield { address: moved(route.url, route, { other, site }), isExact: true };
  if ("apiId" in target && isVersioned(route, site.config)) yield* apiCandidates(route, other, site);
  // A missing doc leads to the main doc, as in other portals; a missing list leads to the list above it.
  if (isListOfDocs(target)) {
    for (const address of addressesAbove(route, site))
      yield { address: docRouteOf(address, other, site) ?? moved(address, route, { other, site }), isExact: false };
  }
  yield { address: docsHomeOf(other, site), isExact: false };
}

/**
 * URLs of the pages above a page, the nearest first: categories that contain it in its sidebar, then folders of its
 * URL.
 */
function addressesAbove(route: Route, site: Site): readonly string[] {
  const sidebar =
    route.sidebar === undefined ? undefined : site.sidebarsByName.get(sidebarKey(route.edition, route.sidebar));
  const around = sidebar === undefined ? [] : (categoriesOf(sidebar).get(addressKey(route.url)) ?? []);
  const segments = route.url.split("/").filter((segment) => segment !== "");
  const folders = segments.map((_, index) => joinUrl(...segments.slice(0, segments.length - 1 - index)));
  return [...around, ...folders];
}

const categoriesBySidebar = new WeakMap<Sidebar, ReadonlyMap<string, readonly string[]>>();

/** URLs of the categories that contain each page of a sidebar, the innermost first. */
function categoriesOf(sidebar: Sidebar): ReadonlyMap<string, readonly string[]> {
  const known = categoriesBySidebar.get(sidebar);
  if (known !== undefined) return known;
  const categories = new Map<string, readonly string[]>();
  walkSidebar(sidebar.items, (item, ancestors) => {
    if (item.kind === "html" || item.href === undefined) return;
    const key = addressKey(item.href);
    const around = ancestors.flatMap(({ href }) => href ?? []).toReversed();
    if (!categories.has(key)) categories.set(key, around);
  });
  categoriesBySidebar.set(sidebar, categories);
  return categories;
}

/** URL, in another edition, of the doc at a URL; the two may differ. */
function docRouteOf(address: string, other: Edition, site: Site): Url | undefined {
  const target = site.routesByAddress.get(addressKey(address))?.target;
  return target?.kind === "doc" ? site.docRoutes.get(docRouteKey(other.key, target.docId))?.url : undefined;
}

/** A URL of one edition's docs moved to another edition; `undefined` for URLs outside the docs. */
function moved(
  address: string,
  { edition }: Route,
  { other, site: { config, editionsByKey } }: { readonly other: Edition; readonly site: Site },
): Url | undefined {
  const own = editionsByKey.get(edition);
  const root = own === undefined ? undefined : docsRootOf(own, config).replace(/\/$/, "");
  if (root === undefined || !(address === root || address.startsWith(`${root}/`))) return undefined;
  return joinUrl(docsRootOf(other, config), address.slice(root.length));
}

/** Candidates for API pages: the same page, then the nearest above it. */
function* apiCandidates(
  { target, edition }: Pick<Route, "target" | "edition">,
  other: Edition,
  site: Site,
): Generator<Candidate> {
  if (!("apiId" in target)) return;
  const own = site.apis.get(apiKey(edition, target.apiId));
  const theirs = site.apis.get(apiKey(other.key, target.apiId));
  if (own === undefined) return;
  if (theirs === undefined) return yield* frozenCandidates({ target, edition }, own, { other, site });
  const pageOf = (kind: "operation" | "tag" | "schema", slug: string | undefined): Url | undefined =>
    slug === undefined ? undefined : theirs.urlOf(kind, slug);
  if (target.kind === "operation") {
    const operation = own.operations.get(target.slug);
    yield { address: pageOf("operation", sameOperation(operation, theirs)?.slug), isExact: true };
    for (const name of operation?.tags ?? [])
      yield { address: pageOf("tag", tagNamed(name, theirs)?.slug), isExact: false };
  }
  if (target.kind === "apiTag") {
    const tag = own.tags.get(target.slug);
    yield { address: pageOf("tag", tagNamed(tag?.name ?? "", theirs)?.slug), isExact: true };
  }
  if (target.kind === "apiSchema") {
    const name = own.schemas.get(target.slug)?.name;
    yield { address: pageOf("schema", theirs.spec.schemas.find((one) => one.name === name)?.slug), isExact: true };
  }
  if (target.kind === "apiChanges") yield { address: theirs.changesUrl, isExact: true };
  if (target.kind !== "apiCategory") yield { address: theirs.overviewUrl, isExact: target.kind === "apiOverview" };
  yield { address: theirs.categoryUrl, isExact: target.kind === "apiCategory" };
}

/** Candidates for API pages in a frozen version, whose pages are known only by names. */
function* frozenCandidates(
  route: Pick<Route, "target" | "edition">,
  own: EditionApi,
  { other, site }: { readonly other: Edition; readonly site: Site },
): Generator<Candidate> {
  const { target } = route;
  const at = (name: string): Url | undefined => site.frozenPages.get(frozenKey(other.key, name))?.url;
  for (const name of namesOf(route, site)) yield { address: at(name), isExact: true };
  const tags = target.kind === "operation" ? (own.operations.get(target.slug)?.tags ?? []) : [];
  for (const name of tags) yield { address: at(`tag ${own.apiId} ${name}`), isExact: false };
  for (const kind of ["apiOverview", "apiCategory"] as const)
    yield { address: at(`${kind} ${own.apiId}`), isExact: target.kind === kind };
}

/** The operation with the same method and path, else with the same slug. */
function sameOperation(operation: Operation | undefined, { operations, spec }: EditionApi): Operation | undefined {
  if (operation === undefined) return undefined;
  const { method, path, isWebhook, slug } = operation;
  const same = spec.operations.find((one) => one.method === method && one.path === path && one.isWebhook === isWebhook);
  return same ?? operations.get(slug);
}

const tagNamed = (name: string, { spec }: EditionApi): ApiTag | undefined => spec.tags.find((tag) => tag.name === name);
