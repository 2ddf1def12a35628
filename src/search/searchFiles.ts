// Names the files of an index. A file named by another one has a fingerprint of its content in its name, so that it can
// be cached for ever.
import type { HashFunction } from "../model/ports.ts";

/** A file of the index, with its path below the site's base URL. */
export interface IndexFile {
  readonly path: string;
  readonly text: string;
}

/** Kinds of files with a fingerprint. */
type FileKind = "shard" | "text" | "rows";

const stampLength = 12;

/** Path of a file from the digest of its content. */
export const fingerprintOf = (kind: FileKind, digest: string): string =>
  `assets/search/${kind}-${digest.slice(0, stampLength)}.json`;

/** One of the two main files of an edition, with a fingerprint in its name. */
export function stamped(name: string, text: string, hash: HashFunction): IndexFile {
  return { path: `${name}-${hash(text).slice(0, stampLength)}.json`, text };
}
