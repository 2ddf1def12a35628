// Makes the content of API reference pages other than their bodies: titles, the cards of the category page, URLs of
// references.

import type { ApiReference, ApiTag } from "../model/api.ts";
import type { Hash } from "../model/brands.ts";
import { bugError } from "../model/bugError.ts";
import type { Config } from "../model/config.ts";
import { keepBlanks } from "../model/keepBlanks.ts";
import type { FallbackOperation, FallbackPages, FeedLink, PageContent, PageProps } from "../model/page.ts";
import type { Route, RouteTarget } from "../model/route.ts";
import { apiKey, type EditionApi, type Site } from "../model/site.ts";
import { linkTo } from "./addresses.ts";
import { operationHistory, pastOf, schemaHistory } from "./apiHistoryProps.ts";
import { filesHrefOf, pathOfDescription } from "./apiPaths.ts";
import { releasesOf } from "./apiReleases.ts";
import { overviewLabelOf } from "./apiSidebar.ts";
import { cardsOf, fittingCards } from "./cards.ts";
import { changeFeedsOf, changeFeedTitle } from "./changeFeeds.ts";
import { type ContentInput, langOf, versionBadge } from "./contentInput.ts";
import { feedFormats } from "./feedFormats.ts";
import { firstSentenceOf } from "./firstSentence.ts";
import { langOfTaken } from "./labelLang.ts";
import { pagesUsing } from "./operationUses.ts";
import { serverNameOf } from "./sampleServers.ts";
import { specDownloads } from "./specDownloads.ts";

/** Route targets of API pages. */
type ApiTarget = Extract<RouteTarget, { readonly apiId: string }>;

/** The API that a route belongs to. */
export function apiOf(route: Route, target: ApiTarget, site: Site): EditionApi {
  const api = site.apis.get(apiKey(route.edition, target.apiId));
  if (api === undefined) throw bugError(`No API "${target.apiId}" in ${route.edition}`);
  return api;
}

/** Content of an API page. */
export function apiContentOf(route: Route, target: ApiTarget, input: ContentInput): PageContent {
  const api = apiOf(route, target, input.site);
  const said = { ...versionBadge(input), ...langOf(route, input) };
  switch (target.kind) {
    case "operation": {
      const operation = getEntry(api.operations, target.slug);
      const { summary, method, path, isWebhook, isDeprecated } = operation;
      const history = operationHistory(operation, api, input);
      const usedIn = pagesUsing(operation, route.edition, input.site);
      const used = usedIn.length === 0 ? {} : { usedIn };
      return { kind: "operation", title: summary, method, path, isWebhook, isDeprecated, ...used, ...history, ...said };
    }
    case "apiTag": {
      const tag = getEntry(api.tags, target.slug);
      const fallbacks = fallbackOperations(tag, api, input.site.config);
      const own = fallbacks.length === 0 ? said : { ...said, fallbacks };
      return { kind: "apiTag", title: tag.label || input.label("apiUntagged"), ...own };
    }
    case "apiSchema":
      return {
        kind: "apiSchema",
        title: getEntry(api.schemas, target.slug).name,
        ...schemaHistory(getEntry(api.schemas, target.slug), api, input),
        ...said,
      };
    case "apiOverview":
      return {
        kind: "apiOverview",
        title: overviewLabelOf(api, input.label("apiOverviewTitle"), input.site.config),
        apiTitle: api.spec.title,
        downloads: specDownloads(route, api, input.site),
        ...pastOf(api, input),
        ...fallbackPages(api, input),
        ...langOf(route, input),
      };
    case "apiChanges":
      return {
        kind: "apiChanges",
        title: input.label("apiChanges"),
        apiTitle: api.spec.title,
        ...feedLinks(api, input),
        releases: releasesOf(api, input),
      };
    case "apiCategory":
      return {
        kind: "category",
        title: api.label,
        description: firstSentenceOf(api.spec.description),
        ...fittingCards(cardsOf(input.index?.listed ?? [])),
        ...versionBadge(input),
      };
  }
}

/** Links to the feeds of an API's changes. */
function feedLinks(api: EditionApi, input: ContentInput): { readonly feeds?: readonly FeedLink[] } {
  const { site, edition, label } = input;
  const title = changeFeedTitle(api, label("apiChanges"), input);
  const feeds = changeFeedsOf(api, edition, site).map(({ format, url }) => {
    const { name, type } = feedFormats[format];
    return { label: name, title: `${title} (${name}, ${edition.locale.label})`, type, href: linkTo(url, site.config) };
  });
  return feeds.length === 0 ? {} : { feeds };
}

