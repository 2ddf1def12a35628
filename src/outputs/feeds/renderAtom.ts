// A feed as Atom 1.0 (RFC 4287).

import { textElement, xmlText } from "../../model/xmlText.ts";
import { type Feed, type FeedEntry, updatedOf } from "./feed.ts";

/** Text of `atom.xml`. */
export function renderAtom(feed: Feed, selfUrl: string): string {
  const entries = withDates(feed.entries);
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(feed.language)}">\n` +
    textElement("id", feed.homeUrl) +
    textElement("title", feed.title) +
    textElement("subtitle", feed.description) +
    textElement("updated", updatedOf(entries)) +
    `<author>\n${textElement("name", feed.siteTitle)}</author>\n` +
    `<link rel="alternate" type="text/html" href="${xmlText(feed.homeUrl)}"/>\n` +
    `<link rel="self" type="application/atom+xml" href="${xmlText(selfUrl)}"/>\n` +
    `${entries.map((one) => entryElement(one, feed)).join("")}</feed>\n`
  );
}

/**
 * Atom demands a date of each entry. One whose date is not known gets that of the next older entry, and without one the
 * beginning of computers' time, which never changes: readers keep the order and take the entry for a new one.
 */
function withDates(entries: readonly FeedEntry[]): readonly FeedEntry[] {
  const dated: FeedEntry[] = [];
  for (const entry of entries.toReversed())
    dated.push({ ...entry, updated: entry.updated ?? dated.at(-1)?.updated ?? new Date(0).toISOString() });
  return dated.toReversed();
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
