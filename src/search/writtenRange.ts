// A merged range whose shards have been written. Its part of the index file is kept as JSON text, so that an index can
// be assembled from ranges without parsing them.
import type { SearchShardFile } from "../model/search.ts";

/** A range's part of the index file as JSON text without delimiters: its packed terms, and its list of postings. */
interface CoreText {
  readonly terms: string;
  readonly postings: string;
}

/** A merged range. */
export interface WrittenRange {
  readonly core: CoreText;
  readonly shards: readonly (readonly [firstTerm: string, digest: string])[];
}

/** The part for the index file as JSON text. */
export function coreTextOf({ terms, postings }: SearchShardFile): CoreText {
  return { terms: inside(terms), postings: inside(postings) };
}

/** JSON of a string or array without its quotes or brackets. */
const inside = (value: string | readonly string[]): string => JSON.stringify(value).slice(1, -1);

/** A range in its cached form: three lines, since JSON text contains no line breaks. */
export function formatRange({ core, shards }: WrittenRange): string {
  return `${JSON.stringify(shards)}\n${core.terms}\n${core.postings}`;
}

/** Parses the cached form. */
export function parseRange(text: string): WrittenRange {
  const [shards = "[]", terms = "", postings = ""] = text.split("\n");
  return { core: { terms, postings }, shards: JSON.parse(shards) };
}
