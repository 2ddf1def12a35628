// Decides which source gets a URL that several claim, and reports URLs that are too similar.
import type { Config } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { ParsedContent } from "../model/doc.ts";
import type { Location } from "../model/location.ts";
import type { Route } from "../model/route.ts";
import { addressKey } from "../source/addressKey.ts";
import { encodeHref } from "./addresses.ts";
import { placesOfCategory } from "./categoryPlaces.ts";
import { settleDocsRoot } from "./docsRoots.ts";
import { claimOf, locationOf } from "./routeFindings.ts";
import { sharedApiPath } from "./sharedApiPath.ts";

const yieldingKinds: ReadonlySet<Route["target"]["kind"]> = new Set(["search", "postArchive", "authorList", "tagList"]);

/**
 * Keeps the first of the routes that claim a URL, and reports the others with both locations. Exceptions: a page of the
 * site may replace the search results page and generated lists of posts or tags; pages and redirects of the site replace
 * the redirect at the root of the docs.
 */
export function settleRoutes(
  claimed: readonly Route[],
  { config, categories }: { readonly config: Config } & Pick<ParsedContent, "categories">,
  report: (diagnostic: Diagnostic) => void,
): readonly Route[] {
  const byAddress = new Map<string, Route>();
  // Redirects and the glossary have a route in each language but are written in one place, and APIs with one path meet at
  // many addresses: each is reported once.
  const told = new Set<string>();
  const categoriesAt = new Map<string, number>();
  for (const route of claimed) {
    const key = addressKey(route.url);
    const holder = byAddress.get(key);
    const atRoot = holder === undefined ? undefined : settleDocsRoot(route, holder, config);
    if (holder === undefined) byAddress.set(key, route);
    else if (atRoot !== undefined) {
      byAddress.set(key, atRoot.kept);
      if (atRoot.finding !== undefined && !told.has(route.path)) report(atRoot.finding);
      told.add(route.path);
    } else if (!yieldingKinds.has(route.target.kind) && !(route.isFallback && holder.isFallback)) {
      const shared = sharedApiPath(route, holder, config);
      if (shared !== undefined) {
        if (!told.has(shared.message)) report(shared);
        told.add(shared.message);
        continue;
      }
      const isOnce = route.target.kind === "redirect" || route.target.kind === "glossary";
      const isTold = isOnlyHere(route, holder) || (isOnce && told.has(route.path));
      const isCategory = route.target.kind === "category" && holder.target.kind === "category";
      const count = (categoriesAt.get(key) ?? 0) + (isCategory ? 1 : 0);
      categoriesAt.set(key, count);
      const written = isCategory ? placesOfCategory(route, config, categories) : [];
      const finding = duplicateRoute(route, holder, config);
      if (!isTold) report(written[count] === undefined ? finding : { ...finding, ...atCategory(written, count) });
      told.add(route.path);
    }
  }
  for (const similar of similarRoutes(byAddress)) report(similarRoute(similar, config));
  return [...byAddress.values()];
}

/**
 * Whether a redirect that is written for all languages meets a page that only another one than the default one has, such as
 * a translation of a page that has moved since: the page stays until it moves, too, and other languages lead on.
 */
function isOnlyHere({ url, path, target, isFallback }: Route, holder: Route): boolean {
  const isForAll = target.kind === "redirect" && (!target.isOfPage || isFallback);
  return isForAll && url !== path && !holder.isFallback;
}

/** The location of a later category page, and that of the one whose page is used. */
function atCategory(places: readonly Location[], at: number): Pick<Diagnostic, "location" | "related"> {
  const [location, first] = [places[at], places[0]];
  if (location === undefined || first === undefined) return {};
  if (first.file === location.file) return { location };
  return { location, related: [{ message: "is used for this address", location: first }] };
}

function duplicateRoute(route: Route, holder: Route, config: Config): Diagnostic {
  const isRedirect = route.target.kind === "redirect";
  const ofRedirect = holder.target.kind === "redirect" ? holder.target.location : undefined;
  const used = holder.source === undefined ? ofRedirect : { file: holder.source };
  return {
    ...claimOf(route),
    ...describeClaim(route, holder),
    ...(route.source === undefined && holder.source !== undefined && !isRedirect
      ? locationOf(holder, config)
      : locationOf(route, config)),
    ...(used === undefined || (route.source === undefined && !isRedirect)
      ? {}
      : { related: [{ message: "is used for this address", location: used }] }),
  };
}

function describeClaim({ target, url }: Route, holder: Route): Pick<Diagnostic, "message"> & { readonly hint: string } {
  switch (target.kind) {
    case "redirect":
      if (target.to === encodeHref(holder.url))
        return { message: `The redirect from ${url} leads to itself`, hint: "remove the redirect" };
      if (holder.target.kind === "redirect")
        return {
          message: `${url} is redirected to ${holder.target.to} and to ${target.to}; the first one is used`,
          hint: "remove one of the two redirects",
        };
      if (target.isOfPage)
        return {
          message: `The redirect from ${url} is left out, because a page has that address`,
          hint: "remove the redirect or move the page",
        };
      return { message: `The redirect from ${url} hides a page`, hint: "remove the redirect or move the page" };
    case "glossary":
      return {
        message: `The glossary has no page, because another one has its address ${url}`,
        hint: "set `glossary.path` to another address, or `glossary: false`",
      };
    default:
      return {
        message: `${url} is claimed by more than one source; the first one is used`,
        hint: "give one of them a different name or `slug`",
      };
  }
}

/**
 * Reports URLs that are equal apart from letter variants: both have a page, but some disks keep only one of the two
 * files.
 */
function similarRoute([route, holder]: readonly [Route, Route], config: Config): Diagnostic {
  return {
    code: "duplicate-route",
    severity: "warning",
    message: `${route.url} and ${holder.url} are the same on disks and servers that treat these letters as equal`,
    ...locationOf(route, config),
    hint: "give one of them a different name or `slug`",
    ...(holder.source === undefined
      ? {}
      : { related: [{ message: "has the similar address", location: { file: holder.source } }] }),
  };
}

/**
 * Pairs of URLs that a disk or server may treat as equal: straße and strasse, ς and σ, ı and i.
 * @param byAddress Routes by their URL keys, which are already lower-cased and composed.
 */
function similarRoutes(byAddress: ReadonlyMap<string, Route>): readonly (readonly [Route, Route])[] {
  const folded = new Map<string, Route>();
  const similar: (readonly [Route, Route])[] = [];
  for (const [key, route] of byAddress) {
    if (!/[^\u0000-\u007f]/.test(key)) continue;
    const form = key.normalize("NFKC").toUpperCase().toLowerCase();
    const holder = (form === key ? undefined : byAddress.get(form)) ?? folded.get(form);
    if (holder === undefined) folded.set(form, route);
    else if (!route.isFallback || !holder.isFallback) similar.push([route, holder]);
  }
  return similar;
}
