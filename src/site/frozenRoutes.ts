// Makes the routes of frozen versions: their pages, and redirects for links of theirs that would otherwise break. Also
// decides the names by which other versions find a page. Archives are read elsewhere.

import { operationSubject, schemaSubject } from "../model/apiHistory.ts";
import { docId, type Url, url } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Edition } from "../model/edition.ts";
import type { FrozenPage, FrozenVersion } from "../model/frozen.ts";
import { sentMethod } from "../model/httpMethod.ts";
import { localeOfAddress } from "../model/localeOfAddress.ts";
import type { Route } from "../model/route.ts";
import { apiKey, docRouteKey, type Site } from "../model/site.ts";
import { addressKey } from "../source/addressKey.ts";
import { encodeHref, joinUrl, outputPathOf } from "./addresses.ts";
import { editionKey, latestVersion, localePrefix } from "./editions.ts";

/**
 * Names that identify a page in every version, the most reliable first. Lists of docs have none: they are found by URL.
 */
export function namesOf(
  { target, edition }: Pick<Route, "target" | "edition">,
  { apis }: Pick<Site, "apis">,
): readonly string[] {
  if (target.kind === "doc") return [`doc ${target.docId}`];
  if (!("apiId" in target)) return [];
  const api = apis.get(apiKey(edition, target.apiId));
  const named = (kind: string, name: string | undefined): readonly string[] =>
    name === undefined ? [] : [`${kind} ${target.apiId} ${name}`];
  switch (target.kind) {
    case "operation": {
      const operation = api?.operations.get(target.slug);
      const subject = operation === undefined ? undefined : operationSubject(operation);
      const signature = operation === undefined ? undefined : `${sentMethod(operation.method)} ${operation.path}`;
      return [...named("subject", subject), ...named("signature", signature), ...named("operation", target.slug)];
    }
    case "apiSchema": {
      const name = api?.schemas.get(target.slug)?.name;
      return named("subject", name === undefined ? undefined : schemaSubject(name));
    }
    case "apiTag":
      return named("tag", api?.tags.get(target.slug)?.name);
    default:
      return [`${target.kind} ${target.apiId}`];
  }
}

/** Names of a page that is the first link of sidebars, to which the navbar links. */
export function sidebarNamesOf(
  { url: address, edition }: Route,
  { sidebars }: Pick<Site, "sidebars">,
): readonly string[] {
  const own = sidebars.filter((sidebar) => sidebar.edition === edition && sidebar.firstLink?.href === address);
  return own.map(({ name }) => `sidebar ${name}`);
}

/** Key of a page in `frozenPages`. */
export const frozenKey = (edition: string, name: string): string => `${edition}\n${name}`;

/** All frozen pages by edition and name. */
export function frozenPagesOf(frozen: readonly FrozenVersion[]): ReadonlyMap<string, FrozenPage> {
  const found = new Map<string, FrozenPage>();
  for (const { version, pages } of frozen) {
    for (const page of pages)
      for (const name of page.names) found.set(frozenKey(editionKey(version, page.locale), name), page);
  }
  return found;
}

/** An operation or named schema of an API in a frozen version. */
interface FrozenSubject {
  /** Key of the edition. */
  readonly edition: string;
  readonly apiId: string;
  /** Name of the operation or schema in API histories. */
  readonly subject: string;
}

/** The page of an operation or schema, and for operations the signature at that time: `GET /rooms/{id}`. */
export function findFrozenSubject(
  { edition, apiId, subject }: FrozenSubject,
  { frozenPages }: Site,
): { readonly url: Url; readonly signature: string } | undefined {
  const page = frozenPages.get(frozenKey(edition, `subject ${apiId} ${subject}`));
  if (page === undefined) return undefined;
  const start = `signature ${apiId} `;
  const signature = page.names.find((name) => name.startsWith(start))?.slice(start.length) ?? subject;
  return { url: page.url, signature };
}

/** Routes of the pages of a frozen edition. */
export function frozenRoutes({ key, locale, version }: Edition, frozen: readonly FrozenVersion[]): readonly Route[] {
  const pages = frozen.find((one) => one.version === version.name)?.pages ?? [];
  return pages
    .filter((page) => page.locale === locale.code)
    .map(
      ({ url: address, file, path, leadsTo }): Route => ({
        ...plain,
        url: address,
        outputPath: file,
        edition: key,
        target: { kind: "frozen", version: version.name, ...(leadsTo === undefined ? {} : { leadsTo }) },
        path,
      }),
    );
}

/** Routes of all docs, including frozen ones, by edition and id. */
export function docRoutesOf(routes: readonly Route[], frozen: readonly FrozenVersion[]): ReadonlyMap<string, Route> {
  const pages = new Map(frozen.flatMap(({ pages: own }) => own.map((page) => [page.url, page] as const)));
  return new Map(
    routes.flatMap((route): (readonly [string, Route])[] => {
      const { edition, target } = route;
      if (target.kind === "doc") return [[docRouteKey(edition, target.docId), route]];
      const name = target.kind === "frozen" ? pages.get(route.url)?.names[0] : undefined;
      return name?.startsWith("doc ") === true ? [[docRouteKey(edition, docId(name.slice("doc ".length))), route]] : [];
    }),
  );
}

/**
 * Redirects for URLs that frozen pages link to and that no longer exist: frozen pages cannot be changed, so their links
 * must not break. Each leads to the nearest existing page above.
 */
export function lostAddresses(
  frozen: readonly FrozenVersion[],
  {
    routes,
    config,
    files,
  }: { readonly routes: readonly Route[]; readonly config: Config; readonly files: ReadonlySet<string> },
): readonly Route[] {
  const byKey = new Map(routes.map((route) => [addressKey(route.url), route]));
  const lost: Route[] = [];
  for (const link of frozen.flatMap(({ links }) => links)) {
    const key = addressKey(link);
    const locale = localeOfAddress(link, config);
    if (byKey.has(key) || files.has(link.slice(1)) || !config.builtLocales.includes(locale.code)) continue;
    const to = nearestAbove(link, byKey);
    if (to === undefined) continue;
    const address = url(link);
    const prefix = localePrefix(locale);
    const route: Route = {
      ...plain,
      url: address,
      outputPath: outputPathOf(address, config.trailingSlash),
      edition: editionKey(latestVersion(config).name, locale.code),
      target: { kind: "redirect", to: encodeHref(to.url), isStandIn: true },
      path: prefix === "/" ? address : `/${address.slice(prefix.length)}`,
    };
    byKey.set(key, route);
    lost.push(route);
  }
  return lost;
}

const plain = { isFallback: false, isDraft: false, isUnlisted: false } as const;

/** The nearest page above a URL; if that is a redirect, its target, so that readers are redirected only once. */
function nearestAbove(address: string, routes: ReadonlyMap<string, Route>): Route | undefined {
  const segments = address.split("/").filter((segment) => segment !== "");
  for (let length = segments.length - 1; length >= 0; length -= 1) {
    const above = routes.get(addressKey(joinUrl(...segments.slice(0, length))));
    if (above === undefined) continue;
    if (above.target.kind !== "redirect") return above;
    const target = routes.get(addressKey(above.target.to));
    if (target !== undefined) return target;
  }
  return undefined;
}
