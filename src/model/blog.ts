// What an edition's blog and tags consist of: posts, tags and authors with their addresses, ready to be listed.
import type { Url } from "./brands.ts";
import type { Author, Doc, Post } from "./doc.ts";
import type { TagReference } from "./frontMatter.ts";
import type { SidebarItem } from "./sidebar.ts";

/** A doc or post as its edition shows it. */
export interface Listed<Kind extends Doc | Post> {
  readonly source: Kind;
  readonly url: Url;
  /** Whether it is shown in the fallback locale's language. */
  readonly isFallback: boolean;
}

/** A tag and what carries it. */
export interface TagGroup<Kind extends Doc | Post> {
  readonly slug: string;
  readonly label: string;
  readonly description?: string;
  readonly url: Url;
  /** Whether only unlisted pages carry the tag: then its page is unlisted too, and is the only one that lists them. */
  readonly isUnlisted: boolean;
  readonly items: readonly Listed<Kind>[];
}

/** Tags of the docs or of the blog of an edition. */
export interface EditionTags<Kind extends Doc | Post> {
  /** Page of all tags. */
  readonly url: Url;
  /** In the order in which the sources name them. */
  readonly bySlug: ReadonlyMap<string, TagGroup<Kind>>;
  /** The tag that front matter means. */
  readonly find: (reference: TagReference) => TagGroup<Kind> | undefined;
}

/** An author with a page. */
export interface AuthorGroup {
  readonly author: Author;
  readonly url: Url;
  readonly posts: readonly Listed<Post>[];
}

/** The blog of an edition. Only listed posts are in its lists. */
export interface EditionBlog {
  readonly listUrl: Url;
  /** Absent without listed posts. */
  readonly archiveUrl?: Url;
  /** Absent without authors that have pages. */
  readonly authorsUrl?: Url;
  /** All of them, for their own pages, in the order of the sources. */
  readonly all: readonly Listed<Post>[];
  /** Newest first. */
  readonly posts: readonly Listed<Post>[];
  /** Position in `posts` by address. */
  readonly positions: ReadonlyMap<Url, number>;
  readonly tags: EditionTags<Post>;
  /** Authors with pages by key, in the order of the authors file. */
  readonly authors: ReadonlyMap<string, AuthorGroup>;
  /** What is known of an author by key, in the edition's language where possible. */
  readonly findAuthor: (key: string) => Author | undefined;
  /** The newest posts by year, for beside the blog's pages; one value for all of them. */
  readonly recent: readonly SidebarItem[];
}
