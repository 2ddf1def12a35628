// Collects the blog of an edition: its posts in order, their tags and authors, and the recent posts.
import type { AuthorGroup, EditionBlog, Listed } from "../../model/blog.ts";
import type { Config } from "../../model/config.ts";
import type { Author, ParsedContent, Post } from "../../model/doc.ts";
import type { Edition } from "../../model/edition.ts";
import type { SidebarItem } from "../../model/sidebar.ts";
import { applyTrailingSlash, joinUrl, linkTo } from "../addresses.ts";
import { blogUrlOf, postUrlOf } from "../docUrls.ts";
import { langOfTaken } from "../labelLang.ts";
import { collectTags } from "./tagGroups.ts";
import { groupByYear } from "./yearGroups.ts";

/** Input for collecting a blog. */
interface BlogInput {
  readonly config: Config;
  readonly content: ParsedContent;
  readonly edition: Edition;
  /** Posts that the edition shows, in the order of the sources. */
  readonly posts: readonly { readonly source: Post; readonly isFallback: boolean }[];
  /** Heading of the recent posts. */
  readonly recentLabel: string;
  /** Whether unlisted posts are listed like others. */
  readonly showsUnlisted: boolean;
}

/** Collects the blog; `undefined` if the site has none or there are no posts. */
export function collectBlog(input: BlogInput): EditionBlog | undefined {
  const { config, content, edition, showsUnlisted } = input;
  const { blog } = config;
  if (blog === undefined || input.posts.length === 0) return undefined;
  const all = input.posts.map((post) => ({ ...post, url: postUrlOf(post.source, blog.path, { edition, config }) }));
  const newestFirst = all.toSorted(compareByDate);
  const posts = newestFirst.filter(({ source }) => showsUnlisted || !source.frontMatter.unlisted);
  const addressOf = (...parts: readonly string[]) =>
    applyTrailingSlash(joinUrl(edition.urlPrefix, blog.path, ...parts), config.trailingSlash);
  const known = knownAuthors(content, edition);
  const authors = [...known.values()].flatMap((author): readonly [string, AuthorGroup][] => {
    const own = posts.filter(({ source }) => source.frontMatter.authors?.includes(author.key));
    if (author.page === false || own.length === 0) return [];
    return [[author.key, { author, url: addressOf("authors", author.key), posts: own }]];
  });
  return {
    listUrl: blogUrlOf(blog.path, edition, config),
    ...(posts.length === 0 ? {} : { archiveUrl: addressOf("archive") }),
    ...(authors.length === 0 ? {} : { authorsUrl: addressOf("authors") }),
    all,
    posts,
    positions: new Map(posts.map(({ url }, index) => [url, index])),
    tags: collectTags({
      listed: newestFirst,
      declared: content.blogTags,
      edition,
      config,
      root: joinUrl(edition.urlPrefix, blog.path, "tags"),
      showsUnlisted,
    }),
    authors: new Map(authors),
    findAuthor: (key) => known.get(key),
    recent: recentItems(posts.slice(0, blog.recentPosts), input),
  };
}

/** Newest first; posts with the same time by title. */
function compareByDate({ source: a }: Listed<Post>, { source: b }: Listed<Post>): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.title < b.title ? -1 : a.title > b.title ? 1 : 0;
}

/** Authors by key, described in the edition's language or else in the fallback locale's. */
function knownAuthors({ authors }: ParsedContent, { locale, fallback }: Edition): ReadonlyMap<string, Author> {
  const own = new Map((authors.get(locale.code) ?? []).map((author) => [author.key, author]));
  const others = fallback === undefined ? [] : (authors.get(fallback) ?? []);
  return new Map([...own, ...others.filter(({ key }) => !own.has(key)).map((author) => [author.key, author] as const)]);
}

function recentItems(posts: readonly Listed<Post>[], { config, recentLabel }: BlogInput): readonly SidebarItem[] {
  if (posts.length === 0) return [];
  const years = groupByYear(posts);
  const shared = { kind: "category", isCollapsible: false, isCollapsed: false } as const;
  const items = [...years].map(([year, ofYear]): SidebarItem => {
    const links = ofYear.map(({ source, url, isFallback }): SidebarItem => {
      const label = source.frontMatter.sidebar_label ?? source.title;
      const lang = langOfTaken({ isFallback, locale: source.locale }, config);
      return { kind: "link", label, href: linkTo(url, config), isExternal: false, ...lang };
    });
    return { ...shared, label: year, items: links };
  });
  return [{ ...shared, label: recentLabel, items }];
}
