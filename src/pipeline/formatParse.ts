// What parsing a file gave as the text that threads and the cache pass on. The metadata of a page is most of it and is
// written out once: its digest is that of the same text.
import type { HashFunction } from "../model/ports.ts";
import type { StoredParse } from "./parsedFile.ts";
import { digestsOf } from "./sourceDigests.ts";

/** A result as JSON; a Markdown source gets its digests. */
export function formatParse(stored: StoredParse, hash: HashFunction): string {
  const { value, diagnostics, bodies, reads, probes } = stored;
  if (value?.kind !== "source") return JSON.stringify(stored);
  const source = JSON.stringify(value.source);
  const digests = digestsOf(value.source, source, hash);
  const others = JSON.stringify({ digests, diagnostics, bodies, reads, probes });
  return `{"value":{"kind":"source","source":${source}},${others.slice(1)}`;
}
