// Makes the part of a page's props that depends on the kind of its route.
import { bugError } from "../model/bugError.ts";
import type { Source } from "../model/doc.ts";
import type { CategoryCards, PageContent } from "../model/page.ts";
import type { Route } from "../model/route.ts";
import { unreachable } from "../model/unreachable.ts";
import { addressKey } from "../source/addressKey.ts";
import { hrefOf } from "./addresses.ts";
import { apiContentOf } from "./apiContent.ts";
import {
  archiveContent,
  authorListContent,
  blogOf,
  docTagContent,
  postListContent,
  tagListContent,
} from "./blog/listContent.ts";
import { summaryOf } from "./blog/postSummary.ts";
import { cardsOf, fittingCards } from "./cards.ts";
import { type ContentInput, langOf, versionBadge } from "./contentInput.ts";
import { glossaryContent } from "./glossaryContent.ts";
import { guideEntriesOf } from "./guides.ts";
import { homeContent, ownFrameOf } from "./homeContent.ts";

/** Content of a page. */
export function contentOf(route: Route, input: ContentInput): PageContent {
  const { site, source } = input;
  const { target } = route;
  switch (target.kind) {
    case "doc":
      return { kind: "doc", ...titleOf(source), ...langOf(route, input), ...versionBadge(input), ...pagesOf(input) };
    case "page":
      return { kind: "page", ...titleOf(source), ...langOf(route, input), ...ownFrameOf(source) };
    case "category":
      return categoryContent(input);
    case "home":
      return homeContent(route, input);
    case "post":
      return postContent(route, input);
    case "postList":
      return postListContent(target, input);
    case "postArchive":
      return archiveContent(input);
    case "authorList":
      return authorListContent(input);
    case "tagList":
      return tagListContent(target, input);
    case "docTag":
      return docTagContent(target, input);
    case "operation":
    case "apiTag":
    case "apiSchema":
    case "apiOverview":
    case "apiCategory":
    case "apiChanges":
      return apiContentOf(route, target, input);
    case "glossary":
      return glossaryContent(input);
    case "search":
      return { kind: "search", title: input.label("searchTitle") };
    case "guide":
      return { kind: "guide", title: guideTitleOf(target.sidebar, input), entries: guideEntriesOf(route, site) };
    case "notFound":
      return { kind: "notFound", title: input.label("notFoundTitle") };
    case "redirect": {
      const isOwn = target.to.startsWith("/");
      return { kind: "redirect", href: isOwn ? hrefOf(target.to, site.config) : target.to };
    }
    case "frozen":
      throw bugError(`${route.url} is made already`);
    default:
      return unreachable(target);
  }
}

/** The title of a guide; an API's guide is named after the API. */
function guideTitleOf(sidebar: string, { site, edition, label }: ContentInput): string {
  const own = [...site.apis].find(([key, api]) => api.sidebar === sidebar && key.startsWith(`${edition.key}\n`));
  return own?.[1].label ?? label("guideTitle");
}

function postContent(route: Route, input: ContentInput): PageContent {
  const { source } = input;
  if (source?.kind !== "post") throw bugError(`No post at ${route.url}`);
  const post = summaryOf({ source, url: route.url, isFallback: route.isFallback }, blogOf(input), input);
  return { kind: "post", title: source.title, ...titleIdOf(source), post, ...langOf(route, input) };
}

function titleOf(source: Source | undefined): Pick<Extract<PageContent, { kind: "page" }>, TitleKey> {
  const { title = "", hasOwnTitle = false, frontMatter, sections = [] } = source ?? {};
  const isHidden = frontMatter?.hide_title === true;
  const isMissing = isHidden && !hasOwnTitle && title !== "" && !sections.some(({ depth }) => depth === 1);
  const hidden = isMissing ? { hiddenTitle: true as const } : {};
  return { title, showTitle: !hasOwnTitle && !isHidden, ...titleIdOf(source), ...hidden };
}

type TitleKey = "title" | "titleId" | "showTitle" | "hiddenTitle";

const titleIdOf = (source: Source | undefined): { readonly titleId?: string } =>
  source?.titleId === undefined ? {} : { titleId: source.titleId };

/** The pages of the category that a doc is the page of, or is in, if its text has a place for them. */
function pagesOf({ source, index, href }: ContentInput): { readonly pages?: CategoryCards } {
  if (source?.listsPages !== true || index === undefined) return {};
  const place = index.places.get(addressKey(href));
  if (place === undefined) return {};
  const { item, ancestors } = place;
  const items = item.kind === "category" ? item.items : (ancestors.at(-1)?.items ?? index.listed);
  return { pages: fittingCards(cardsOf(items).filter((card) => card.href !== href)) };
}

function categoryContent(input: ContentInput): PageContent {
  const { index, href } = input;
  const item = index?.places.get(addressKey(href))?.item;
  if (item?.kind !== "category") throw bugError(`No category at ${href}`);
  const said = item.generatedIndex ?? { title: item.label, description: item.description ?? "" };
  return { kind: "category", ...said, ...fittingCards(cardsOf(item.items)), ...versionBadge(input) };
}
