// A build spread over machines: each renders its share of the pages and leaves the results as a pack; a build that has
// taken in all packs finds every page made. What belongs to a share follows from addresses and digests alone, so it is the
// same on every machine, and a page stays with its share when others come or go.
import { type Hash, outputPath } from "../model/brands.ts";
import type { Receipt } from "../model/page.ts";
import { parseShard, type Shard } from "../model/shard.ts";
import type { EntryKind } from "../platform/cache/packFormat.ts";
import { diskFailure } from "../platform/failure.ts";
import { digestOf } from "../platform/hash.ts";
import type { Staging } from "../platform/output/staging.ts";
import { isRecord } from "../source/isRecord.ts";
import type { World } from "./world.ts";

/** Says what a folder is. */
export const shardFileName = "shard.json";

/** Whether an address or a digest belongs to a share. */
export function isInShard(text: string, { index, count }: Shard): boolean {
  return Number.parseInt(digestOf(text).slice(0, 8), 16) % count === index - 1;
}

/** A share of a site: which, and its pages. */
interface MadeShare {
  readonly shard: Shard;
  readonly receipts: readonly Pick<Receipt, "digest">[];
}

/** Puts the results of a share into its output folder. */
export async function writeShard(
  staging: Staging,
  { shard, receipts }: MadeShare,
  { cache, program }: World,
): Promise<void> {
  const path = outputPath("results.pack");
  // Pages that an earlier build has made were not asked for: no output is made of them here.
  for (const { digest } of receipts) cache.entries.find("html", digest);
  staging.claim(path);
  const { folder, outputName } = staging.place;
  try {
    staging.note(path, cache.entries.exportTo(`${folder}/${path}`, belongsTo(shard)));
  } catch (error) {
    throw diskFailure(`cannot write ${outputName}/${path}`, error);
  }
  const { index, count } = shard;
  const text = JSON.stringify({ writtenBy: "hubdocs", format: 1, shard: `${index}/${count}`, program });
  await staging.write(outputPath(shardFileName), `${text}\n`);
}

/** What the folder of a share says of itself. */
export interface ShardNote {
  readonly shard: Shard;
  /** Digest of the program that made it. */
  readonly program: string;
}

/** Reads it; `undefined` when it is damaged, or not ours. */
export function parseShardNote(text: string): ShardNote | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || value["writtenBy"] !== "hubdocs" || typeof value["program"] !== "string") return undefined;
    const shard = parseShard(String(value["shard"]));
    return shard && { shard, program: value["program"] };
  } catch {
    return undefined; // cut short
  }
}

/** Every share has parsed all sources and keeps its part of them; only it has its pages. */
function belongsTo(shard: Shard): (kind: EntryKind, key: Hash) => boolean {
  return (kind, key) => {
    if (kind === "page" || kind === "html") return true;
    return kind === "theme" ? shard.index === 1 : isInShard(key, shard);
  };
}
