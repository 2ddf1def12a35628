// A feed as JSON Feed 1.1.
import type { Feed, FeedEntry } from "./feed.ts";

/** Text of `feed.json`. */
export function renderJsonFeed(feed: Feed, selfUrl: string): string {
  const value = {
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    home_page_url: feed.homeUrl,
    feed_url: selfUrl,
    ...(feed.description === "" ? {} : { description: feed.description }),
    language: feed.language,
    authors: [{ name: feed.siteTitle }],
    items: feed.entries.map((entry) => item(entry, feed)),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

function item(entry: FeedEntry, { language }: Feed) {
  return {
    id: entry.url,
    url: entry.url,
    title: entry.title,
    ...(entry.summary === "" ? {} : { summary: entry.summary }),
    // An item needs a content; where the whole post is not wanted, its summary is one.
    ...(entry.contentHtml === undefined
      ? { content_text: entry.summary || entry.title }
      : { content_html: entry.contentHtml }),
    ...(entry.published === undefined ? {} : { date_published: entry.published }),
    ...(entry.updated === undefined ? {} : { date_modified: entry.updated }),
    ...(entry.authors.length === 0 ? {} : { authors: entry.authors }),
    ...(entry.categories.length === 0 ? {} : { tags: entry.categories }),
    ...(entry.language === language ? {} : { language: entry.language }),
  };
}
