// Removes whole folders from a side folder, or files whose names are known. Never follows a link. What may be removed is
// decided by the callers.
import { chmodSync, lstatSync, readdirSync, rmdirSync, unlinkSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errnoOf } from "../failure.ts";
import { nextTurn } from "../nextTurn.ts";

/**
 * Removes a folder of a side folder, if it exists. It is renamed first: if the program that exchanges folders outlives its
 * killed build, it finds nothing under the path it was given, instead of a half-removed folder.
 * @param files Known paths of files in it, which then need not be searched for.
 */
export async function removeFolder(folder: string, files: Iterable<string> = []): Promise<void> {
  const trash = await setAside(folder);
  if (trash === undefined) return;
  // The target of a link is not ours.
  if (modeOfFolder(trash) === undefined) return unlinkSync(trash);
  await removeKnown(trash, files);
  await removeTree(trash, { count: 0 });
}

/** Removes a folder if possible; otherwise the next build does. */
export const leaveOrRemove = (folder: string): Promise<void> => removeFolder(folder).catch(() => undefined);

/** Renames a folder that is about to be removed. @returns Its new path; `undefined` when there is no such folder. */
export async function setAside(folder: string): Promise<string | undefined> {
  const trash = join(dirname(folder), `trash-${process.pid}-${process.hrtime.bigint()}`);
  try {
    await rename(folder, trash);
    return trash;
  } catch (error) {
    if (errnoOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

// Synchronous, with pauses in which an interruption is noticed: with 5,000 pages, promises took three times as long.
const removalsPerTurn = 200;

/** Removes files and then their empty folders, as far as possible. */
export async function removeKnown(folder: string, files: Iterable<string>): Promise<void> {
  const folders = await unlinkFiles(folder, files, attempt);
  // In reverse order, so that inner folders come before those around them.
  for (const [index, path] of [...folders.keys()].sort().reverse().entries()) {
    attempt(() => rmdirSync(join(folder, path)));
    if (index % removalsPerTurn === 0) await nextTurn();
  }
}

/**
 * Removes the files of a renamed output, beginning at index `from` in the order of its marker.
 * @returns What `unlinkAll` returns; `undefined` when a file could not be removed.
 */
export type UnlinkFrom = (folder: string, from: number) => Promise<ReadonlyMap<string, number> | undefined>;

/**
 * Removes files.
 * @returns The folders of these files, with their modes.
 * @throws a system error when one cannot be removed.
 */
export const unlinkAll = (folder: string, files: Iterable<string>): Promise<ReadonlyMap<string, number>> =>
  unlinkFiles(folder, files, (remove) => remove());

async function unlinkFiles(
  folder: string,
  files: Iterable<string>,
  doing: (remove: () => void) => void,
): Promise<ReadonlyMap<string, number>> {
  // Links in the place of folders lead to files that are not ours.
  const others = new Set<string>();
  const folders = new Map<string, number>();
  const isFolder = (path: string): boolean => {
    if (path === "" || folders.has(path)) return true;
    if (others.has(path)) return false;
    const mode = isFolder(parentOf(path)) ? modeOfFolder(`${folder}/${path}`) : undefined;
    if (mode === undefined) others.add(path);
    else folders.set(path, mode);
    return mode !== undefined;
  };
  let count = 0;
  for (const file of files) {
    if (isFolder(parentOf(file))) doing(() => unlinkSync(`${folder}/${file}`));
    count += 1;
    if (count % removalsPerTurn === 0) await nextTurn();
  }
  return folders;
}

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));

/** The mode of a folder; `undefined` for anything else, also for a link to a folder. */
function modeOfFolder(path: string): number | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isDirectory() === true ? stats.mode : undefined;
}

function attempt(remove: () => void): void {
  try {
    remove();
  } catch {
    // Removed already, not empty, or in use.
  }
}

async function removeTree(folder: string, removed: { count: number }): Promise<void> {
  try {
    await removeEntries(folder, removed);
  } catch {
    // Somebody may have made a folder of the output read-only: if it stayed, it would make every later build fail.
    attempt(() => chmodSync(folder, 0o700));
    await removeEntries(folder, removed).catch(async () => {
      // A file may be in use: `rm` tries several times.
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    });
  }
}

async function removeEntries(folder: string, removed: { count: number }): Promise<void> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await removeTree(path, removed);
    else unlinkSync(path);
    removed.count += 1;
    if (removed.count % removalsPerTurn === 0) await nextTurn();
  }
  rmdirSync(folder);
}
