// Makes links to the pages of tags.
import type { EditionTags } from "../../model/blog.ts";
import type { Config } from "../../model/config.ts";
import type { Doc, Post, Source } from "../../model/doc.ts";
import type { PageLink } from "../../model/page.ts";
import { linkTo } from "../addresses.ts";

/** Links to a source's tags, without duplicates. */
export function tagLinks(
  { frontMatter }: Source,
  tags: EditionTags<Doc> | EditionTags<Post>,
  config: Config,
): readonly PageLink[] {
  const groups = (frontMatter.tags ?? []).flatMap((reference) => tags.find(reference) ?? []);
  return [...new Set(groups)].map(({ label, url }) => ({ label, href: linkTo(url, config) }));
}
