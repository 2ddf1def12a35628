// A range of an index's terms in a worker: its part of every block read and merged into shards.
import type { Hash } from "../../model/brands.ts";
import { bugError } from "../../model/bugError.ts";
import { readIfReadable } from "../../platform/cache/packFile.ts";
import { squeeze } from "../../platform/cache/squeeze.ts";
import { digestOf } from "../../platform/hash.ts";
import type { JobContext, JobHandler } from "../../platform/workers/serveJobs.ts";
import {
  coreTextOf,
  formatRange,
  type MergeOptions,
  type MergePart,
  mergeRange,
  parseGroups,
  parseRangeInput,
  type WrittenRange,
} from "../../search/index.ts";

/** A range to merge. */
export interface RangeItem extends MergeOptions {
  readonly key: Hash;
  /** What it takes from each of its blocks, as `rangeInputOf` writes it. */
  readonly input: Uint8Array;
  /** Where that stands, block by block. */
  readonly places: readonly RangePlace[];
}

/** Where the terms of a block stand that belong to a range. */
interface RangePlace {
  /** Number of the block. */
  readonly block: number;
  readonly fd: number;
  readonly offset: number;
}

/** What became of a range. */
export type RangeAnswer =
  | {
      readonly kind: "done";
      readonly range: WrittenRange;
      /** Texts of its shards. */
      readonly texts: readonly string[];
    }
  /** Terms of this block are not what they were. */
  | { readonly kind: "damaged"; readonly block: number };

/** Makes a worker ready to merge ranges. */
export async function prepareRanges(context: JobContext): Promise<JobHandler> {
  return (item) => merge(item as RangeItem, context);
}

function merge({ key, input, places, ...options }: RangeItem, { pack }: JobContext): RangeAnswer {
  const read: MergePart[] = [];
  for (const [index, { base, rows }] of parseRangeInput(input).entries()) {
    const place = places[index];
    if (place === undefined) throw bugError("A part of a range stands nowhere");
    const lines = readLines(place, rows);
    if (lines === undefined) return { kind: "damaged", block: place.block };
    read.push({ base, lines });
  }
  const { core, shards } = mergeRange(read, options);
  const texts = shards.map(({ file }) => JSON.stringify(file));
  const range: WrittenRange = {
    core: coreTextOf(core),
    shards: shards.map(({ firstTerm }, index) => [firstTerm, digestOf(texts[index] ?? "")]),
  };
  pack.add("terms", key, squeeze(formatRange(range)));
  return { kind: "done", range, texts };
}

/** The lines of a part, each group proved by its digest. */
function readLines({ fd, offset }: RangePlace, rows: Uint8Array): string | undefined {
  const groups = parseGroups(rows);
  const size = groups.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const bytes = readIfReadable(fd, offset, size);
  if (bytes === undefined) return undefined;
  let at = 0;
  for (const { sizeBytes, digest } of groups) {
    if (!digestOf(bytes.subarray(at, at + sizeBytes)).startsWith(digest)) return undefined;
    at += sizeBytes;
  }
  return bytes.toString("utf8");
}
