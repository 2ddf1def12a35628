// Makes the contents of a page's `<head>`.
import type { Config } from "../model/config.ts";
import type { Source } from "../model/doc.ts";
import type { Edition } from "../model/edition.ts";
import type { PageContent, PageHead } from "../model/page.ts";
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import { textOf } from "../model/text.ts";
import { absoluteTargetOf, absoluteUrlOf, encodePath, encodeRest, hrefOf } from "./addresses.ts";
import type { ContentInput } from "./contentInput.ts";
import { describePage } from "./headDescription.ts";
import { originalOf } from "./originalOf.ts";
import { sameInLatest } from "./versionCounterparts.ts";
import { isKeptOut } from "./versionedRoutes.ts";

/** Input for a page's head. */
interface HeadInput {
  readonly site: Site;
  readonly edition: Edition;
  readonly source: Source | undefined;
  readonly content: PageContent;
  /** Description for a page without a source. */
  readonly description?: string | undefined;
  readonly alternates: PageHead["alternates"];
  readonly label: ContentInput["label"];
}

/** Pages that search engines must not index, although they may follow their links. */
const unlistedKinds: ReadonlySet<PageContent["kind"]> = new Set(["notFound", "redirect", "search", "guide"]);

/** Whether a page is about the blog as a whole. */
const isOfBlog = (content: PageContent): boolean =>
  content.kind === "postList" ||
  content.kind === "postArchive" ||
  content.kind === "authorList" ||
  (content.kind === "tagList" && content.links !== undefined);

/** Head of a page. The title is `<page> <delimiter> <site>`, or only the site's title. */
export function headOf(route: Route, input: HeadInput): PageHead {
  const { site, edition, source, content } = input;
  const { config } = site;
  const siteTitle = textOf(config.title, edition.locale.code, config.defaultLocale);
  const pageTitle = (
    source?.frontMatter.title_meta ?? (source?.kind === "post" ? source.title : "title" in content ? content.title : "")
  ).trim();
  const named = withKind(pageTitle, input);
  const isHidden = route.isUnlisted || route.isDraft || config.noIndex || isKeptOut(route, site);
  const isListed = !unlistedKinds.has(content.kind) && !isHidden;
  const shown = "description" in content && content.description !== "" ? content.description : input.description;
  const general = textOf(
    (isOfBlog(content) ? config.blog?.description : undefined) ?? config.tagline,
    edition.locale.code,
    config.defaultLocale,
  );
  const described = describePage({ content, title: pageTitle, own: source?.description, shown, general });
  const description = unlistedKinds.has(content.kind) ? undefined : described;
  const keywords = content.kind === "category" ? content.keywords : source?.frontMatter.keywords;
  const canonical =
    content.kind === "notFound"
      ? undefined
      : route.target.kind === "redirect"
        ? absoluteTargetOf(route.target.to, config)
        : absoluteUrlOf(canonicalUrl(route, site), config);
  return {
    title: named === "" || named === siteTitle ? siteTitle : `${named} ${config.titleDelimiter} ${siteTitle}`,
    ...(description ? { description } : {}),
    ...(keywords ? { keywords } : {}),
    ...(canonical === undefined ? {} : { canonical }),
    alternates: isListed ? input.alternates : [],
    ...twinOf(route, site),
    ...operationFileOf(route, site),
    ...feedsOf(content, config),
    ...(isListed ? {} : { robots: isHidden ? "noindex, nofollow" : "noindex" }),
    type: content.kind === "post" ? "article" : "website",
    structuredData: [],
    ...(source?.frontMatter.head ? { tags: source.frontMatter.head } : {}),
  };
}

/** A title that tells what kind of page it is, where pages of several kinds are called alike. */
function withKind(title: string, { content, label }: HeadInput): string {
  switch (content.kind) {
    case "apiSchema":
      return label("titleOfSchema", { name: title });
    case "tagList":
      return content.links === undefined ? title : label("titleOfBlogTags");
    case "guide":
      return title === label("guideTitle") ? title : label("guideHeading", { site: title });
    default:
      return title;
  }
}

/**
 * The canonical URL: of the same page in the latest version if it exists there, and of the original if the page is
 * shown in place of a translation.
 */
function canonicalUrl(route: Route, site: Site): string {
  const shown = sameInLatest(route, site) ?? route;
  if (!shown.isFallback) return shown.url;
  return originalOf(shown, site)?.url ?? shown.url;
}

/** Feeds of a page, with whole URLs. */
function feedsOf(content: PageContent, { url }: Config): Pick<PageHead, "feeds"> {
  if (content.kind !== "apiChanges" || content.feeds === undefined) return {};
  return { feeds: content.feeds.map(({ type, title, href }) => ({ type, title, href: url + encodeRest(href) })) };
}

function twinOf({ url: address, target }: Route, site: Site): Pick<PageHead, "markdownTwin"> {
  const twin = target.kind === "redirect" ? undefined : site.twins.get(address);
  return twin === undefined ? {} : { markdownTwin: encodePath(hrefOf(twin, site.config)) };
}

function operationFileOf({ url: address }: Route, site: Site): Pick<PageHead, "operationFile"> {
  const file = site.operationFiles.get(address);
  return file === undefined ? {} : { operationFile: encodePath(hrefOf(file.path, site.config)) };
}
