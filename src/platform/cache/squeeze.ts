// Texts as entries of a pack.

/** A text as an entry keeps it; packs compress many together. */
export function squeeze(text: string): Buffer {
  return Buffer.from(text);
}

/** The text of an entry. */
export function unsqueeze(bytes: Buffer): string {
  return bytes.toString("utf8");
}
