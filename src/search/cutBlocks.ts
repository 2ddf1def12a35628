// Cuts the pages of an edition into blocks. A hash of a page's URL decides whether a block ends after it, so that
// adding or removing a page changes only one or two blocks.
import type { HashFunction } from "../model/ports.ts";

/** Average number of pages in a block, and the limit at which a block always ends, which is rare. */
const wantedPages = 32;
const mostPages = 160;

/** Blocks of pages, in the order of the pages. */
export function cutBlocks<Page extends { readonly url: string }>(
  pages: Iterable<Page>,
  hash: HashFunction,
): readonly (readonly Page[])[] {
  const blocks: Page[][] = [];
  let open: Page[] = [];
  for (const page of pages) {
    open.push(page);
    const isEnd = Number.parseInt(hash(page.url).slice(0, 8), 16) % wantedPages === 0;
    if (!isEnd && open.length < mostPages) continue;
    blocks.push(open);
    open = [];
  }
  return open.length > 0 ? [...blocks, open] : blocks;
}
