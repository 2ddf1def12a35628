// What posts and the list of posts show.
import type { Post } from "../model/doc.ts";
import type { Edition } from "../model/edition.ts";
import type { PostAuthor, PostSummary } from "../model/page.ts";
import { hrefOf } from "./addresses.ts";
import type { ContentInput } from "./contentInput.ts";
import { encodeHref } from "./resolveLinks.ts";

/** Average reading speed, words a minute. */
const wordsPerMinute = 200;

/** Listed posts of an edition, newest first. */
export function listPosts(edition: Edition, input: ContentInput): readonly PostSummary[] {
  const posts = input.site.routes.flatMap((route) => {
    const source = route.source === undefined ? undefined : input.site.sourcesByPath.get(route.source);
    return route.edition === edition.key && source?.kind === "post" && !route.isUnlisted
      ? [summaryOf(source, route.url, input)]
      : [];
  });
  return posts.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.title < b.title ? -1 : 1));
}

/** A post as lists and its own page show it. */
export function summaryOf(post: Post, address: string, input: ContentInput): PostSummary {
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
