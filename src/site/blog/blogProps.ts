// Makes the navigation props of blog pages: neighbouring posts, and the sidebar of recent posts.
import type { EditionBlog, Listed } from "../../model/blog.ts";
import type { Post } from "../../model/doc.ts";
import type { PageLink, PageProps } from "../../model/page.ts";
import type { Route } from "../../model/route.ts";
import { linkTo } from "../addresses.ts";
import type { ContentInput } from "../contentInput.ts";
import { langOfTaken } from "../labelLang.ts";
import { listPageUrl, pageCountOf } from "./blogRoutes.ts";
import { postsOf } from "./listContent.ts";

/** The navigation props of a blog page, which replace those of a doc; none for other pages. */
export function blogProps(route: Route, input: ContentInput): Partial<Pick<PageProps, "pagination" | "sidebar">> {
  const blog = isOfBlog(route) ? input.site.blogs.get(route.edition) : undefined;
  if (blog === undefined) return {};
  return {
    pagination: neighboursOf(route, blog, input),
    ...(blog.recent.length === 0
      ? {}
      : { sidebar: { name: "blog", label: input.label("blogSidebar"), items: blog.recent } }),
  };
}

function isOfBlog({ target }: Route): boolean {
  switch (target.kind) {
    case "post":
    case "postList":
    case "postArchive":
    case "authorList":
      return true;
    case "tagList":
      return target.of === "blog";
    default:
      return false;
  }
}

function neighboursOf(route: Route, blog: EditionBlog, input: ContentInput): PageProps["pagination"] {
  const { target } = route;
  if (target.kind === "post") {
    const at = blog.positions.get(route.url);
    return at === undefined ? {} : pair(postLink(blog.posts[at - 1], input), postLink(blog.posts[at + 1], input));
  }
  if (target.kind !== "postList") return {};
  const posts = postsOf(target, blog);
  const count = pageCountOf(posts, input.site.config);
  const listUrl = firstPageUrl(target, blog);
  const link = (page: number): PageLink | undefined => {
    if (page < 1 || page > count) return undefined;
    const address = listPageUrl(listUrl, page, input.site.config);
    return { label: input.label("pageOf", { page, count }), href: linkTo(address, input.site.config) };
  };
  return pair(link(target.page - 1), link(target.page + 1));
}

function firstPageUrl({ of }: Extract<Route["target"], { readonly kind: "postList" }>, blog: EditionBlog) {
  if (of === undefined) return blog.listUrl;
  return (of.kind === "tag" ? blog.tags.bySlug.get(of.slug)?.url : blog.authors.get(of.key)?.url) ?? blog.listUrl;
}

const pair = (previous: PageLink | undefined, next: PageLink | undefined): PageProps["pagination"] => ({
  ...(previous ? { previous } : {}),
  ...(next ? { next } : {}),
});

function postLink(post: Listed<Post> | undefined, { site }: ContentInput): PageLink | undefined {
  if (post === undefined) return undefined;
  const { source, url, isFallback } = post;
  const lang = langOfTaken({ isFallback, locale: source.locale }, site.config);
  return { label: source.title, href: linkTo(url, site.config), ...lang };
}
