// A range of terms whose shards are files: what the index file holds of it lies ready as JSON, so that an index is put
// together from its ranges without reading them.
import type { SearchShardFile } from "../model/search.ts";

/** What the index file holds of a range: the inside of its text of terms and of its list of postings, as JSON. */
interface CoreText {
  readonly terms: string;
  readonly postings: string;
}

/** A merged range. */
export interface WrittenRange {
  readonly core: CoreText;
  readonly shards: readonly (readonly [firstTerm: string, digest: string])[];
}

/** The core of a range as JSON. */
export function coreTextOf({ terms, postings }: SearchShardFile): CoreText {
  return { terms: inside(terms), postings: inside(postings) };
}

/** JSON of a text or a list without the signs around it. */
const inside = (value: string | readonly string[]): string => JSON.stringify(value).slice(1, -1);

/** A range as it is kept: three lines, as JSON has no line ends. */
export function formatRange({ core, shards }: WrittenRange): string {
  return `${JSON.stringify(shards)}\n${core.terms}\n${core.postings}`;
}

/** The range again. */
export function parseRange(text: string): WrittenRange {
  const [shards = "[]", terms = "", postings = ""] = text.split("\n");
  return { core: { terms, postings }, shards: JSON.parse(shards) };
}