/**
 * A tag's operations that the translated specification lacks. Empty for a tag that is itself missing from the
 * translation, because its own list shows them.
 */
function fallbackOperations(tag: ApiTag, api: EditionApi, config: Config): readonly FallbackOperation[] {
  if (api.fallbacks.has(tag)) return [];
  const { locale } = api.original ?? api.spec;
  return tag.operations.flatMap((slug): readonly FallbackOperation[] => {
    const operation = api.operations.get(slug);
    if (operation === undefined || !api.fallbacks.has(operation)) return [];
    const { method, path, isDeprecated } = operation;
    const summary = keepBlanks(operation.summary);
    const description = keepBlanks(operation.description);
    const href = linkTo(api.urlOf("operation", slug), config);
    return [
      { method, path, isDeprecated, summary, description, href, ...langOfTaken({ isFallback: true, locale }, config) },
    ];
  });
}

/** Tags and schemas that the translated specification lacks. */
function fallbackPages(
  api: EditionApi,
  { site: { config }, label }: ContentInput,
): { readonly fallbacks?: readonly FallbackPages[] } {
  const { locale } = api.original ?? api.spec;
  const lang = langOfTaken({ isFallback: true, locale }, config);
  const fallbacks: readonly FallbackPages[] = [
    {
      kind: "tags",
      pages: [...api.tags.values()].flatMap((tag) => {
        const href = linkTo(api.urlOf("tag", tag.slug), config);
        if (!api.fallbacks.has(tag)) return [];
        return [tag.label === "" ? { label: label("apiUntagged"), href } : { label: tag.label, href, ...lang }];
      }),
    },
    {
      kind: "schemas",
      pages: [...api.schemas.values()].flatMap((schema) =>
        api.fallbacks.has(schema)
          ? [{ label: schema.name, href: linkTo(api.urlOf("schema", schema.slug), config), ...lang }]
          : [],
      ),
    },
  ];
  const some = fallbacks.filter(({ pages }) => pages.length > 0);
  return some.length === 0 ? {} : { fallbacks: some };
}

function getEntry<Entry>(entries: ReadonlyMap<string, Entry>, slug: string): Entry {
  const entry = entries.get(slug);
  if (entry === undefined) throw bugError(`No page "${slug}" in an API`);
  return entry;
}

/** Description of an API page, for its `<head>`. */
export function apiDescriptionOf(route: Route, target: ApiTarget, site: Site): string {
  const api = apiOf(route, target, site);
  if (target.kind === "operation") return getEntry(api.operations, target.slug).description;
  if (target.kind === "apiTag") return getEntry(api.tags, target.slug).description;
  if (target.kind === "apiSchema") return getEntry(api.schemas, target.slug).description;
  return api.spec.description;
}

/** Body of an API page with the URLs that it links to. */
export function apiBodyOf(route: Route, target: ApiTarget, site: Site): PageProps["apiBody"] {
  const api = apiOf(route, target, site);
  const body = bodyOf(target, api);
  if (body === undefined) return undefined;
  const refs = body.bodyRefs.map(({ kind, slug, label }) => ({
    label,
    href: kind === "path" ? pathOfDescription(slug, route, site) : linkTo(api.urlOf(kind, slug), site.config),
  }));
  const locale = site.editionsByKey.get(route.edition)?.locale.code ?? site.config.defaultLocale;
  const serverName = serverNameOf(api.apiId, locale, site.config);
  const filesHref = filesHrefOf(api, route, site);
  return { hash: body.bodyHash, refs, filesHref, ...(serverName === undefined ? {} : { serverName }) };
}

function bodyOf(
  target: ApiTarget,
  api: EditionApi,
): { readonly bodyHash: Hash; readonly bodyRefs: readonly ApiReference[] } | undefined {
  switch (target.kind) {
    case "operation":
      return getEntry(api.operations, target.slug);
    case "apiTag":
      return getEntry(api.tags, target.slug);
    case "apiSchema":
      return getEntry(api.schemas, target.slug);
    case "apiOverview":
      return api.spec;
    case "apiCategory":
    case "apiChanges":
      return undefined;
  }
}
