// Prepares posts and their authors as pages show them.
import type { EditionBlog, Listed } from "../../model/blog.ts";
import type { Author, Post } from "../../model/doc.ts";
import type { AuthorReference } from "../../model/frontMatter.ts";
import type { PostAuthor, PostSummary } from "../../model/page.ts";
import type { Route } from "../../model/route.ts";
import { fillPlain } from "../../source/plainBody.ts";
import { readingMinutesOf } from "../../source/readingMinutes.ts";
import { fileHrefOf, linkTo } from "../addresses.ts";
import { bodyRefs } from "../bodyRefs.ts";
import type { ContentInput } from "../contentInput.ts";
import { langOfTaken } from "../labelLang.ts";
import { tagLinks } from "./tagLinks.ts";

/** A post as lists and its own page show it. */
export function summaryOf(
  { source: post, url, isFallback }: Listed<Post>,
  blog: EditionBlog,
  input: ContentInput,
): PostSummary {
  const { config } = input.site;
  return {
    title: post.title,
    href: linkTo(url, config),
    date: post.date,
    description: post.description,
    authors: (post.frontMatter.authors ?? []).map((author) => authorOf(author, blog, input)),
    tags: tagLinks(post, blog.tags, config),
    readingMinutes: readingMinutesOf(post.wordCount, post.locale, config.blog?.wordsPerMinute ?? {}),
    ...langOfTaken({ isFallback, locale: post.locale }, config),
  };
}

/** A post in a list, with the text before its truncation marker. */
export function listedPost(post: Listed<Post>, blog: EditionBlog, input: ContentInput): PostSummary {
  const summary = summaryOf(post, blog, input);
  const route = input.site.routesByUrl.get(post.url);
  const { excerptHtml } = post.source;
  if (excerptHtml === undefined || route === undefined) return summary;
  return { ...summary, excerptHtml: fillExcerpt(excerptHtml, { post: post.source, route, href: summary.href }, input) };
}

interface ExcerptPlace {
  readonly post: Post;
  readonly route: Route;
  readonly href: string;
}

/** Fills in the URLs of an excerpt. Links to anchors of the post lead to its page. */
function fillExcerpt(html: string, { post, route, href }: ExcerptPlace, input: ContentInput): string {
  const refs = bodyRefs(post, route, input);
  const linkHref = (index: number): string => {
    const target = refs.links[index]?.href ?? "";
    return target.startsWith("#") ? href + target : target;
  };
  return fillPlain(html, {
    linkHref,
    isExternal: (index) => refs.links[index]?.isExternal === true,
    assetHref: (index) => refs.assets[index]?.href ?? "",
    label: input.label,
  });
}

/** An author as posts show it: described in the authors file, or spelled out in the post. */
export function authorOf(reference: AuthorReference, blog: EditionBlog, input: ContentInput): PostAuthor {
  if (typeof reference !== "string") {
    const { image_url: imageUrl, ...fields } = reference;
    return personOf({ ...fields, ...defined({ imageUrl }) }, input);
  }
  const known = blog.findAuthor(reference);
  if (known === undefined) return { name: reference };
  const page = blog.authors.get(reference);
  const href = page && linkTo(page.url, input.site.config);
  return { ...personOf(known, input), ...defined({ href }) };
}

function personOf(author: Omit<Author, "key">, { site: { config } }: ContentInput): PostAuthor {
  const { name, type, title, url, imageUrl } = author;
  const image = imageUrl === undefined ? imageUrl : fileHrefOf(imageUrl, config);
  const kind = type === "organization" ? ({ isOrganization: true } as const) : {};
  return { name, ...kind, ...defined({ title, url, imageUrl: image }) };
}

/** The fields that have a value. */
function defined<Name extends string>(
  fields: Readonly<Record<Name, string | undefined>>,
): Readonly<Partial<Record<Name, string>>> {
  const entries = Object.entries<string | undefined>(fields).filter(([, value]) => value !== undefined && value !== "");
  return Object.fromEntries(entries) as Partial<Record<Name, string>>;
}
