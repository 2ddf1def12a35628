// Makes all routes of an edition. Conflicts between routes are settled in assembleSite.
import type { EditionBlog, EditionTags } from "../model/blog.ts";
import { docId, type Url } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Doc, Page, ParsedContent, Post } from "../model/doc.ts";
import type { Edition } from "../model/edition.ts";
import type { Route, RouteTarget, RouteTraits } from "../model/route.ts";
import type { Sidebar } from "../model/sidebar.ts";
import { translationKey } from "../model/translationKey.ts";
import { applyTrailingSlash, docsRootOf, encodeHref, joinUrl, outputPathOf, searchUrlOf } from "./addresses.ts";
import { blogRoutes, docTagRoutes } from "./blog/blogRoutes.ts";
import { docUrlOf, pageUrlOf } from "./docUrls.ts";
import type { EditionDocs } from "./editionDocs.ts";
import { flattenRedirects, targetBelow } from "./flattenRedirects.ts";
import { guideUrlOf, hasDocs } from "./guides.ts";
import { walkSidebar } from "./sidebars.ts";
import { isUsableAddress } from "./usableRoutes.ts";

/** Input for the routes of an edition. */
export interface RouteInput {
  readonly config: Config;
  readonly content: ParsedContent;
  readonly edition: Edition;
  readonly docs: EditionDocs;
  readonly sidebars: readonly Sidebar[];
  readonly sidebarOf: ReadonlyMap<string, string>;
  readonly drafts: boolean;
  readonly blog: EditionBlog | undefined;
  readonly docTags: EditionTags<Doc>;
}

/**
 * Routes of an edition's docs: docs, generated category pages, and a redirect at the docs root if no doc has that URL.
 */
export function docRoutes(input: RouteInput): readonly Route[] {
  const routes: Route[] = [];
  for (const [id, { doc, isFallback }] of input.docs) {
    const target: RouteTarget = { kind: "doc", docId: id, version: doc.version };
    const sidebar = input.sidebarOf.get(id);
    const own = { ...traitsOf(doc, isFallback), ...(sidebar === undefined ? {} : { sidebar }) };
    routes.push(routeOf(docUrlOf(doc, input.edition, input.config), target, routePlace(input, own)));
  }
  for (const sidebar of input.sidebars) {
    walkSidebar(sidebar.items, (item) => {
      if (item.kind !== "category" || item.generatedIndex === undefined || item.href === undefined) return;
      const target: RouteTarget = { kind: "category", sidebar: sidebar.name };
      routes.push(routeOf(item.href, target, routePlace(input, { sidebar: sidebar.name })));
    });
  }
  return [
    ...routes,
    ...docsRootRoute(input, routes),
    ...docTagRoutes(input.docTags, (address, target, own) => routeOf(address, target, routePlace(input, own))),
  ];
}

function docsRootRoute(input: RouteInput, routes: readonly Route[]): readonly Route[] {
  const root = docsRootOf(input.edition, input.config);
  const main = mainDocUrl(input, routes);
  // Docs at the root of the site leave the root to the landing page; older versions have a root of their own.
  if (
    (input.config.docs.path === "" && input.edition.version.path === "") ||
    main === undefined ||
    routes.some((route) => route.url.replace(/\/$/, "") === root)
  )
    return [];
  const address = applyTrailingSlash(root, input.config.trailingSlash);
  return [routeOf(address, { kind: "redirect", to: encodeHref(main), isDocsRoot: true }, input)];
}

/** The URL of an edition's main doc: `intro`, else the first link of the first sidebar, else the first doc with a page. */
function mainDocUrl(input: RouteInput, all: readonly Route[]): Url | undefined {
  const routes = all.filter(({ url }) => isUsableAddress(url));
  const intro = routes.find((route) => route.target.kind === "doc" && route.target.docId === docId("intro"));
  return (intro ?? routes.find((route) => route.url === input.sidebars[0]?.firstLink?.href) ?? routes[0])?.url;
}

/** The search results page of an edition, if the site has search. */
export function searchRoutes(input: RouteInput): readonly Route[] {
  const { config, edition } = input;
  return config.search.enabled ? [routeOf(searchUrlOf(edition, config), { kind: "search" }, input)] : [];
}

/** Guides (pages with all docs of a sidebar, or all operations of an API), if the site has them. */
export function guideRoutes(input: RouteInput, ofApis: readonly Sidebar[]): readonly Route[] {
  const { config, edition, sidebars } = input;
  if (!config.print.enabled) return [];
  return [...sidebars.filter(hasDocs), ...ofApis].map((sidebar) =>
    routeOf(guideUrlOf(sidebar, edition, config), { kind: "guide", sidebar: sidebar.name }, input),
  );
}

