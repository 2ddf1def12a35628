// Makes the feeds of the blogs from the site and the stored bodies of posts, and decides where each file goes.
import { parseDate } from "../../content/dates.ts";
import type { EditionBlog, Listed } from "../../model/blog.ts";
import { parseDocBody } from "../../model/bodyText.ts";
import { outputPath } from "../../model/brands.ts";
import type { Post } from "../../model/doc.ts";
import type { Edition } from "../../model/edition.ts";
import type { BodyReader } from "../../model/ports.ts";
import type { Site } from "../../model/site.ts";
import { translate } from "../../model/strings.ts";
import { textOf } from "../../model/text.ts";
import type { FeedFormat } from "../../model/userConfig.ts";
import { type Feed, type FeedEntry, renderAtom, renderJsonFeed, renderRss } from "../../outputs/index.ts";
import { absoluteUrlOf, wholeUrl } from "../../site/addresses.ts";
import { feedsOf } from "../../site/blog/feedAddresses.ts";
import { summaryOf } from "../../site/blog/postSummary.ts";
import { bodyRefs } from "../../site/bodyRefs.ts";
import type { ContentInput } from "../../site/contentInput.ts";
import type { PageContext } from "../../site/pageProps.ts";
import { fillPlain, plainBodyOf } from "../../source/plainBody.ts";
import type { MachineFile } from "./machineFiles.ts";

const writers: Readonly<Record<FeedFormat, (feed: Feed, selfUrl: string) => string>> = {
  rss: renderRss,
  atom: renderAtom,
  json: renderJsonFeed,
};

/** The files of all feeds, except those that the site's static folder provides itself. */
export async function feedFiles(context: PageContext, bodies: BodyReader): Promise<readonly MachineFile[]> {
  const files: MachineFile[] = [];
  for (const edition of context.site.editions) {
    const blog = context.site.blogs.get(edition.key);
    const addresses = feedsOf(context.site, edition);
    if (blog === undefined || addresses.length === 0) continue;
    const feed = await feedOf(blog, inputOf(edition, context), bodies);
    for (const { format, url } of addresses) {
      const selfUrl = absoluteUrlOf(url, context.site.config) ?? "";
      files.push({ path: outputPath(url.slice(1)), text: writers[format](feed, selfUrl) });
    }
  }
  return files.filter(({ path }) => !context.site.staticFiles.has(path));
}

/** The paths of all feeds, for a build that leaves writing them to another one. */
export function feedPaths(site: Site): readonly string[] {
  return site.editions.flatMap((edition) => feedsOf(site, edition).map(({ url }) => url.slice(1)));
}

type FeedInput = ContentInput & Pick<PageContext, "lastUpdateOf">;

function inputOf(edition: Edition, context: PageContext): FeedInput {
  const { code, htmlLang } = edition.locale;
  const strings = context.strings[code] ?? {};
  return {
    ...context,
    edition,
    source: undefined,
    index: undefined,
    href: "",
    label: (key, values) => translate({ strings, lang: htmlLang }, key, values),
  };
}

async function feedOf(blog: EditionBlog, input: FeedInput, bodies: BodyReader): Promise<Feed> {
  const { site, edition } = input;
  const { config } = site;
  const text = (value: Parameters<typeof textOf>[0]): string =>
    textOf(value, edition.locale.code, config.defaultLocale);
  const siteTitle = text(config.title);
  const listed = blog.posts.filter(({ source }) => !source.frontMatter.draft).slice(0, config.blog?.feeds?.limit);
  const entries: FeedEntry[] = [];
  for (const post of listed) entries.push(await entryOf(post, { blog, input, bodies }));
  return {
    title: `${siteTitle}: ${text(config.blog?.title ?? input.label("blog"))}`,
    description: text(config.blog?.description ?? ""),
    siteTitle,
    homeUrl: absoluteUrlOf(blog.listUrl, config) ?? "",
    language: edition.locale.htmlLang,
    entries,
  };
}

interface EntryInput {
  readonly blog: EditionBlog;
  readonly input: FeedInput;
  readonly bodies: BodyReader;
}

async function entryOf(post: Listed<Post>, { blog, input, bodies }: EntryInput): Promise<FeedEntry> {
  const { config } = input.site;
  const { title, description, date, authors, tags, lang } = summaryOf(post, blog, input);
  const url = absoluteUrlOf(post.url, config) ?? "";
  const { path, frontMatter } = post.source;
  const updated = parseDate((frontMatter.last_update ?? input.lastUpdateOf(path))?.date ?? date) ?? date;
  const isFull = config.blog?.feeds?.content === "full";
  return {
    url,
    title,
    summary: description,
    ...(isFull ? { contentHtml: await contentOf(post, { url, input, bodies }) } : {}),
    published: date,
    updated: updated < date ? date : updated,
    authors: authors.map(({ name, href, url: own }) => {
      const target = own ?? href;
      return { name, ...(target === undefined ? {} : { url: wholeUrl(target, url) }) };
    }),
    categories: tags.map(({ label }) => label),
    language: lang ?? input.edition.locale.htmlLang,
  };
}

interface BodyInput extends Omit<EntryInput, "blog"> {
  /** Absolute URL of the post. */
  readonly url: string;
}

/** A post's HTML for use outside the site: every address is absolute. */
async function contentOf(post: Listed<Post>, { url, input, bodies }: BodyInput): Promise<string> {
  const route = input.site.routesByUrl.get(post.url);
  if (route === undefined) return "";
  const body = parseDocBody(await bodies.get(post.source.bodyHash));
  const { links, assets } = bodyRefs(post.source, route, input);
  return fillPlain(plainBodyOf(body.segments), {
    linkHref: (index) => wholeUrl(links[index]?.href ?? "", url),
    assetHref: (index) => wholeUrl(assets[index]?.href ?? "", url),
    label: input.label,
  });
}
