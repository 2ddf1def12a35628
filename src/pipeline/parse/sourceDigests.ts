// Two digests of a parsed source: of all that is known of it, and of what pages besides its own can show. By them a build
// tells that an edit of one page's text changes no other page, without making the others' props.
import type { Hash } from "../../model/brands.ts";
import type { Source } from "../../model/doc.ts";
import type { HashFunction } from "../../model/ports.ts";

/** Digests of a source. */
export interface SourceDigests {
  readonly own: Hash;
  readonly shared: Hash;
}

/**
 * Digests of a source as it was parsed.
 * @param json The source, written out.
 */
export function digestsOf(source: Source, json: string, hash: HashFunction): SourceDigests {
  return { own: hash(json), shared: hash(JSON.stringify(sharedPartOf(source))) };
}

/** What only a source's own page looks at. Fields without a value are not written out. */
const ownPart = {
  bodyHash: undefined,
  searchHash: undefined,
  factsHash: undefined,
  leadHash: undefined,
  hasNoLead: undefined,
  sections: undefined,
  includes: undefined,
  probes: undefined,
  ignores: undefined,
};
const ownPartOfDoc = { ...ownPart, links: undefined, assets: undefined, wordCount: undefined };

/**
 * What pages of other sources may look at. Requests in a page stand on the pages of the operations that they call; lists
 * show excerpts of posts with their links, and how long they take to read.
 */
function sharedPartOf(source: Source): unknown {
  if (source.kind !== "doc") return { ...source, ...ownPart };
  const requests = source.links.filter(({ kind }) => kind === "operation").map(({ raw }) => raw);
  return { ...source, ...ownPartOfDoc, requests };
}

/** Names of the fields of a source that nothing else than its own page, and rules that run every time, may look at. */
export function ownFields({ kind }: Pick<Source, "kind">): ReadonlySet<string> {
  return new Set(Object.keys(kind === "doc" ? ownPartOfDoc : ownPart));
}
