// The fourth map: blocks to ranges of terms, each with its shards. A range is made anew only when its part of a block has
// changed, or when the output does not hold its shards.
import type { Hash } from "../../model/brands.ts";
import { bugError } from "../../model/bugError.ts";
import { EntryDamaged } from "../../platform/cache/entryDamaged.ts";
import { unsqueeze } from "../../platform/cache/squeeze.ts";
import { type MapItem, mapInWorkers } from "../../platform/workers/mapInWorkers.ts";
import {
  fingerprintOf,
  type Layout,
  parseRange,
  planRanges,
  type RangePart,
  rangeInputOf,
  type WrittenRange,
} from "../../search/index.ts";
import type { World } from "../world.ts";
import type { StoredBlock } from "./blockEntries.ts";
import { holdParts } from "./heldParts.ts";
import type { RangeAnswer, RangeItem } from "./rangeJob.ts";
import type { SearchOutput } from "./searchOutput.ts";

/** What merging takes. */
interface RangesInput {
  readonly blocks: readonly StoredBlock[];
  readonly layout: Layout;
  readonly output: SearchOutput;
  readonly world: Pick<World, "cache" | "workers" | "program" | "hash" | "itemLimitMs" | "signal">;
}

/** Ranges for which another thread is worth starting count as so many pages. */
const pagesOfRange = 3;
/** Ranges that take as long as a thread needs to become fast at them. */
const rangesOfThread = 100;

/** Ranges in the order of their terms; their shards are in the output. */
export async function makeRanges({ blocks, layout, output, world }: RangesInput): Promise<readonly WrittenRange[]> {
  const { cache, workers, program, hash, itemLimitMs, signal } = world;
  const { entries } = cache;
  const tables = blocks.map(({ groups }) => groups);
  const planned = (): Iterable<readonly RangePart[]> => planRanges(tables, layout.mode === "single");
  const settings = [program, layout.mode, layout.mode === "paged" ? layout.scale : 0].join(" ");
  const held = holdParts(planned);
  const found = Array.from(planned(), (parts, index): FoundRange => {
    const key = hash(`${settings} ${hash(rangeInputOf(parts, layout.bases))}`);
    const known = readRange(key, { entries, output });
    if (known === undefined) held.hold(index, parts);
    return { key, known };
  });
  function* items(): Generator<MapItem<WrittenRange>> {
    const parts = held.all()[Symbol.iterator]();
    for (const { key, known } of found) {
      if (known !== undefined) {
        yield { kind: "known", result: known };
        continue;
      }
      const next = parts.next();
      if (next.done === true) throw bugError("A range was not planned again");
      yield { kind: "job", item: itemOf(key, next.value, { blocks, layout }) };
    }
  }
  const missing = found.filter(({ known }) => known === undefined).length;
  return await mapInWorkers<RangeAnswer, WrittenRange>(workers, items(), {
    job: "range",
    limitMs: itemLimitMs,
    expected: missing * pagesOfRange,
    threads: Math.max(1, Math.round(missing / rangesOfThread)),
    batchItems: 2,
    signal,
    finish: (outcome) => {
      if (outcome.kind === "stopped") throw new Error(`A range of the search index was not merged: ${outcome.message}`);
      const answer = outcome.value;
      if (answer.kind === "damaged") {
        const block = blocks[answer.block];
        if (block !== undefined) entries.drop("words", block.key);
        throw new EntryDamaged();
      }
      for (const [place, [, digest]] of answer.range.shards.entries())
        output.write(fingerprintOf("shard", digest), answer.texts[place] ?? "");
      return answer.range;
    },
  });
}

/** A range, and what is known of it. */
interface FoundRange {
  readonly key: Hash;
  readonly known: WrittenRange | undefined;
}

interface Known {
  readonly entries: World["cache"]["entries"];
  readonly output: SearchOutput;
}

/** A range of an earlier build, if all of its shards are there. */
function readRange(key: Hash, { entries, output }: Known): WrittenRange | undefined {
  const bytes = entries.read("terms", key);
  if (bytes === undefined) return undefined;
  const range = parseRange(unsqueeze(bytes));
  return range.shards.every(([, digest]) => output.holds(fingerprintOf("shard", digest), digest)) ? range : undefined;
}

function itemOf(
  key: Hash,
  parts: readonly RangePart[],
  { blocks, layout }: Pick<RangesInput, "blocks" | "layout">,
): RangeItem {
  return {
    key,
    mode: layout.mode,
    scale: layout.scale,
    input: rangeInputOf(parts, layout.bases),
    places: parts.map(({ block, offset }) => {
      const terms = blocks[block]?.terms;
      if (terms === undefined) throw bugError("A range of a block that is not there");
      return { block, fd: terms.block.fd, offset: terms.block.offset + terms.start + offset };
    }),
  };
}
