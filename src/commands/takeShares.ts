// What builds with --shard have left, taken over for the build that merges. Whatever of it is of no use is made anew, and told.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Shard } from "../model/shard.ts";
import { parseShardNote, type ShardNote, shardFileName } from "../pipeline/shards.ts";
import { takePacks } from "../platform/cache/takePacks.ts";
import { shownPath } from "../platform/output/outputGuard.ts";

/** Where shares are taken to, and by whom. */
interface TakeRequest {
  /** Absolute path. */
  readonly cacheFolder: string;
  /** Digest of this program. */
  readonly program: string;
}

/**
 * A folder that nobody can have meant: it holds something else, or none of the folders holds a share. Beside a share, one
 * that is not there or empty is a share that got lost on its way.
 */
export function strangerAmong(folders: readonly string[]): string | undefined {
  const others = folders.filter((folder) => !existsSync(join(folder, shardFileName)));
  return others.length === folders.length ? others[0] : others.find((folder) => !isAbsent(folder));
}

const isAbsent = (folder: string): boolean => !existsSync(folder) || isEmpty(folder);

/** Whether a folder holds nothing. What cannot be listed, such as a file, is no empty folder. */
function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    return false;
  }
}

/**
 * Takes the results of shares into a cache.
 * @param folders Absolute paths.
 * @returns What is wrong with them: findings of severity warning, because the site is complete in any case.
 * @throws PlatformFailure when a folder cannot be read, or the cache cannot be written.
 */
export function takeShares(folders: readonly string[], { cacheFolder, program }: TakeRequest): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const notes: ShardNote[] = [];
  for (const folder of folders) {
    if (isAbsent(folder)) {
      diagnostics.push(absent(shownPath(folder, process.cwd())));
      continue;
    }
    const note = readNote(folder);
    const isWhole = takePacks(folder, cacheFolder);
    if (note !== undefined) notes.push(note);
    const fault = note === undefined || !isWhole ? damaged : note.program === program ? undefined : foreign;
    if (fault !== undefined) diagnostics.push(fault(shownPath(folder, process.cwd())));
  }
  return [...diagnostics, ...describeMissing(notes.map(({ shard }) => shard))];
}

function readNote(folder: string): ShardNote | undefined {
  try {
    return parseShardNote(readFileSync(join(folder, shardFileName), "utf8"));
  } catch {
    return undefined; // gone meanwhile, or not to be read
  }
}

const unusable = (message: string, hint: string): Diagnostic => ({
  ...{ code: "share-unusable", severity: "warning", message, hint },
});

const absent = (folder: string): Diagnostic =>
  unusable(
    `There are no results in ${folder}: the pages of this share are built again`,
    "pass the output folder of each share to --merge, copied with its hidden files",
  );

const damaged = (folder: string): Diagnostic =>
  unusable(
    `The results in ${folder} are incomplete: the pages of this share are built again`,
    "copy everything from the output folder of --shard, including hidden files",
  );

const foreign = (folder: string): Diagnostic =>
  unusable(
    `The results in ${folder} come from another version of hubdocs or Node: the pages of this share are built again`,
    "build all shares, and the site from them, with the same versions",
  );

/** Shares that nobody has given. */
function describeMissing(shards: readonly Shard[]): readonly Diagnostic[] {
  const [first] = shards;
  if (first === undefined) return [];
  const other = shards.find(({ count }) => count !== first.count);
  if (other !== undefined) {
    const [one, two] = [first, other].map(({ index, count }) => `${index}/${count}`);
    const hint = "build all shares with the same count, and do not merge folders of an earlier division";
    return [
      unusable(
        `The shares do not belong together: ${one} and ${two}. Pages that none of them has are built again`,
        hint,
      ),
    ];
  }
  const given = new Set(shards.map(({ index }) => index));
  const missing = Array.from({ length: first.count }, (_, at) => at + 1).filter((index) => !given.has(index));
  if (missing.length === 0) return [];
  const named = missing.map((index) => `${index}/${first.count}`).join(", ");
  return [
    unusable(
      `No folder contains ${named}: the missing pages are built again`,
      "pass the output folder of each share to --merge",
    ),
  ];
}
