// Groups the docs or the posts of an edition by tag, and resolves tags in front matter to those in tags files.

import type { EditionTags, Listed, TagGroup } from "../../model/blog.ts";
import type { Url } from "../../model/brands.ts";
import type { Config } from "../../model/config.ts";
import type { Doc, ParsedContent, Post, TagDeclaration } from "../../model/doc.ts";
import type { Edition } from "../../model/edition.ts";
import type { TagReference } from "../../model/frontMatter.ts";
import { slugOf } from "../../model/slug.ts";
import { applyTrailingSlash, docsRootOf, joinUrl } from "../addresses.ts";
import { docUrlOf } from "../docUrls.ts";
import type { EditionDocs } from "../editionDocs.ts";

/** Input for collecting tags. */
interface TagInput<Kind extends Doc | Post> {
  readonly listed: readonly Listed<Kind>[];
  /** Tags declared in tags files, by locale. */
  readonly declared: ParsedContent["docTags"];
  readonly edition: Edition;
  readonly config: Config;
  /** URL that the tags' URLs begin with. */
  readonly root: Url;
  /** Whether unlisted pages are listed like others. */
  readonly showsUnlisted: boolean;
}

/** Collects tags. If only unlisted pages have a tag, its page is unlisted, too. */
export function collectTags<Kind extends Doc | Post>(input: TagInput<Kind>): EditionTags<Kind> {
  const { listed, config, root, showsUnlisted } = input;
  const book = tagBookOf(input);
  const carriers = new Map<string, { readonly tag: Tag; readonly items: Listed<Kind>[] }>();
  for (const item of listed) {
    for (const reference of item.source.frontMatter.tags ?? []) {
      const tag = book(reference);
      if (tag === undefined) continue;
      const known = carriers.get(tag.slug) ?? { tag, items: [] };
      carriers.set(tag.slug, known);
      if (known.items.at(-1) !== item) known.items.push(item);
    }
  }
  const groups = [...carriers].map(([slug, { tag, items }]): [string, TagGroup<Kind>] => {
    const shown = items.filter(({ source }) => showsUnlisted || !source.frontMatter.unlisted);
    const url = applyTrailingSlash(joinUrl(root, slug), config.trailingSlash);
    return [slug, { ...tag, url, isUnlisted: shown.length === 0, items: shown.length === 0 ? items : shown }];
  });
  const bySlug = new Map(groups);
  return {
    url: applyTrailingSlash(root, config.trailingSlash),
    bySlug,
    find: (reference) => bySlug.get(book(reference)?.slug ?? ""),
  };
}

type Tag = Pick<TagGroup<Doc>, "slug" | "label" | "description">;

/**
 * Makes a lookup of tags named in front matter. If two names give the same URL, they are one tag: the declared one,
 * else the first.
 */
function tagBookOf({ declared, edition }: Pick<TagInput<Doc>, "declared" | "edition">) {
  const { locale, fallback } = edition;
  const declarations = [fallback, locale.code].flatMap((code) =>
    code === undefined ? [] : (declared.get(code) ?? []),
  );
  const byKey = new Map(declarations.map((tag) => [tag.key, tagOf(tag)]));
  const bySlug = new Map([...byKey.values()].map((tag) => [tag.slug, tag]));
  return (reference: TagReference): Tag | undefined => {
    const own = typeof reference === "string" ? byKey.get(reference) : undefined;
    const tag = own ?? tagOf(typeof reference === "string" ? { key: reference, label: reference } : reference);
    return tag.slug === "" ? undefined : (bySlug.get(tag.slug) ?? tag);
  };
}

/** Slug of a tag. Digits become separate words, as in Docusaurus' URLs (`API v2` → `api-v-2`). */
const tagSlug = (name: string): string => slugOf(name).replace(/(?<=\p{N})(?=\p{L})|(?<=[\p{L}\p{M}])(?=\p{N})/gu, "-");

function tagOf({ label, permalink, description, key }: Partial<TagDeclaration> & { readonly label: string }): Tag {
  const slug = permalink?.replace(/^\/+|\/+$/g, "") ?? tagSlug(key ?? label);
  return { slug, label, ...(description === undefined ? {} : { description }) };
}

/** Input for collecting the tags of docs. */
interface DocTagInput extends Pick<TagInput<Doc>, "edition" | "config" | "showsUnlisted"> {
  readonly content: ParsedContent;
  readonly docs: EditionDocs;
}

/** Tags of the docs of an edition. */
export function collectDocTags({ content, docs, edition, config, showsUnlisted }: DocTagInput): EditionTags<Doc> {
  const tagged = [...docs.values()].filter(({ doc }) => doc.frontMatter.tags !== undefined);
  return collectTags({
    listed: tagged.map(({ doc, isFallback }) => ({ source: doc, url: docUrlOf(doc, edition, config), isFallback })),
    declared: content.docTags,
    edition,
    config,
    root: joinUrl(docsRootOf(edition, config), "tags"),
    showsUnlisted,
  });
}
