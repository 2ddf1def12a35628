// What was meant as a link and is none, because an address ends at a blank: `[text](my folder/page.md)`. An address that
// names no file may be meant as text.

/** The link, its address in group 1. */
const looseLink =
  /\[[^[\]\n]{0,200}\]\(([^()<>"\n]{1,200} [^()<>"\n]{0,200}\.(?:mdx?|html?|png|jpe?g|gif|svg|webp|pdf|zip)(?:#[^()<>\s]{0,200})?)\)/gi;

/** Such a link, as written. */
export interface LooseLink {
  readonly raw: string;
  readonly address: string;
}

/** Those of a stretch of text. */
export function looseLinksIn(text: string): readonly LooseLink[] {
  if (!text.includes("](")) return [];
  return [...text.matchAll(looseLink)].map(([raw, address = ""]) => ({ raw, address }));
}
