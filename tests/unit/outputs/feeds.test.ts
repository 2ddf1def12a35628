import { expect, test } from "vitest";
import { type Feed, type FeedEntry, renderAtom, renderJsonFeed, renderRss } from "../../../src/outputs/index.ts";
import { readXml as read } from "../readXml.ts";

const hostile = 'A & B <b>"c"</b> ]]> \u0000\u0008\u001f \ud800 \uffff it\'s &amp; \r\nend';
/** What is left of it: XML has no way to write the others. */
const readable = 'A & B <b>"c"</b> ]]> \ufffd\ufffd\ufffd \ufffd \ufffd it\'s &amp; \r\nend';

const entry = {
  url: "https://docs.example.org/blog/a?x=1&y=2",
  title: hostile,
  summary: hostile,
  contentHtml: `<p>${hostile}</p>`,
  published: "2026-10-06T00:00:00.000Z",
  updated: "2026-10-27T08:30:00.000Z",
  authors: [{ name: hostile, url: "https://example.org/o" }, { name: "Team" }],
  categories: [hostile, "API"],
  language: "en",
} satisfies FeedEntry;
const feed: Feed = {
  title: hostile,
  description: hostile,
  siteTitle: "Hub",
  homeUrl: "https://docs.example.org/uk/blog",
  language: "uk",
  entries: [entry, { ...entry, url: "https://docs.example.org/blog/b", updated: entry.published, language: "uk" }],
};
const self = "https://docs.example.org/uk/blog/rss.xml";

const lists = ["item", "entry", "category", "author", "link", "dc:creator"];
/** A feed as a reader sees it, spaces kept. */
const readXml = (text: string) => read(text, lists, { trimValues: false, parseTagValue: false });

test("RSS holds what RSS 2.0 asks for, and hostile texts stay texts", () => {
  const { rss } = readXml(renderRss(feed, self));
  expect(rss["@version"]).toBe("2.0");
  const { channel } = rss;
  expect(channel).toMatchObject({ title: readable, description: readable, language: "uk" });
  expect(channel.link).toEqual([feed.homeUrl]);
  expect(channel["atom:link"]).toMatchObject({ "@rel": "self", "@href": self });
  expect(channel.lastBuildDate).toBe("Tue, 27 Oct 2026 08:30:00 GMT");
  expect(channel.item).toHaveLength(2);
  expect(channel.item[0]).toMatchObject({
    title: readable,
    link: [entry.url],
    guid: { "#text": entry.url, "@isPermaLink": "true" },
    pubDate: "Tue, 06 Oct 2026 00:00:00 GMT",
    "dc:creator": [readable, "Team"],
    "dc:language": "en",
    category: [readable, "API"],
    description: readable.replaceAll("&", "&amp;").replaceAll("<", "&lt;"),
    "content:encoded": `<p>${readable}</p>`,
  });
  expect(channel.item[1]["dc:language"]).toBeUndefined();
});

test("Atom holds what RFC 4287 asks for, and hostile texts stay texts", () => {
  const { feed: atom } = readXml(renderAtom(feed, self));
  expect(atom).toMatchObject({
    "@xmlns": "http://www.w3.org/2005/Atom",
    "@xml:lang": "uk",
    id: feed.homeUrl,
    title: readable,
    updated: "2026-10-27T08:30:00.000Z",
    author: [{ name: "Hub" }],
  });
  expect(atom.link.map((link: Record<string, string>) => [link["@rel"], link["@href"]])).toEqual([
    ["alternate", feed.homeUrl],
    ["self", self],
  ]);
  const ids = atom.entry.map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(atom.entry[0]).toMatchObject({
    "@xml:lang": "en",
    id: entry.url,
    title: readable,
    published: entry.published,
    updated: entry.updated,
    summary: readable,
    content: { "@type": "html", "#text": `<p>${readable}</p>` },
    category: [{ "@term": readable }, { "@term": "API" }],
  });
  expect(atom.entry[0].author[0]).toMatchObject({ name: readable, uri: "https://example.org/o" });
});

test("JSON Feed holds what version 1.1 asks for", () => {
  const { contentHtml: _, ...short } = entry;
  const json = JSON.parse(renderJsonFeed({ ...feed, entries: [entry, { ...short, url: "https://x/b" }] }, self));
  expect(json).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    title: hostile,
    home_page_url: feed.homeUrl,
    feed_url: self,
    language: "uk",
    authors: [{ name: "Hub" }],
  });
  expect(json.items[0]).toMatchObject({
    id: entry.url,
    content_html: entry.contentHtml,
    date_published: entry.published,
    date_modified: entry.updated,
    tags: entry.categories,
    authors: entry.authors,
    language: "en",
  });
  expect(json.items[1].content_text).toBe(hostile);
});

test("an entry without texts and authors leaves their elements out", () => {
  const { contentHtml: _, ...short } = { ...entry, summary: "", authors: [], categories: [] };
  const [rss, atom] = [renderRss, renderAtom].map((render) =>
    render({ ...feed, description: "", entries: [short] }, self),
  );
  expect(readXml(rss ?? "").rss.channel.description).toBe(readable);
  expect(rss).not.toMatch(/<item>.*<description>/s);
  expect(atom).not.toMatch(/subtitle|summary|<content/);
});
