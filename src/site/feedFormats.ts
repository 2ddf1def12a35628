// What feeds are called: their files, media types and names of their formats.
import type { FeedFormat } from "../model/userConfig.ts";

/** Each format's file name, media type, and name for readers. */
export const feedFormats: Readonly<
  Record<FeedFormat, { readonly file: string; readonly type: string; readonly name: string }>
> = {
  rss: { file: "rss.xml", type: "application/rss+xml", name: "RSS" },
  atom: { file: "atom.xml", type: "application/atom+xml", name: "Atom" },
  json: { file: "feed.json", type: "application/feed+json", name: "JSON Feed" },
};
