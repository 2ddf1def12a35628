// Keeps a folder of packs small: merges many small packs to one and, when all together are too large, removes the entries
// that have not been used for longest. A new pack is always complete before those that it replaces are removed.
import { closeSync, openSync, readdirSync, renameSync, statSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import type { Hash } from "../../model/brands.ts";
import { blockPlaceOf, fillPack, openPack, readEntry, writeBytes } from "./packFile.ts";
import { type EntryKind, type EntryRow, entriesOf, formatTable, packNameOf } from "./packFormat.ts";

/** When there are more packs than this, the small ones are merged. */
const mostPacks = 24;
const largePackBytes = 16 * 1024 * 1024;
/** The folder may always grow to this size; for a large site, to a multiple of what one build uses. */
export const leastLimitBytes = 256 * 1024 * 1024;
const buildsKept = 3;

interface PackOnDisk {
  readonly path: string;
  readonly sizeBytes: number;
  readonly mtimeMs: number;
}

type IsKept = (kind: EntryKind, key: Hash) => boolean;

/** What is wanted of a folder. */
interface TidyOptions {
  /** Whether the finished build used an entry. */
  readonly isUsed: IsKept;
  /** About how many bytes of each pack it has used, by path. */
  readonly usedBytes: ReadonlyMap<string, number>;
  readonly leastLimitBytes: number;
}

/** Tidies a folder. */
export function tidyPacks(folder: string, { isUsed, usedBytes, leastLimitBytes: leastBytes }: TidyOptions): void {
  const packs = listPacks(folder);
  const totalBytes = packs.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (totalBytes > leastBytes && dropUnused(folder, packs, { isUsed, usedBytes, totalBytes, leastBytes })) return;
  const small = packs.filter(({ sizeBytes }) => sizeBytes <= largePackBytes);
  if (packs.length > mostPacks && small.length > 1) mergePacks(folder, small, () => true);
}

function listPacks(folder: string): readonly PackOnDisk[] {
  const packs: PackOnDisk[] = [];
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isFile() !== true) continue; // removed meanwhile, or not a pack
    const { size, mtimeMs } = stats;
    if (name.endsWith(".pack")) packs.push({ path, sizeBytes: size, mtimeMs });
  }
  return packs.sort((a, b) => a.mtimeMs - b.mtimeMs);
}

interface Need extends Pick<TidyOptions, "isUsed" | "usedBytes"> {
  readonly totalBytes: number;
  readonly leastBytes: number;
}

/** Removes the packs unused for longest until the rest is small enough; entries that this build used are saved. */
function dropUnused(folder: string, packs: readonly PackOnDisk[], need: Need): boolean {
  const { isUsed, totalBytes, leastBytes } = need;
  const needed = packs.map((pack) => ({ pack, usedBytes: need.usedBytes.get(pack.path) ?? 0 }));
  const limit = Math.max(leastBytes, buildsKept * needed.reduce((sum, { usedBytes }) => sum + usedBytes, 0));
  if (totalBytes <= limit) return false;
  let left = totalBytes;
  const going: PackOnDisk[] = [];
  for (const { pack, usedBytes } of needed) {
    if (left <= limit / 2) break;
    going.push(pack);
    left -= pack.sizeBytes - usedBytes;
  }
  mergePacks(folder, going, isUsed);
  return true;
}

/** Puts the kept entries of packs into one new pack and removes the old ones. */
function mergePacks(folder: string, packs: readonly PackOnDisk[], isKept: IsKept): void {
  const path = join(folder, `new-${process.pid}-${process.hrtime.bigint()}`);
  const fd = openSync(path, "wx+", 0o644);
  try {
    const filler = fillPack(fd);
    const rows = packs.flatMap((pack) => copyEntries(pack, filler, isKept));
    const table = formatTable(rows);
    writeBytes(fd, table, statSync(path).size);
    if (rows.length === 0) unlinkSync(path);
    else renameSync(path, join(folder, packNameOf(table)));
  } finally {
    closeSync(fd);
  }
  for (const pack of packs) unlinkSync(pack.path);
}

function copyEntries({ path }: PackOnDisk, filler: ReturnType<typeof fillPack>, isKept: IsKept): readonly EntryRow[] {
  const pack = openPack(path);
  if (pack === undefined) return [];
  for (const row of pack.rows) {
    const block = blockPlaceOf(row, pack.fd);
    for (const { key, start, end } of entriesOf(row)) {
      if (!isKept(row.kind, key)) continue;
      const bytes = readEntry({ block, start, end });
      if (bytes !== undefined) filler.add(row.kind, key, bytes);
    }
  }
  closeSync(pack.fd);
  return filler.flush();
}
