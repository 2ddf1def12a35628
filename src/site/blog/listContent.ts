// Makes the content of list pages: posts, the archive, authors, tags, docs of a tag.
import type { AuthorGroup, EditionBlog, EditionTags, Listed } from "../../model/blog.ts";
import { bugError } from "../../model/bugError.ts";
import type { Doc, Post } from "../../model/doc.ts";
import type { AuthorProfile, BlogLinks, PageContent, TagLetter } from "../../model/page.ts";
import type { RouteTarget } from "../../model/route.ts";
import { linkTo } from "../addresses.ts";
import { alphabetOf, groupByLetter } from "../alphabet.ts";
import { type ContentInput, textIn } from "../contentInput.ts";
import { langOfTaken } from "../labelLang.ts";
import { hasTagList } from "./blogRoutes.ts";
import { feedsOf } from "./feedAddresses.ts";
import { authorOf, listedPost } from "./postSummary.ts";
import { socialLinks } from "./socialLinks.ts";
import { groupByYear } from "./yearGroups.ts";

type Target<Kind extends RouteTarget["kind"]> = Extract<RouteTarget, { readonly kind: Kind }>;

/** The blog of the page's edition. It exists, because otherwise there would be no such page. */
export function blogOf({ site, edition }: ContentInput): EditionBlog {
  const blog = site.blogs.get(edition.key);
  if (blog === undefined) throw bugError(`No blog in ${edition.key}`);
  return blog;
}

/** All posts of a list, on all its pages. */
export function postsOf({ of }: Target<"postList">, blog: EditionBlog): readonly Listed<Post>[] {
  if (of === undefined) return blog.posts;
  return (of.kind === "tag" ? blog.tags.bySlug.get(of.slug)?.items : blog.authors.get(of.key)?.posts) ?? [];
}

/** Content of one page of a list of posts. */
export function postListContent(target: Target<"postList">, input: ContentInput): PageContent {
  const { config } = input.site;
  const blog = blogOf(input);
  const posts = postsOf(target, blog);
  const size = config.blog?.postsPerPage ?? posts.length;
  const { title, ...about } = subjectOf(target, { blog, count: posts.length }, input);
  const { page } = target;
  return {
    kind: "postList",
    title: page === 1 ? title : input.label("titleOfPage", { title, page }),
    page,
    ...about,
    links: blogLinks(input),
    posts: posts.slice((page - 1) * size, page * size).map((post) => listedPost(post, blog, input)),
  };
}

type Subject = Pick<Extract<PageContent, { kind: "postList" }>, "title" | "description" | "subject" | "author">;

function subjectOf(
  { of }: Target<"postList">,
  { blog, count }: { readonly blog: EditionBlog; readonly count: number },
  input: ContentInput,
): Subject {
  const config = input.site.config.blog;
  switch (of?.kind) {
    case undefined:
      return {
        title: textIn(config?.title ?? input.label("blog"), input),
        description: textIn(config?.description ?? "", input),
      };
    case "tag": {
      const { label = of.slug, description = "" } = blog.tags.bySlug.get(of.slug) ?? {};
      return { title: input.label("postsTagged", { count, tag: label }), description, subject: "tag" };
    }
    case "author": {
      const group = blog.authors.get(of.key);
      if (group === undefined) throw bugError(`No author "${of.key}"`);
      const author = profileOf(group, blog, input);
      return { title: author.name, description: author.description ?? "", subject: "author", author };
    }
  }
}

/** All posts by year: newest year first, and within a year oldest post first. */
export function archiveContent(input: ContentInput): PageContent {
  const blog = blogOf(input);
  const years = [...groupByYear(blog.posts)].map(([year, posts]) => ({
    year,
    posts: posts.toReversed().map((post) => {
      return summaryWithoutText(post, input);
    }),
  }));
  return { kind: "postArchive", title: input.label("archive"), links: blogLinks(input), years };
}

