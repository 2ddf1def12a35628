// What a page's own template shows, by the kind of its route.
import type { Source } from "../model/doc.ts";
import type { PageContent, PostSummary } from "../model/page.ts";
import type { Route } from "../model/route.ts";
import { unreachable } from "../model/unreachable.ts";
import { addressKey } from "../source/addressKey.ts";
import { hrefOf } from "./addresses.ts";
import { apiContentOf } from "./apiContent.ts";
import { cardsOf } from "./cards.ts";
import { type ContentInput, langOf, textIn } from "./contentInput.ts";
import { homeContent } from "./homeContent.ts";
import { listPosts, summaryOf } from "./postContent.ts";
import { encodeHref } from "./resolveLinks.ts";

/** Content of a page. */
export function contentOf(route: Route, input: ContentInput): PageContent {
  const { site, source, edition } = input;
  const { target } = route;
  switch (target.kind) {
    case "doc":
      return { kind: "doc", ...titleOf(source), ...langOf(route, input), ...versionBadge(input) };
    case "page":
      return { kind: "page", ...titleOf(source), ...langOf(route, input) };
    case "category":
      return categoryContent(input);
    case "home":
      return homeContent(route, input);
    case "post":
      return {
        kind: "post",
        title: source?.title ?? "",
        ...(source?.kind === "post" ? { post: summaryOf(source, route.url, input) } : { post: emptyPost }),
        ...langOf(route, input),
      };
    case "postList":
      return {
        kind: "postList",
        title: textIn(site.config.blog?.title ?? input.label("blog"), input),
        description: textIn(site.config.blog?.description ?? "", input),
        posts: listPosts(edition, input),
      };
    case "operation":
    case "apiTag":
    case "apiSchema":
    case "apiOverview":
    case "apiCategory":
      return apiContentOf(route, target, input);
    case "search":
      return { kind: "search", title: input.label("searchTitle") };
    case "notFound":
      return { kind: "notFound", title: input.label("notFoundTitle") };
    case "redirect":
      return {
        kind: "redirect",
        href: target.to.startsWith("/") ? encodeHref(hrefOf(target.to, site.config)) : target.to,
      };
    default:
      return unreachable(target);
  }
}

const emptyPost: PostSummary = {
  title: "",
  href: "",
  date: "",
  description: "",
  authors: [],
  tags: [],
  readingMinutes: 0,
};

function titleOf(source: Source | undefined): { readonly title: string; readonly showTitle: boolean } {
  return { title: source?.title ?? "", showTitle: !source?.hasOwnTitle && !source?.frontMatter.hide_title };
}

function versionBadge(input: ContentInput): { readonly versionBadge?: string } {
  const { config } = input.site;
  if (config.versions.length < 2) return {};
  const { name, label } = input.edition.version;
  return { versionBadge: textIn(config.versionLabels[name] ?? label, input) };
}

function categoryContent({ index, href }: ContentInput): PageContent {
  const item = index?.places.get(addressKey(href))?.item;
  if (item?.kind !== "category") throw new Error(`No category at ${href}: this is a bug in hubdocs`);
  const { title, description } = item.generatedIndex ?? { title: item.label, description: item.description ?? "" };
  return { kind: "category", title, description, cards: cardsOf(item.items) };
}
