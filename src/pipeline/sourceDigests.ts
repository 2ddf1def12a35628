// Two digests of a parsed source: of all that is known of it, and of what pages besides its own can show. By them a build
// tells that an edit of one page's text changes no other page, without making the others' props.
import type { Hash } from "../model/brands.ts";
import type { Source } from "../model/doc.ts";
import type { HashFunction } from "../model/ports.ts";

/** Digests of a source. */
export interface SourceDigests {
  readonly own: Hash;
  readonly shared: Hash;
}

/** Digests of a source as it was parsed. */
export function digestsOf(source: Source, hash: HashFunction): SourceDigests {
  return { own: hash(JSON.stringify(source)), shared: hash(JSON.stringify(sharedPartOf(source))) };
}

/**
 * What pages of other sources may look at. Requests in a page stand on the pages of the operations that they call; lists
 * show excerpts of posts with their links, and how long they take to read.
 */
function sharedPartOf(source: Source): unknown {
  const { bodyHash, searchHash, factsHash, leadHash, sections, ids, includes, probes, ignores, ...others } = source;
  if (source.kind !== "doc") return others;
  const { links, assets, wordCount, ...shared } = others;
  return { ...shared, requests: links.filter(({ kind }) => kind === "operation").map(({ raw }) => raw) };
}
