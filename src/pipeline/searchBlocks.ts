// The third map: pages of an edition to the blocks of its index. A block whose pages are the same is taken from the
// cache; others are made by workers, which keep them, so that never more than summaries are in memory.
import type { Hash } from "../model/brands.ts";
import type { SearchPage } from "../model/search.ts";
import { EntryDamaged } from "../platform/cache/entryDamaged.ts";
import { type MapItem, mapInWorkers } from "../platform/workers/mapInWorkers.ts";
import { cutBlocks } from "../search/index.ts";
import { openBlock, type StoredBlock } from "./blockEntries.ts";
import type { BlockAnswer, BlockItem } from "./blockJob.ts";
import type { World } from "./world.ts";

/** A page of an edition with the key of its stored text. */
export type TextPage = Omit<SearchPage, "sections"> & { readonly textHash: Hash };

/** A block and its pages. */
export interface PagesBlock {
  readonly pages: readonly TextPage[];
  readonly stored: StoredBlock;
}

type BlocksWorld = Pick<World, "cache" | "workers" | "program" | "hash" | "itemLimitMs" | "signal">;

/** Pages of a block may take as long together as so many that are slow alone. */
const slowPages = 6;

/** Blocks of the pages, in their order. A block that cannot be made is left out. */
export async function makeBlocks(
  pages: Iterable<TextPage>,
  world: BlocksWorld,
  onPages: (count: number) => void,
): Promise<readonly PagesBlock[]> {
  const { entries } = world.cache;
  const cut = cutBlocks(pages, world.hash);
  const items = cut.map((own) => itemOf(own, world));
  const missing = cut.reduce((sum, own, index) => sum + (items[index]?.kind === "job" ? own.length : 0), 0);
  const blocks = await mapInWorkers<BlockAnswer, StoredBlock | undefined>(world.workers, items, {
    job: "block",
    limitMs: world.itemLimitMs * slowPages,
    expected: missing,
    batchItems: 1,
    signal: world.signal,
    finish: (outcome, index) => {
      onPages(cut[index]?.length ?? 0);
      const item = items[index];
      if (outcome.kind === "stopped" || item?.kind !== "job") return undefined;
      const answer = outcome.value;
      if (answer.kind === "damaged") {
        entries.drop("body", answer.textHash);
        throw new EntryDamaged();
      }
      return openBlock(item.item.key, answer.summary, entries);
    },
  });
  return cut.flatMap((own, index) => {
    const stored = blocks[index];
    if (items[index]?.kind === "known") onPages(own.length);
    return stored === undefined ? [] : [{ pages: own, stored }];
  });
}

type BlockMapItem = MapItem<StoredBlock | undefined> &
  ({ readonly kind: "known" } | { readonly kind: "job"; readonly item: BlockItem });

function itemOf(pages: readonly TextPage[], { cache: { entries }, program, hash }: BlocksWorld): BlockMapItem {
  const key = hash(JSON.stringify([program, pages]));
  const summary = entries.read("terms", key);
  const known = summary && openBlock(key, summary, entries);
  if (known !== undefined) return { kind: "known", result: known };
  return {
    kind: "job",
    item: {
      key,
      pages: pages.map(({ textHash, ...page }) => {
        const text = entries.find("body", textHash);
        if (text === undefined) throw new Error(`No text is stored under ${textHash}: this is a bug in hubdocs`);
        return { page, text, textHash };
      }),
    },
  };
}
