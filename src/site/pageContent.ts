// What a page's own template shows, by the kind of its route.
import type { Post, Source } from "../model/doc.ts";
import type { Edition } from "../model/edition.ts";
import type { CategoryCard, PageContent, PostAuthor, PostSummary } from "../model/page.ts";
import type { Route } from "../model/route.ts";
import { type Site, sidebarKey } from "../model/site.ts";
import type { SidebarItem } from "../model/sidebar.ts";
import { textOf } from "../model/text.ts";
import { unreachable } from "../model/unreachable.ts";
import { addressKey } from "../source/addressKey.ts";
import { hrefOf } from "./addresses.ts";
import type { SidebarIndex } from "./navigation.ts";
import { encodeHref, resolveLink } from "./resolveLinks.ts";

/** Inputs of a page's content. */
export interface ContentInput {
  readonly site: Site;
  readonly edition: Edition;
  readonly source: Source | undefined;
  readonly index: SidebarIndex | undefined;
  readonly sidebarIndexes: ReadonlyMap<string, SidebarIndex>;
  /** Address of the page with base URL. */
  readonly href: string;
}

/** Average reading speed, words a minute. */
const wordsPerMinute = 200;

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
        title: textIn(site.config.blog?.title ?? "", input),
        description: textIn(site.config.blog?.description ?? "", input),
        posts: listPosts(edition, input),
      };
    case "notFound":
      return { kind: "notFound" };
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

function langOf(route: Route, { site }: ContentInput): { readonly lang?: string } {
  const original = site.config.locales.find(({ isDefault }) => isDefault);
  return route.isFallback && original !== undefined ? { lang: original.htmlLang } : {};
}

function textIn(text: Parameters<typeof textOf>[0], { site, edition }: ContentInput): string {
  return textOf(text, edition.locale.code, site.config.defaultLocale);
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

/** A card for every entry that can be opened; unlisted ones have none. */
export function cardsOf(items: readonly SidebarItem[]): readonly CategoryCard[] {
  return items.flatMap((item): readonly CategoryCard[] => {
    if (item.kind === "html" || (item.kind === "link" && item.isUnlisted)) return [];
    if (item.kind === "link") {
      return [
        {
          label: item.label,
          href: item.href,
          description: item.description ?? "",
          kind: item.isExternal ? "external" : "page",
        },
      ];
    }
    const href = item.href ?? cardsOf(item.items)[0]?.href;
    return href === undefined
      ? []
      : [{ label: item.label, href, description: item.description ?? "", kind: "category", count: item.items.length }];
  });
}

function homeContent(route: Route, input: ContentInput): PageContent {
  const { site, edition, source } = input;
  const siteTitle = textIn(site.config.title, input);
  const tagline = textIn(site.config.tagline, input);
  const place = { site, route, ...(source ? { source } : {}) };
  const resolved = <Item extends { readonly to: string }>(item: Item): Item => ({
    ...item,
    to: resolveLink(item.to, place).href,
  });
  if (source?.kind !== "page") {
    const first = Object.keys(site.config.docs.sidebars)[0];
    const index = first === undefined ? undefined : input.sidebarIndexes.get(sidebarKey(edition.key, first));
    const cards = cardsOf(index?.listed ?? []).slice(0, 12);
    return {
      kind: "home",
      title: siteTitle,
      promise: siteTitle,
      tagline,
      actions: [],
      cards: cards.map(({ label, description, href }) => ({ title: label, text: description, to: href })),
    };
  }
  const { hero, cards = [] } = source.frontMatter;
  return {
    kind: "home",
    title: source.title,
    promise: hero?.promise ?? source.title,
    tagline: hero?.tagline ?? tagline,
    actions: (hero?.actions ?? []).map(resolved),
    cards: cards.map(resolved),
    ...langOf(route, input),
  };
}

function listPosts(edition: Edition, input: ContentInput): readonly PostSummary[] {
  const posts = input.site.routes.flatMap((route) => {
    const source = route.source === undefined ? undefined : input.site.sourcesByPath.get(route.source);
    return route.edition === edition.key && source?.kind === "post" && !route.isUnlisted
      ? [summaryOf(source, route.url, input)]
      : [];
  });
  return posts.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.title < b.title ? -1 : 1));
}

function summaryOf(post: Post, address: string, input: ContentInput): PostSummary {
  return {
    title: post.title,
    href: encodeHref(hrefOf(address, input.site.config)),
    date: post.date,
    description: post.description,
    authors: (post.frontMatter.authors ?? []).map((author) => authorOf(author, post, input)),
    tags: (post.frontMatter.tags ?? []).map((tag) => tagLabel(tag, post, input)),
    readingMinutes: Math.max(1, Math.ceil(post.wordCount / wordsPerMinute)),
  };
}

function authorOf(
  author: NonNullable<Post["frontMatter"]["authors"]>[number],
  post: Post,
  { site }: ContentInput,
): PostAuthor {
  if (typeof author !== "string") {
    const { name, title, url, image_url: imageUrl } = author;
    return { name, ...(title ? { title } : {}), ...(url ? { url } : {}), ...(imageUrl ? { imageUrl } : {}) };
  }
  const known = site.content.authors.get(post.locale)?.find(({ key }) => key === author);
  if (known === undefined) return { name: author };
  const { name, title, url, imageUrl } = known;
  return { name, ...(title ? { title } : {}), ...(url ? { url } : {}), ...(imageUrl ? { imageUrl } : {}) };
}

function tagLabel(tag: NonNullable<Post["frontMatter"]["tags"]>[number], post: Post, { site }: ContentInput): string {
  if (typeof tag !== "string") return tag.label;
  return site.content.blogTags.get(post.locale)?.find(({ key }) => key === tag)?.label ?? tag;
}
