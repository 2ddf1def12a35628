// Names of the files of an index. Those that other files name carry a fingerprint of their content, so that they may be
// kept for ever.
import type { HashFunction } from "../model/ports.ts";

/** A file of the index, below the site's base. */
export interface IndexFile {
  readonly path: string;
  readonly text: string;
}

/** What a fingerprinted file holds. */
type FileKind = "shard" | "text" | "rows";

const stampLength = 12;

/** Path of a file by the digest of its content. */
export const fingerprintOf = (kind: FileKind, digest: string): string =>
  `assets/search/${kind}-${digest.slice(0, stampLength)}.json`;

/** One of the two files of an edition. */
export function stamped(name: string, text: string, hash: HashFunction): IndexFile {
  return { path: `${name}-${hash(text).slice(0, stampLength)}.json`, text };
}