function summaryWithoutText({ source, url, isFallback }: Listed<Post | Doc>, { site: { config } }: ContentInput) {
  const date = source.kind === "post" ? source.date : "";
  return {
    title: source.title,
    href: linkTo(url, config),
    date,
    ...langOfTaken({ isFallback, locale: source.locale }, config),
  };
}

/** All authors that have pages. */
export function authorListContent(input: ContentInput): PageContent {
  const blog = blogOf(input);
  const authors = [...blog.authors.values()].map((group) => profileOf(group, blog, input));
  return { kind: "authorList", title: input.label("authors"), links: blogLinks(input), authors };
}

function profileOf({ author, posts }: AuthorGroup, blog: EditionBlog, input: ContentInput): AuthorProfile {
  return {
    ...authorOf(author.key, blog, input),
    ...(author.description ? { description: author.description } : {}),
    postCount: posts.length,
    socials: [
      ...socialLinks(author.socials ?? {}),
      ...(author.email ? [{ label: author.email, href: `mailto:${author.email}` }] : []),
    ],
  };
}

/** All tags by initial. */
export function tagListContent({ of }: Target<"tagList">, input: ContentInput): PageContent {
  const tags = of === "blog" ? blogOf(input).tags : docTagsOf(input);
  return {
    kind: "tagList",
    title: input.label("tags"),
    letters: lettersOf(tags, input),
    ...(of === "blog" ? { links: blogLinks(input) } : {}),
  };
}

function docTagsOf({ site, edition }: ContentInput): EditionTags<Doc> {
  const tags = site.docTags.get(edition.key);
  if (tags === undefined) throw bugError(`No tags in ${edition.key}`);
  return tags;
}

/** Initials in the order of the language; tags that do not begin with a letter come last. */
function lettersOf(tags: EditionTags<Doc> | EditionTags<Post>, { site, edition }: ContentInput): readonly TagLetter[] {
  const language = edition.locale.htmlLang;
  const order = alphabetOf(language)<TagLetter["tags"][number]>(
    (tag) => tag.label,
    (tag) => tag.href,
  );
  const listed = [...tags.bySlug.values()]
    .filter(({ isUnlisted }) => !isUnlisted)
    .map(({ label, url, items }) => ({ label, href: linkTo(url, site.config), count: items.length }));
  return groupByLetter(listed, ({ label }) => label, language).map(([letter, own], index) => ({
    letter,
    id: `letter-${index + 1}`,
    tags: own.toSorted(order),
  }));
}

/** Docs with a tag, by title. */
export function docTagContent({ slug }: Target<"docTag">, input: ContentInput): PageContent {
  const tags = docTagsOf(input);
  const { label = slug, description = "", items = [] } = tags.bySlug.get(slug) ?? {};
  const compare = alphabetOf(input.edition.locale.htmlLang);
  const docs = items.map((item) => {
    const { title, href, lang } = summaryWithoutText(item, input);
    return { label: title, href, description: item.source.description, ...(lang === undefined ? {} : { lang }) };
  });
  return {
    kind: "docTag",
    title: input.label("docsTagged", { count: items.length, tag: label }),
    description,
    docs: docs.toSorted(
      compare(
        (doc) => doc.label,
        (doc) => doc.href,
      ),
    ),
    ...(hasTagList(tags) ? { tagsHref: linkTo(tags.url, input.site.config) } : {}),
  };
}

function blogLinks(input: ContentInput): BlogLinks {
  const { archiveUrl, authorsUrl, listUrl, posts, tags } = blogOf(input);
  const { config } = input.site;
  const feed = feedsOf(input.site, input.edition)[0];
  const href = (url: string): string => linkTo(url, config);
  return {
    ...(posts.length === 0 ? {} : { listHref: href(listUrl) }),
    ...(archiveUrl === undefined ? {} : { archiveHref: href(archiveUrl) }),
    ...(hasTagList(tags) ? { tagsHref: href(tags.url) } : {}),
    ...(authorsUrl === undefined ? {} : { authorsHref: href(authorsUrl) }),
    ...(feed === undefined ? {} : { feedHref: href(feed.url) }),
  };
}
