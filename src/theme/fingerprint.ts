// Names of files that may be cached for ever: they follow the content.
import { createHash } from "node:crypto";

/** Digest of contents, lower-case hexadecimal. */
export function digestOf(...contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content).update("\0");
  return hash.digest("hex").slice(0, 32);
}

/**
 * A file name with eight digits of its content's digest.
 * @example fingerprint("style.css", bytes) // "style.3f2a91c0.css"
 */
export function fingerprint(name: string, content: string | Uint8Array): string {
  const dot = name.lastIndexOf(".");
  return `${name.slice(0, dot)}.${digestOf(content).slice(0, 8)}${name.slice(dot)}`;
}
