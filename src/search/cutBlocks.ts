// Cuts the pages of an edition into blocks. Where one ends follows from the page's address, so a page that comes or goes
// changes one block or two and no other.
import type { HashFunction } from "../model/ports.ts";

/** About every so many pages a block ends, and after the most of them in any case, which is rare. */
const wantedPages = 32;
const mostPages = 160;

/** Blocks of pages in their order. */
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
