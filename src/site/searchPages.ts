// Lists the pages of an edition that search indexes, with what the site adds to their texts: URL, title, categories,
// keywords. The texts themselves are not read here.
import type { Hash } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Source } from "../model/doc.ts";
import type { Edition } from "../model/edition.ts";
import type { RenderedDefinitions } from "../model/glossary.ts";
import { sentMethod } from "../model/httpMethod.ts";
import type { Route } from "../model/route.ts";
import type { SearchPage } from "../model/search.ts";
import { type Site, sidebarKey } from "../model/site.ts";
import { addressKey } from "../source/addressKey.ts";
import { docsRootOf, encodeHref, linkTo } from "./addresses.ts";
import { apiDescriptionOf, apiOf } from "./apiContent.ts";
import { overviewLabelOf } from "./apiSidebar.ts";
import type { SidebarIndex } from "./navigation.ts";
import { sourceOf } from "./routeParts.ts";
import { saysNoindex } from "./saysNoindex.ts";

/** Name of the file that lists an edition's search files. */
export const searchFilesName = "search.json";

/** URL of the folder of an edition's search files: that of the locale, or for an older version that of its docs. */
export function searchFolderOf(edition: Edition, config: Config): string {
  return edition.version.isLatest ? edition.urlPrefix : docsRootOf(edition, config);
}

/** The folder of an edition's search files relative to the output folder: empty, or with a trailing slash. */
export function searchFilesFolder(edition: Edition, config: Config): string {
  const folder = searchFolderOf(edition, config).replace(/^\/|\/$/g, "");
  return folder === "" ? "" : `${folder}/`;
}

/** A page to index. Its text is in the body store, but that of a page without a source is here. */
type SearchablePage = Omit<SearchPage, "sections"> &
  ({ /** Key of its searchable text. */ readonly textHash: Hash } | Pick<SearchPage, "sections">);

/** Input for collecting the pages. */
interface SearchPagesInput {
  readonly site: Site;
  readonly edition: Edition;
  readonly sidebarIndexes: ReadonlyMap<string, SidebarIndex>;
  /** Interface text in the edition's locale. */
  readonly label: (key: string) => string;
  /** Definitions of terms. */
  readonly definitions: RenderedDefinitions;
}

/**
 * Searchable pages of an edition, in the order of its routes. Without lists, drafts, unlisted pages and pages with
 * `noindex`.
 */
export function searchPagesOf(input: SearchPagesInput): readonly SearchablePage[] {
  const { site, edition } = input;
  return site.routes
    .filter(
      (route) => route.edition === edition.key && !route.isDraft && !route.isUnlisted && !saysNoindex(route, site),
    )
    .flatMap((route) => searchPageOf(route, input) ?? []);
}

function searchPageOf(route: Route, input: SearchPagesInput): SearchablePage | undefined {
  switch (route.target.kind) {
    case "doc":
    case "page":
    case "post": {
      const source = sourceOf(route, input.site);
      if (source?.searchHash === undefined) return undefined;
      const { title, frontMatter, searchHash } = source;
      return {
        title,
        // A description made from the first paragraph would count that paragraph twice.
        description: frontMatter.description ?? "",
        keywords: keywordsOf(source),
        textHash: searchHash,
        ...placeOf(route, input),
      };
    }
    case "operation":
    case "apiTag":
    case "apiSchema":
    case "apiOverview":
      return apiPageOf(route, route.target, input);
    case "glossary":
      return glossaryPageOf(route, input);
    default:
      return undefined;
  }
}

/** The glossary, with a section for each term. */
function glossaryPageOf(route: Route, input: SearchPagesInput): SearchablePage | undefined {
  const { title = "", description = "", terms = [] } = input.site.glossaries.get(route.edition) ?? {};
  const sections = terms.map(({ id, name, others, definition }) => {
    const text = [...others.map((other) => other.text), input.definitions.get(definition.text)?.text ?? ""].join("\n");
    return { id, depth: 2, title: name.text, text, code: "" };
  });
  const introduction = { id: "", depth: 1, title: "", text: description, code: "" };
  return { title, description: "", keywords: [], sections: [introduction, ...sections], ...placeOf(route, input) };
}

/** Readers who search for a thing want its operations before its schema. */
const schemaWorth = 0.6;

type ApiPageTarget = Extract<Route["target"], { readonly apiId: string }>;

function apiPageOf(route: Route, target: ApiPageTarget, input: SearchPagesInput): SearchablePage | undefined {
  const { site, label } = input;
  const api = apiOf(route, target, site);
  const textHash = searchHashOf(target, api);
  if (textHash === undefined) return undefined;
  const page = { description: apiDescriptionOf(route, target, site), textHash, ...placeOf(route, input) };
  switch (target.kind) {
    case "operation": {
      const operation = api.operations.get(target.slug);
      const { summary = "", operationId, method = "", path = "", tags = [] } = operation ?? {};
      return {
        ...page,
        title: summary,
        keywords: tags,
        method: sentMethod(method),
        path,
        ...(operationId ? { identifier: operationId } : {}),
      };
    }
    case "apiTag":
      return { ...page, title: api.tags.get(target.slug)?.label || label("apiUntagged"), keywords: [] };
    case "apiSchema":
      return {
        ...page,
        parents: [label("apiSchemas")],
        title: api.schemas.get(target.slug)?.name ?? "",
        keywords: [],
        worth: schemaWorth,
      };
    default:
      return {
        ...page,
        title: overviewLabelOf(api, label("apiOverviewTitle"), site.config),
        keywords: [api.spec.title],
      };
  }
}

function searchHashOf(target: ApiPageTarget, api: ReturnType<typeof apiOf>): Hash | undefined {
  switch (target.kind) {
    case "operation":
      return api.operations.get(target.slug)?.searchHash;
    case "apiTag":
      return api.tags.get(target.slug)?.searchHash;
    case "apiSchema":
      return api.schemas.get(target.slug)?.searchHash;
    default:
      return api.spec.searchHash;
  }
}

/** URL of a page and the labels of the categories that contain it. */
function placeOf(route: Route, { site, sidebarIndexes }: SearchPagesInput): Pick<SearchPage, "url" | "parents"> {
  const index = route.sidebar === undefined ? undefined : sidebarIndexes.get(sidebarKey(route.edition, route.sidebar));
  const place = index?.places.get(addressKey(linkTo(route.url, site.config)));
  return {
    url: encodeHref(route.url).slice(1),
    parents: (place?.ancestors ?? []).map(({ label }) => label),
  };
}

function keywordsOf({ frontMatter, title }: Source): readonly string[] {
  const tags = (frontMatter.tags ?? []).map((tag) => (typeof tag === "string" ? tag : tag.label));
  const label = "sidebar_label" in frontMatter ? frontMatter.sidebar_label : undefined;
  return [...(frontMatter.keywords ?? []), ...tags, ...(label === undefined || label === title ? [] : [label])];
}
