// A feed as Atom 1.0 (RFC 4287).

import { textElement, xmlText } from "../../model/xmlText.ts";
import { type Feed, type FeedEntry, updatedOf } from "./feed.ts";

/** Text of `atom.xml`. */
export function renderAtom(feed: Feed, selfUrl: string): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(feed.language)}">\n` +
    textElement("id", feed.homeUrl) +
    textElement("title", feed.title) +
    textElement("subtitle", feed.description) +
    textElement("updated", feed.entries.length === 0 ? undefined : updatedOf(feed)) +
    `<author>\n${textElement("name", feed.siteTitle)}</author>\n` +
    `<link rel="alternate" type="text/html" href="${xmlText(feed.homeUrl)}"/>\n` +
    `<link rel="self" type="application/atom+xml" href="${xmlText(selfUrl)}"/>\n` +
    `${feed.entries.map((one) => entryElement(one, feed)).join("")}</feed>\n`
  );
}

function entryElement(entry: FeedEntry, { language }: Feed): string {
  const lang = entry.language === language ? "" : ` xml:lang="${xmlText(entry.language)}"`;
  return (
    `<entry${lang}>\n` +
    textElement("id", entry.url) +
    `<title>${xmlText(entry.title)}</title>\n` +
    `<link rel="alternate" type="text/html" href="${xmlText(entry.url)}"/>\n` +
    textElement("published", entry.published) +
    textElement("updated", entry.updated) +
    entry.authors.map(authorElement).join("") +
    entry.categories.map((label) => `<category term="${xmlText(label)}"/>\n`).join("") +
    textElement("summary", entry.summary) +
    textElement("content", entry.contentHtml, ' type="html"') +
    "</entry>\n"
  );
}

function authorElement({ name, url }: FeedEntry["authors"][number]): string {
  return `<author>\n${textElement("name", name)}${textElement("uri", url)}</author>\n`;
}
