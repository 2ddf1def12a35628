// A feed before it takes the form of a format. All addresses are whole URLs, all dates ISO date-times in UTC.

/** A feed of one locale. Nothing in it depends on when it is made. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** Name of the site: the author of posts without authors. */
  readonly siteTitle: string;
  /** Page of the list of posts or changes; also the feed's id. */
  readonly homeUrl: string;
  /** Tag of the language, as in `lang`. */
  readonly language: string;
  /** Newest first; at least one. */
  readonly entries: readonly FeedEntry[];
}

/** A post or a version of an API in a feed. */
export interface FeedEntry {
  /** Also its id. */
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** The whole post or all changes; absent where the feed gives summaries. */
  readonly contentHtml?: string;
  /** Absent where it is not known. */
  readonly published?: string;
  /** Not before `published`; absent where it is not known. */
  readonly updated?: string;
  readonly authors: readonly { readonly name: string; readonly url?: string }[];
  /** Labels of its tags. */
  readonly categories: readonly string[];
  readonly language: string;
}

/** Date of the latest change in a feed; empty where none is known. */
export function updatedOf(entries: readonly Pick<FeedEntry, "updated">[]): string {
  return entries.reduce((latest, { updated = "" }) => (updated > latest ? updated : latest), "");
}
