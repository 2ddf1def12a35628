// A feed as RSS 2.0. Authors and whole posts stand in the elements that readers agree on, Dublin Core's and Content's:
// RSS itself knows authors by their e-mail addresses only.

import { textElement, xmlText } from "../../model/xmlText.ts";
import { type Feed, type FeedEntry, updatedOf } from "./feed.ts";

const namespaces =
  'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" ' +
  'xmlns:dc="http://purl.org/dc/elements/1.1/"';

/** Text of `rss.xml`. */
export function renderRss(feed: Feed, selfUrl: string): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${namespaces}>\n<channel>\n` +
    textElement("title", feed.title) +
    textElement("link", feed.homeUrl) +
    textElement("description", feed.description || feed.title) +
    textElement("language", feed.language) +
    textElement("lastBuildDate", httpDate(updatedOf(feed.entries))) +
    `<atom:link href="${xmlText(selfUrl)}" rel="self" type="application/rss+xml"/>\n` +
    `${feed.entries.map((entry) => item(entry, feed)).join("")}</channel>\n</rss>\n`
  );
}

function item(entry: FeedEntry, { language }: Feed): string {
  return (
    "<item>\n" +
    textElement("title", entry.title) +
    textElement("link", entry.url) +
    textElement("guid", entry.url, ' isPermaLink="true"') +
    textElement("pubDate", httpDate(entry.published)) +
    entry.authors.map(({ name }) => textElement("dc:creator", name)).join("") +
    (entry.language === language ? "" : textElement("dc:language", entry.language)) +
    entry.categories.map((label) => textElement("category", label)).join("") +
    textElement("description", asHtml(entry.summary)) +
    textElement("content:encoded", entry.contentHtml) +
    "</item>\n"
  );
}

/** Text for an element that readers take for HTML. */
const asHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A date as RSS wants it: `Tue, 06 Oct 2026 00:00:00 GMT`; empty where it is not known. */
const httpDate = (isoDate = ""): string => (isoDate === "" ? "" : new Date(isoDate).toUTCString());
