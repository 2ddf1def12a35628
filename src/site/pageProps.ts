// Makes the props of a page: everything its template shows, as plain JSON.
import type { SitePath } from "../model/brands.ts";
import type { Source } from "../model/doc.ts";
import type { Edition } from "../model/edition.ts";
import type { LastUpdate } from "../model/frontMatter.ts";
import type { RenderedDefinitions } from "../model/glossary.ts";
import type { PageBanner, PageProps, TocEntry } from "../model/page.ts";
import type { Route } from "../model/route.ts";
import { type EditionApi, type Site, sidebarKey } from "../model/site.ts";
import { type Strings, translate } from "../model/strings.ts";
import { escapeHtml } from "../source/escapeHtml.ts";
import { activeNavbarItems } from "./activeNavbarItems.ts";
import { encodeHref, linkTo } from "./addresses.ts";
import { hreflangs, localeAlternates, versionAlternates, versionLabelOf } from "./alternates.ts";
import { apiBodyOf, apiDescriptionOf, apiOf } from "./apiContent.ts";
import { blogProps } from "./blog/blogProps.ts";
import { tagLinks } from "./blog/tagLinks.ts";
import { bodyRefs, type RefContext } from "./bodyRefs.ts";
import type { ContentInput } from "./contentInput.ts";
import { glossaryToc } from "./glossaryContent.ts";
import { guideHrefOf } from "./guides.ts";
import { headOf } from "./head.ts";
import { breadcrumbsOf, pageSidebar, type SidebarIndex } from "./navigation.ts";
import { contentOf } from "./pageContent.ts";
import { paginationOf } from "./pagination.ts";
import { editionOf, sourceOf } from "./routeParts.ts";
import { type SocialContext, socialCardOf, socialImageOf } from "./socialCard.ts";
import { structuredDataOf } from "./structuredData.ts";
import { isOutsideVersions, isVersioned } from "./versionedRoutes.ts";

/** Input for page props other than the route. */
export interface PageContext extends RefContext, SocialContext {
  /** Prepared sidebars by `sidebarKey`. */
  readonly sidebarIndexes: ReadonlyMap<string, SidebarIndex>;
  /** Interface texts by locale code. */
  readonly strings: Readonly<Record<string, Strings>>;
  /** Definitions of the site's terms. @default none */
  readonly definitions?: RenderedDefinitions;
  /** When and by whom a source was last changed, if that is known and enabled. */
  readonly lastUpdateOf: (source: SitePath) => LastUpdate | undefined;
}

/** Props of a page. */
export function pagePropsOf(route: Route, context: PageContext): PageProps {
  const { site } = context;
  const edition = editionOf(route, site);
  const source = sourceOf(route, site);
  const index =
    route.sidebar === undefined ? undefined : context.sidebarIndexes.get(sidebarKey(route.edition, route.sidebar));
  const href = linkTo(route.url, site.config);
  const apiTarget = "apiId" in route.target ? route.target : undefined;
  const { code, htmlLang } = edition.locale;
  const label: ContentInput["label"] = (key, values) =>
    translate({ strings: context.strings[code] ?? {}, lang: htmlLang }, key, values);
  const input: ContentInput = { ...context, edition, source, index, href, label };
  const content = contentOf(route, input);
  const title = "title" in content ? content.title : "";
  const lastUpdated = source && lastUpdateOf(source, context);
  const editHref = editHrefOf(source, site);
  const breadcrumbs = index && site.config.docs.breadcrumbs ? crumbsOf(route, index, { href, title, site }) : [];
  const head = headOf(route, {
    site,
    edition,
    source,
    content,
    alternates: hreflangs(route, site),
    description: apiTarget && apiDescriptionOf(route, apiTarget, site),
    label,
  });
  const activeNavbar = activeNavbarItems(route, site);
  const card = socialCardOf({ route, edition, content, breadcrumbs, activeNavbar, head, context });
  const image = socialImageOf({ route, source, content, title, card, context });
  const ownHead = { ...head, ...(image === undefined ? {} : { image }) };
  const structuredData = structuredDataOf({ head: ownHead, content, breadcrumbs, lastUpdated, site, edition });
  const guideHref = guideHrefOf(route, edition, site);
  return {
    url: route.url,
    href,
    content,
    head: { ...ownHead, structuredData },
    ...(source ? { body: bodyRefs(source, route, context) } : {}),
    ...(apiTarget ? apiBodyProps(apiBodyOf(route, apiTarget, site)) : {}),
    ...(index ? { sidebar: pageSidebar(index, href, site.config) } : {}),
    ...(card === undefined ? {} : { socialCard: card }),
    breadcrumbs,
    toc: tableOfContents(route, content, { source, site }),
    pagination: index ? paginationOf(source, route, { index, site }) : {},
    banners: bannersOf(route, edition, site),
    alternates: route.target.kind === "redirect" ? [] : localeAlternates(route, site),
    ...versionProps(route, site),
    activeNavbar,
    tags: tagsOf(source, route, site),
    ...(editHref === undefined ? {} : { editHref }),
    ...(lastUpdated === undefined ? {} : { lastUpdated }),
    ...blogProps(route, input),
    ...(guideHref === undefined ? {} : { guideHref }),
  };
}

