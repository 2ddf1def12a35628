// Two digests of what is said of a page besides its size and bytes. By them a build tells that lists and rules, which look
// at all pages, would say the same again.
import type { Url } from "../../model/brands.ts";
import type { PageOutline, Receipt } from "../../model/page.ts";
import type { HashFunction } from "../../model/ports.ts";

/** A page as lists and rules know it. */
export type OutlinedPage = Omit<Receipt, "key" | "outputPath" | "digest" | "sizeBytes" | "gzipBytes" | "twin">;

/** Outline of a page, by all that its HTML says. */
export function outlineOf(
  url: Url,
  { ids, ...links }: Omit<OutlinedPage, "url" | "outline">,
  hash: HashFunction,
): PageOutline {
  return { anchors: hash(JSON.stringify(ids)), links: hash(JSON.stringify([url, links])) };
}
