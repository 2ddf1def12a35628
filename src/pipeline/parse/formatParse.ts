// What parsing a file gave as the text that threads and the cache pass on. The metadata of a page is most of it and is
// written out once: its digest is that of the same text. Its lists stand in a line of their own, to be read when they
// are asked for.
import type { HashFunction } from "../../model/ports.ts";
import { type ListHolder, packLists } from "./heldSource.ts";
import type { StoredParse } from "./parsedFile.ts";
import { digestsOf } from "./sourceDigests.ts";

/** A result as text. */
export interface ParseText {
  /** JSON of one line; of a Markdown source without its lists. */
  readonly json: string;
  /** Of a Markdown source: its headings and links, in one line too. */
  readonly lists?: string;
}

/** A result as text; a Markdown source gets its digests. */
export function formatParse(stored: StoredParse, hash: HashFunction): ParseText {
  const { value, diagnostics, bodies, reads, probes } = stored;
  if (value?.kind !== "source") return { json: JSON.stringify(stored) };
  const lists = packLists(value.source);
  // What was asked for stands beside it.
  const source = JSON.stringify({ ...value.source, sections: undefined, links: undefined, probes: undefined });
  const digests = digestsOf(value.source, source + lists, hash);
  const others = JSON.stringify({ digests, diagnostics, bodies, reads, probes });
  return { json: `{"value":{"kind":"source","source":${source}},${others.slice(1)}`, lists };
}

/** A result from its text. */
export function readParse({ json, lists }: ParseText, hold: ListHolder): StoredParse {
  const stored: StoredParse = JSON.parse(json);
  if (stored.value?.kind === "source" && lists !== undefined) hold(stored.value.source, lists);
  return stored;
}

/** A result in the cache. */
export function joinParse({ json, lists }: ParseText): string {
  return lists === undefined ? json : `${json}\n${lists}`;
}

/** A result out of the cache. The parts do not keep each other in memory. */
export function splitParse(bytes: Buffer): ParseText {
  const end = bytes.indexOf("\n");
  if (end < 0) return { json: bytes.toString("utf8") };
  return { json: bytes.toString("utf8", 0, end), lists: bytes.toString("utf8", end + 1) };
}
