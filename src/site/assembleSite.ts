// Assembles the site: its editions with their docs, sidebars and routes, and the lookup maps.
import type { ApiHistory } from "../model/apiHistory.ts";
import type { EditionBlog, EditionTags } from "../model/blog.ts";
import type { DocId, Url } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic, Outcome } from "../model/diagnostic.ts";
import type { Doc, ParsedContent } from "../model/doc.ts";
import type { Edition } from "../model/edition.ts";
import type { FrozenVersion } from "../model/frozen.ts";
import type { EditionGlossary } from "../model/glossary.ts";
import type { Ledgers } from "../model/ledger.ts";
import type { Route } from "../model/route.ts";
import type { Sidebar } from "../model/sidebar.ts";
import { apiKey, type EditionApi, type Site } from "../model/site.ts";
import type { Strings } from "../model/strings.ts";
import { joinUrl } from "./addresses.ts";
import { apiRoutes } from "./apiRoutes.ts";
import { type ApiSidebarOptions, buildApiSidebar, overviewLabelOf } from "./apiSidebar.ts";
import { collectBlog } from "./blog/collectBlog.ts";
import { collectDocTags } from "./blog/tagGroups.ts";
import { labelIn, withBuiltInLabels } from "./builtInLabels.ts";
import { docUrlOf } from "./docUrls.ts";
import { collectEditionApis } from "./editionApis.ts";
import { collectEditionDocs, findTwiceNamed } from "./editionDocs.ts";
import { latestVersion, listEditions } from "./editions.ts";
import { filesBesidePages, pathsOf } from "./filesBesidePages.ts";
import { spellTargets } from "./flattenRedirects.ts";
import { docRoutesOf, frozenPagesOf, frozenRoutes, lostAddresses } from "./frozenRoutes.ts";
import { generatedFiles, routesBesideFiles } from "./generatedFiles.ts";
import { collectGlossary, glossaryRoutes } from "./glossary.ts";
import { langOfTaken } from "./labelLang.ts";
import { compareSections } from "./originalLinks.ts";
import { ownPlaces, ownSpelling } from "./ownSpelling.ts";
import { withPageRedirects } from "./pageRedirects.ts";
import { docRoutes, guideRoutes, pageRoutes, postsOfEdition, type RouteInput, searchRoutes } from "./routes.ts";
import { settleFolderPages } from "./settleFolderPages.ts";
import { settleRoutes } from "./settleRoutes.ts";
import { settleStaticFiles } from "./settleStaticFiles.ts";
import { assignSidebars, buildSidebars, type SidebarInput, spellLinks } from "./sidebars.ts";
import { lookupsOf } from "./siteLookups.ts";
import { slashedLinks } from "./slashedLinks.ts";
import { usableRoutes } from "./usableRoutes.ts";

/** Input of `assembleSite` other than configuration and content. */
interface AssembleOptions {
  /** Whether drafts are published, and unlisted pages listed: both under their notices, while a site is written. */
  readonly drafts: boolean;
  /** Interface texts by locale code. */
  readonly strings: Readonly<Record<string, Strings>>;
  /** Per locale, which state of the originals the translations were made from. */
  readonly ledgers?: Ledgers;
  /** By API id, the histories of APIs with specifications for several versions. @default none */
  readonly histories?: ReadonlyMap<string, ApiHistory>;
  /** Frozen versions, whose pages are kept as they were built. @default none */
  readonly frozen?: readonly FrozenVersion[];
}

/** Assembles the site from its configuration and parsed content. */
export function assembleSite(given: Config, parsed: ParsedContent, options: AssembleOptions): Outcome<Site> {
  const config = withBuiltInLabels(given, options);
  const content = settleFolderPages(parsed, config, options);
  const diagnostics: Diagnostic[] = [...findTwiceNamed(content, options)];
  const report = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  const { frozen = [] } = options;
  const allEditions = listEditions(config);
  const editions = allEditions.filter(({ version }) => frozen.every((one) => one.version !== version.name));
  const parts = new Map(
    editions.map((edition) => [edition, assembleEdition(edition, { config, content, options, report })]),
  );
  const blogs = new Map<string, EditionBlog>();
  const glossaries = new Map<string, EditionGlossary>();
  const docTags = new Map<string, EditionTags<Doc>>();
  const apis = new Map<string, EditionApi>();
  for (const [{ key }, own] of parts) {
    if (own.blog !== undefined) blogs.set(key, own.blog);
    if (own.glossary !== undefined) glossaries.set(key, own.glossary);
    docTags.set(key, own.docTags);
    for (const api of own.apis) apis.set(apiKey(key, api.apiId), api);
  }
  // Not joined with `push(...)`: an edition may have more routes than a function call can have arguments.
  const own = allEditions.flatMap((edition) => parts.get(edition)?.routes ?? frozenRoutes(edition, frozen));
  const claimed = withPageRedirects(own, { config, content, editions }, report);
  const generated = generatedFiles({ config, editions, blogs, apis });
  const usable = usableRoutes(claimed, { config, blogs, docTags }, report);
  const beside = routesBesideFiles(usable, { files: generated, config }, report);
  const claims = settleRoutes(beside, { config, ...content }, report);
  const made = () => [...generated, ...pathsOf(filesBesidePages(claims, { config, content, apis, files: generated }))];
  const files = new Set(settleStaticFiles(content.staticFiles, { routes: claims, editions, config, made }, report));
  const claimedAll = [...claims, ...lostAddresses(frozen, { routes: claims, config, files })];
  diagnostics.push(...slashedLinks(frozen, claims, config));
  const places = ownPlaces(claimedAll, { ...config, files });
  const prefixOf = createPrefixFinder(allEditions);
  const routes = spellTargets(claimedAll, { places, prefixOf });
  const sidebars = [...parts.values()].flatMap((own) =>
    own.sidebars.map((sidebar) => spellLinks(sidebar, (path) => ownSpelling(path, prefixOf(sidebar.edition), places))),
  );
  return {
    value: {
      config,
      editions,
      frozen,
      frozenPages: frozenPagesOf(frozen),
      content,
      routes,
      apis,
      blogs,
      glossaries,
      docTags,
      sidebars,
      editionsByKey: new Map(allEditions.map((edition) => [edition.key, edition])),
      ...lookupsOf(routes, content, sidebars),
      staticFiles: files,
      ...filesBesidePages(routes, { config, content, apis, files: [...generated, ...files] }),
      docRoutes: docRoutesOf(routes, frozen),
      ...compareSections(content.sources, config, options.ledgers ?? new Map()),
    },
    diagnostics,
  };
}