/** Routes outside the docs: pages, blog, landing page, not-found page, redirects. For the latest version's editions. */
export function pageRoutes(input: RouteInput): readonly Route[] {
  const pages = ownOrFallback(input, (source): source is Page => source.kind === "page");
  const home = joinUrl(input.edition.urlPrefix);
  const routes = pages.map(({ source, isFallback }): Route => {
    const address = pageUrlOf(source, input.edition, input.config);
    const kind = address === home || source.frontMatter.layout === "home" ? "home" : "page";
    const target: RouteTarget = { kind, source: source.path };
    return routeOf(address, target, routePlace(input, traitsOf(source, isFallback)));
  });
  const taken = new Set(routes.map((route) => route.url));
  if (!taken.has(home) && !hasDocAt(home, input)) {
    routes.push(routeOf(home, { kind: "home" }, input));
  }
  const { blog, config } = input;
  const ofBlog =
    blog === undefined
      ? []
      : blogRoutes(blog, config, (address, target, own) => routeOf(address, target, routePlace(input, own)));
  return [...routes, ...ofBlog, notFoundRoute(input), ...redirectRoutes(input)];
}

/**
 * Whether a doc or a list of docs has a URL. Needed only if docs are at the root: otherwise their path keeps them
 * apart.
 */
const hasDocAt = (address: Url, { config, edition, docs, sidebars }: RouteInput): boolean => {
  if (config.docs.path !== "") return false;
  if ([...docs.values()].some(({ doc }) => docUrlOf(doc, edition, config) === address)) return true;
  let isFound = false;
  for (const { items } of sidebars) {
    walkSidebar(items, (item) => {
      isFound ||= item.kind === "category" && item.generatedIndex !== undefined && item.href === address;
    });
  }
  return isFound;
};

const notFoundRoute = (input: RouteInput): Route =>
  routeOf(joinUrl(input.edition.urlPrefix, "404.html"), { kind: "notFound" }, input);

function redirectRoutes(input: RouteInput): readonly Route[] {
  return flattenRedirects(input.config.redirects).flatMap(({ from, to, location }) =>
    from.map((path) => {
      const placed = location === undefined ? {} : { location };
      const target: RouteTarget = { kind: "redirect", to: targetBelow(input.edition.urlPrefix, to), ...placed };
      return routeOf(joinUrl(input.edition.urlPrefix, path), target, input);
    }),
  );
}

/** Context of a route. */
interface RoutePlace extends Pick<RouteInput, "config" | "edition"> {
  /** @default nothing */
  readonly own?: RouteTraits;
}

const routePlace = ({ config, edition }: RouteInput, own: RouteTraits = {}): RoutePlace => ({ config, edition, own });

/**
 * Makes a route. Optional properties come after the common ones and are not added to a copy: objects made that way
 * share no hidden class in V8, which costs 250 bytes and two microseconds each.
 */
export function routeOf(address: Url, target: RouteTarget, { config, edition, own }: RoutePlace): Route {
  return {
    url: address,
    outputPath: outputPathOf(address, config.trailingSlash),
    edition: edition.key,
    target,
    path: pathWithoutPrefix(address, edition),
    isFallback: false,
    isDraft: false,
    isUnlisted: false,
    ...own,
  };
}

/** The traits of a route that come from its source. */
function traitsOf(source: Doc | Page, isFallback: boolean): RouteTraits {
  const { draft = false, unlisted = false } = source.frontMatter;
  return { isFallback, isDraft: draft, isUnlisted: unlisted, source: source.path };
}

/** Posts that an edition shows, in the order of the sources. */
export const postsOfEdition = (input: SourceInput): ReturnType<typeof ownOrFallback<Post>> =>
  ownOrFallback(input, (source): source is Post => source.kind === "post");

type SourceInput = Pick<RouteInput, "content" | "edition" | "drafts">;

/** Pages or posts in the edition's locale, and the fallback locale's for those not translated. */
function ownOrFallback<Kind extends Page | Post>(
  { content, edition, drafts }: SourceInput,
  isKind: (source: ParsedContent["sources"][number]) => source is Kind,
): readonly { readonly source: Kind; readonly isFallback: boolean }[] {
  const visible = content.sources.filter(isKind).filter((source) => drafts || !source.frontMatter.draft);
  const own = visible.filter((source) => source.locale === edition.locale.code);
  const keys = new Set(own.map(translationKey));
  const fallback = visible.filter((source) => source.locale === edition.fallback && !keys.has(translationKey(source)));
  return [
    ...own.map((source) => ({ source, isFallback: false })),
    ...fallback.map((source) => ({ source, isFallback: true })),
  ];
}

/** URL without the locale's prefix, the same in every locale. */
function pathWithoutPrefix(address: Url, edition: Edition): string {
  return edition.urlPrefix === "/" ? address : `/${address.slice(edition.urlPrefix.length)}`;
}
