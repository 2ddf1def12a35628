// Decides which feeds an edition's blog has, and their URLs. src/outputs writes the feeds.
import type { Url } from "../../model/brands.ts";
import type { Edition } from "../../model/edition.ts";
import type { FeedLink } from "../../model/page.ts";
import type { Site } from "../../model/site.ts";
import { type LocalizedText, textOf } from "../../model/text.ts";
import type { FeedFormat } from "../../model/userConfig.ts";
import { absoluteUrlOf, joinUrl } from "../addresses.ts";
import { feedFormats } from "../feedFormats.ts";

/** A feed and its URL. */
interface FeedAddress {
  readonly format: FeedFormat;
  readonly type: string;
  readonly url: Url;
}

/** Feeds of an edition's blog. None if there are no listed posts, or if the site's `url` is not configured. */
export function feedsOf(
  { config, blogs }: Pick<Site, "config" | "blogs">,
  { key, urlPrefix }: Edition,
): readonly FeedAddress[] {
  const { blog, url } = config;
  const hasPosts = blogs.get(key)?.posts.some(({ source }) => !source.frontMatter.draft) ?? false;
  if (blog?.feeds === undefined || url === "" || !hasPosts) return [];
  return blog.feeds.formats.map((format) => {
    const { file, type } = feedFormats[format];
    return { format, type, url: joinUrl(urlPrefix, blog.path, file) };
  });
}

/**
 * Links to the feeds in an edition's language, for pages of any version. `blogTitle` is the title of a blog that has
 * none configured.
 */
export function feedLinks(site: Site, { locale }: Edition, blogTitle: string): readonly Omit<FeedLink, "label">[] {
  const { config } = site;
  const textIn = (text: LocalizedText): string => textOf(text, locale.code, config.defaultLocale);
  const edition = site.editions.find((one) => one.locale.code === locale.code && site.blogs.has(one.key));
  const feeds = edition === undefined ? [] : feedsOf(site, edition);
  return feeds.map(({ format, type, url }) => ({
    type,
    title: `${textIn(config.title)}: ${textIn(config.blog?.title ?? blogTitle)} (${feedFormats[format].name}, ${locale.label})`,
    href: absoluteUrlOf(url, config) ?? "",
  }));
}