/** Links to the pages of a source's tags. */
function tagsOf(source: Source | undefined, { edition }: Route, site: Site): PageProps["tags"] {
  if (source === undefined) return [];
  const tags = source.kind === "doc" ? site.docTags.get(edition) : site.blogs.get(edition)?.tags;
  return tags === undefined ? [] : tagLinks(source, tags, site.config);
}

/** The version menu, and whether the page is outside all versions. */
function versionProps(route: Route, site: Site): Pick<PageProps, "versions" | "isOutsideVersions"> {
  const versions = versionAlternates(route, site);
  const isOutside = versions.length > 0 && isOutsideVersions(route, site.config);
  return { versions, ...(isOutside ? { isOutsideVersions: true } : {}) };
}

/** When a source was last changed, from its front matter or from git history. */
function lastUpdateOf(source: Source, context: PageContext): PageProps["lastUpdated"] {
  const { date, author } = source.frontMatter.last_update ?? context.lastUpdateOf(source.path) ?? {};
  return date === undefined ? undefined : { date, ...(author === undefined ? {} : { author }) };
}

/** Breadcrumbs: the path to a page from the top of its sidebar. */
function crumbsOf(
  route: Route,
  index: SidebarIndex,
  { href, title, site }: { readonly href: string; readonly title: string; readonly site: Site },
): PageProps["breadcrumbs"] {
  const listed = breadcrumbsOf(index, href, title);
  // Schemas and the API's category page are in no sidebar, so add their title.
  const own = listed.length === 0 && "apiId" in route.target ? [{ label: title }] : listed;
  return [...apiCrumb(route, site), ...own];
}

/** First breadcrumb of an API page: the API's category page. */
function apiCrumb(route: Route, site: Site): PageProps["breadcrumbs"] {
  if (!("apiId" in route.target) || route.target.kind === "apiCategory") return [];
  const api = apiOf(route, route.target, site);
  return [{ label: api.label, href: linkTo(api.categoryUrl, site.config) }];
}

function apiBodyProps(apiBody: PageProps["apiBody"]): Pick<PageProps, "apiBody"> {
  return apiBody === undefined ? {} : { apiBody };
}

function tableOfContents(
  route: Route,
  content: PageProps["content"],
  { source, site }: { readonly source: Source | undefined; readonly site: Site },
): PageProps["toc"] {
  if (content.kind === "apiChanges") {
    return content.releases.map(({ id, version }) => ({ id, depth: 2, html: escapeHtml(version) }));
  }
  if (content.kind === "glossary") return glossaryToc(content);
  if (route.target.kind === "apiOverview") return apiTocOf(apiOf(route, route.target, site), site);
  if (source === undefined || source.frontMatter.hide_table_of_contents || content.kind === "home") return [];
  return tocOf(source, site);
}

/** Table of contents of a source. Nesting is computed from all headings, then the levels to show are selected. */
function tocOf(source: Source, site: Site): readonly TocEntry[] {
  const least = source.frontMatter.toc_min_heading_level ?? site.config.toc.minLevel;
  const most = source.frontMatter.toc_max_heading_level ?? site.config.toc.maxLevel;
  return source.sections
    .filter(({ depth }) => depth >= least && depth <= most)
    .map(({ id, depth, titleHtml }) => ({ id, depth, html: titleHtml }));
}

function apiTocOf({ spec }: EditionApi, { config }: Site): readonly TocEntry[] {
  return spec.sections
    .filter(({ depth }) => depth >= config.toc.minLevel && depth <= config.toc.maxLevel)
    .map(({ id, depth, title }) => ({ id, depth, html: escapeHtml(title) }));
}

function bannersOf(route: Route, edition: Edition, site: Site): readonly PageBanner[] {
  const banners: PageBanner[] = [];
  if (route.isDraft) banners.push({ kind: "draft" });
  if (route.isUnlisted) banners.push({ kind: "unlisted" });
  const original = site.config.locales.find(({ code }) => code === edition.fallback);
  if (route.isFallback && original !== undefined) banners.push({ kind: "fallback", lang: original.htmlLang });
  const { banner } = edition.version;
  const latest = versionAlternates(route, site).find((_, index) => site.config.versions[index]?.isLatest);
  if (banner !== "none" && isVersioned(route, site.config) && latest !== undefined) {
    banners.push({
      kind: "version",
      state: banner,
      version: versionLabelOf(edition.version, edition, site.config),
      latest: { label: latest.label, href: latest.href, version: latest.version },
    });
  }
  return banners;
}

/** Edit link of a source: from its front matter, else from the site's pattern. */
function editHrefOf(source: Source | undefined, site: Site): string | undefined {
  const own = source?.frontMatter.custom_edit_url;
  if (source === undefined || own === null) return undefined;
  if (own !== undefined) return own;
  const { editUrl } = site.config;
  if (editUrl === undefined) return undefined;
  const path = encodeHref(source.path);
  return editUrl.includes("{path}") ? editUrl.replace("{path}", () => path) : `${editUrl.replace(/\/+$/, "")}/${path}`;
}