/** Makes a finder of the beginning of an edition's URLs, by its key. */
function createPrefixFinder(editions: readonly Edition[]): (edition: string) => string {
  const prefixes = new Map(editions.map(({ key, urlPrefix }) => [key, urlPrefix]));
  return (edition) => prefixes.get(edition) ?? "/";
}

/** What an edition contributes to the site. */
interface EditionParts {
  readonly routes: readonly Route[];
  readonly sidebars: readonly Sidebar[];
  readonly apis: readonly EditionApi[];
  readonly blog: EditionBlog | undefined;
  readonly glossary: EditionGlossary | undefined;
  readonly docTags: EditionTags<Doc>;
}

interface EditionInput extends Pick<SidebarInput, "config" | "content" | "report"> {
  readonly options: AssembleOptions;
}

function assembleEdition(edition: Edition, { config, content, options, report }: EditionInput): EditionParts {
  const isLatest = edition.version === latestVersion(config);
  const docs = collectEditionDocs(content, edition, options);
  const urlOf = (id: DocId): Url => {
    const entry = docs.get(id);
    return entry === undefined ? joinUrl(edition.urlPrefix) : docUrlOf(entry.doc, edition, config);
  };
  const sidebarInput: SidebarInput = { config, content, edition, docs, urlOf, showsUnlisted: options.drafts, report };
  const docSidebars = buildSidebars(sidebarInput);
  const posts = isLatest ? postsOfEdition({ content, edition, ...options }) : [];
  const recentLabel = labelIn(edition, options, "recentPosts");
  const blog = collectBlog({ config, content, edition, posts, recentLabel, showsUnlisted: options.drafts });
  const glossary = isLatest ? collectGlossary(edition, config, labelIn(edition, options, "glossary")) : undefined;
  const docTags = collectDocTags({ config, content, edition, docs, showsUnlisted: options.drafts });
  const apis = collectEditionApis({ content, edition, config, histories: options.histories ?? new Map() });
  const apiSidebars = apis.map((api) =>
    buildApiSidebar(api, edition, apiSidebarOptions(api, edition, { config, options })),
  );
  const routeInput: RouteInput = {
    config,
    content,
    edition,
    docs,
    sidebars: docSidebars,
    sidebarOf: assignSidebars(sidebarInput, docSidebars),
    blog,
    docTags,
    ...options,
  };
  const routes = [
    ...docRoutes(routeInput),
    ...apis.flatMap((api) => apiRoutes(api, edition, config)),
    ...(isLatest ? pageRoutes(routeInput) : []),
    ...glossaryRoutes(glossary, edition, config),
    ...searchRoutes(routeInput),
    ...guideRoutes(routeInput, apiSidebars),
  ];
  return { routes, sidebars: [...docSidebars, ...apiSidebars], apis, blog, glossary, docTags };
}

function apiSidebarOptions(
  api: EditionApi,
  edition: Edition,
  { config, options }: Pick<EditionInput, "config" | "options">,
): ApiSidebarOptions {
  const label = (key: string): string => labelIn(edition, options, key);
  const fallback = langOfTaken({ isFallback: true, locale: (api.original ?? api.spec).locale }, config);
  return {
    ...langOfTaken({ isFallback: api.isFallback, locale: api.spec.locale }, config),
    ...(fallback.lang === undefined ? {} : { fallbackLang: fallback.lang }),
    collapsed: config.docs.sidebarCollapsed,
    overviewLabel: overviewLabelOf(api, label("apiOverviewTitle"), config),
    untaggedLabel: label("apiUntagged"),
    changesLabel: label("apiChanges"),
  };
}
