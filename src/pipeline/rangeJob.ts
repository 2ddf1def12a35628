// A range of an index's terms in a worker: its part of every block read and merged into shards.
import type { Hash } from "../model/brands.ts";
import { readBytes } from "../platform/cache/packFile.ts";
import { squeeze } from "../platform/cache/squeeze.ts";
import { digestOf } from "../platform/hash.ts";
import type { JobContext, JobHandler } from "../platform/workers/serveJobs.ts";
import {
  coreTextOf,
  formatRange,
  type MergeOptions,
  type MergePart,
  mergeRange,
  parseGroups,
  type WrittenRange,
} from "../search/index.ts";

/** A range to merge. */
export interface RangeItem extends MergeOptions {
  readonly key: Hash;
  readonly parts: readonly {
    readonly fd: number;
    readonly offset: number;
    /** Rows of the groups that stand there. */
    readonly groups: Uint8Array;
    /** Number of the block's first section. */
    readonly base: number;
  }[];
}

/** What became of a range. */
export type RangeAnswer =
  | {
      readonly kind: "done";
      readonly range: WrittenRange;
      /** Texts of its shards. */
      readonly texts: readonly string[];
    }
  /** Terms of a block are not what they were. */
  | { readonly kind: "damaged"; readonly part: number };

/** Makes a worker ready to merge ranges. */
export async function prepareRanges(context: JobContext): Promise<JobHandler> {
  return (item) => merge(item as RangeItem, context);
}

function merge({ key, parts, ...options }: RangeItem, { pack }: JobContext): RangeAnswer {
  const read: MergePart[] = [];
  for (const [index, part] of parts.entries()) {
    const lines = readLines(part);
    if (lines === undefined) return { kind: "damaged", part: index };
    read.push({ base: part.base, lines });
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
function readLines({ fd, offset, groups }: RangeItem["parts"][number]): string | undefined {
  const rows = parseGroups(groups);
  const size = rows.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const bytes = readBytes(fd, offset, size);
  if (bytes === undefined) return undefined;
  let at = 0;
  for (const { sizeBytes, digest } of rows) {
    if (!digestOf(bytes.subarray(at, at + sizeBytes)).startsWith(digest)) return undefined;
    at += sizeBytes;
  }
  return bytes.toString("utf8");
}
