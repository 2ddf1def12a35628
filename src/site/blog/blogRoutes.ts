// Makes the routes that result from posts and tags: pages of lists, archive, tags, authors. Empty lists get no route.
import type { EditionBlog, EditionTags, Listed } from "../../model/blog.ts";
import type { Url } from "../../model/brands.ts";
import type { Config } from "../../model/config.ts";
import type { Doc, Post } from "../../model/doc.ts";
import type { PostListSubject, Route, RouteTarget, RouteTraits } from "../../model/route.ts";
import { applyTrailingSlash, joinUrl } from "../addresses.ts";

/** Makes a route; `own` are its special traits. */
type RouteMaker = (address: Url, target: RouteTarget, own?: RouteTraits) => Route;

/** Routes of a blog: its list and posts first, then the archive, tags and authors. */
export function blogRoutes(blog: EditionBlog, config: Config, routeOf: RouteMaker): readonly Route[] {
  const { listUrl, archiveUrl, authorsUrl, all, posts, tags, authors } = blog;
  const entries = all.map(({ source, url, isFallback }): Route => {
    const { draft = false, unlisted = false } = source.frontMatter;
    const target: RouteTarget = { kind: "post", source: source.path };
    return routeOf(url, target, { isFallback, isDraft: draft, isUnlisted: unlisted, source: source.path });
  });
  const pages = (list: PostListRoutes) => listRoutes(list, config, routeOf);
  return [
    ...(posts.length === 0 ? [] : pages({ url: listUrl, posts })),
    ...entries,
    ...(archiveUrl === undefined ? [] : [routeOf(archiveUrl, { kind: "postArchive" })]),
    ...tagListRoute(tags, "blog", routeOf),
    ...[...tags.bySlug.values()].flatMap((tag) =>
      pages({ url: tag.url, posts: tag.items, of: { kind: "tag", slug: tag.slug }, isUnlisted: tag.isUnlisted }),
    ),
    ...(authorsUrl === undefined ? [] : [routeOf(authorsUrl, { kind: "authorList" })]),
    ...[...authors.values()].flatMap(({ author, url, posts: own }) =>
      pages({ url, posts: own, of: { kind: "author", key: author.key } }),
    ),
  ];
}

/** Routes of the tags of docs. */
export function docTagRoutes(tags: EditionTags<Doc>, routeOf: RouteMaker): readonly Route[] {
  const pages = [...tags.bySlug.values()].map(({ url, slug, isUnlisted }) =>
    routeOf(url, { kind: "docTag", slug }, { isUnlisted }),
  );
  return [...tagListRoute(tags, "docs", routeOf), ...pages];
}

function tagListRoute(
  tags: EditionTags<Doc> | EditionTags<Post>,
  of: "docs" | "blog",
  routeOf: RouteMaker,
): readonly Route[] {
  return hasTagList(tags) ? [routeOf(tags.url, { kind: "tagList", of })] : [];
}

/** Whether there is a page of all tags: not if only unlisted pages have tags. */
export function hasTagList(tags: EditionTags<Doc> | EditionTags<Post>): boolean {
  // Every page of a tag asks this, so the tags are not copied: mostly the first one answers.
  for (const { isUnlisted } of tags.bySlug.values()) if (!isUnlisted) return true;
  return false;
}

interface PostListRoutes {
  /** URL of the first page. */
  readonly url: Url;
  readonly posts: readonly Listed<Post>[];
  readonly of?: PostListSubject;
  readonly isUnlisted?: boolean;
}

function listRoutes({ url, posts, of, isUnlisted = false }: PostListRoutes, config: Config, routeOf: RouteMaker) {
  const count = pageCountOf(posts, config);
  return Array.from({ length: count }, (_, index): Route => {
    const page = index + 1;
    const target: RouteTarget = { kind: "postList", page, ...(of === undefined ? {} : { of }) };
    return routeOf(listPageUrl(url, page, config), target, { isUnlisted });
  });
}

/** Number of pages of a list. */
export function pageCountOf(posts: readonly unknown[], { blog }: Config): number {
  return Math.ceil(posts.length / (blog?.postsPerPage ?? posts.length));
}

/** URL of a page of a list; the first page has the URL of the list itself. */
export function listPageUrl(first: Url, page: number, { trailingSlash }: Config): Url {
  return page === 1 ? first : applyTrailingSlash(joinUrl(first, "page", String(page)), trailingSlash);
}
