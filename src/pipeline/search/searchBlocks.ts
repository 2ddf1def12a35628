// The third map: pages of an edition to the blocks of its index. A block whose pages are the same is taken from the
// cache; others are made by workers, which keep them, so that never more than summaries are in memory.
import type { Hash } from "../../model/brands.ts";
import type { Diagnostic, Outcome } from "../../model/diagnostic.ts";
import type { SearchPage } from "../../model/search.ts";
import { bodyPlaceOf } from "../../platform/cache/bodies.ts";
import { EntryDamaged } from "../../platform/cache/entryDamaged.ts";
import { mostItemsOfThreads } from "../../platform/workers/frugalHeaps.ts";
import { type MapItem, mapInWorkers } from "../../platform/workers/mapInWorkers.ts";
import { cutBlocks } from "../../search/index.ts";
import type { World } from "../world.ts";
import { openBlock, type StoredBlock } from "./blockEntries.ts";
import type { BlockAnswer, BlockItem } from "./blockJob.ts";

/** A page of an edition with its text, or the key of the text that is stored. */
export type TextPage = SearchPage | (Omit<SearchPage, "sections"> & { readonly textHash: Hash });

/** A block and its pages. */
export interface PagesBlock {
  readonly pages: readonly TextPage[];
  readonly stored: StoredBlock;
}

type BlocksWorld = Pick<World, "cache" | "workers" | "program" | "hash" | "itemLimitMs" | "signal">;

/** Pages whose words take as long as a thread needs to become fast at them. */
const pagesOfThread = 1_000;

/** Pages of a block may take as long together as so many that are slow alone. */
const slowPages = 6;

/**
 * Blocks of the pages, in their order. The pages of a block that cannot be made get blocks of their own; one that cannot
 * be indexed even so is named and left out.
 */
export async function makeBlocks(
  pages: Iterable<TextPage>,
  world: BlocksWorld,
  onPages: (count: number) => void,
): Promise<Outcome<readonly PagesBlock[]>> {
  const cut = cutBlocks(pages, world.hash);
  const made = await blocksOf(cut, world, { limitMs: world.itemLimitMs * slowPages, onPages });
  const alone = cut.filter((_, index) => isReason(made[index])).flat();
  const again = await blocksOf(
    alone.map((page) => [page]),
    world,
    { limitMs: world.itemLimitMs, onPages: () => undefined },
  );
  const blocksAlone = new Map(alone.map((page, index) => [page, again[index] ?? ""]));
  const blockOf = (own: readonly TextPage[], stored: StoredBlock | Reason | undefined): readonly PagesBlock[] =>
    isReason(stored) || stored === undefined ? [] : [{ pages: own, stored }];
  return {
    value: cut.flatMap((own, index) =>
      isReason(made[index]) ? own.flatMap((page) => blockOf([page], blocksAlone.get(page))) : blockOf(own, made[index]),
    ),
    diagnostics: failuresOf(blocksAlone),
  };
}

/** Why a block could not be made. */
type Reason = string;

const isReason = (stored: StoredBlock | Reason | undefined): stored is Reason => typeof stored === "string";
const givenUp = "skipped after too many others could not be finished";

/** A finding for each page, but one for all that were not tried. */
function failuresOf(blocks: ReadonlyMap<TextPage, StoredBlock | Reason>): readonly Diagnostic[] {
  const failed = [...blocks].flatMap(([{ url }, stored]) => (isReason(stored) ? [{ url, reason: stored }] : []));
  const tried = failed.filter(({ reason }) => reason !== givenUp);
  const untried = failed.filter(({ reason }) => reason === givenUp);
  const [first] = untried;
  const others = untried.length > 1 ? ` and ${untried.length - 1} more` : "";
  return [
    ...tried.map(({ url, reason }) => failureOf(`/${url} cannot be indexed: ${reason}`)),
    ...(first === undefined ? [] : [failureOf(`/${first.url}${others} cannot be indexed: ${givenUp}`)]),
  ];
}

function failureOf(message: string): Diagnostic {
  return {
    code: "search-failed",
    severity: "warning",
    message,
    hint: "split the page, or look for a very long line or table in it; search finds the other pages",
  };
}

interface BlockLimits {
  readonly limitMs: number;
  readonly onPages: (count: number) => void;
}

/** Stored blocks, or the reasons why they could not be made. */
async function blocksOf(
  cut: readonly (readonly TextPage[])[],
  world: BlocksWorld,
  { limitMs, onPages }: BlockLimits,
): Promise<readonly (StoredBlock | Reason | undefined)[]> {
  const { entries } = world.cache;
  const items = cut.map((own) => itemOf(own, world));
  const missing = cut.reduce((sum, own, index) => sum + (items[index]?.kind === "job" ? own.length : 0), 0);
  const blocks = await mapInWorkers<BlockAnswer, StoredBlock | Reason | undefined>(world.workers, items, {
    job: "block",
    limitMs,
    expected: missing,
    threads: Math.max(1, Math.round(missing / pagesOfThread)),
    batchItems: 1,
    signal: world.signal,
    finish: (outcome, index) => {
      onPages(cut[index]?.length ?? 0);
      const item = items[index];
      if (item?.kind !== "job") return undefined;
      if (outcome.kind === "stopped") return outcome.reason === "given-up" ? givenUp : outcome.message;
      const answer = outcome.value;
      if (answer.kind === "damaged") {
        entries.drop("body", answer.textHash);
        throw new EntryDamaged();
      }
      return openBlock(item.item.key, answer.summary, entries);
    },
  });
  // Merging them takes room; words that were counted are of no use to it.
  if (missing >= mostItemsOfThreads) await world.workers.rest();
  for (const [index, own] of cut.entries()) if (items[index]?.kind === "known") onPages(own.length);
  return blocks;
}

type BlockMapItem = MapItem<StoredBlock | Reason | undefined> &
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
      pages: pages.map((own) => {
        if ("sections" in own) return { page: own };
        const { textHash, ...page } = own;
        return { page, text: bodyPlaceOf(textHash, entries), textHash };
      }),
    },
  };
}
