// Removing what builds have put somewhere: whole folders of a side folder, or files that are known by name. Never follows a
// link, and owns no decision about what may go.
import { chmodSync, lstatSync, readdirSync, rmdirSync, unlinkSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errnoOf } from "../failure.ts";
import { nextTurn } from "../nextTurn.ts";

/**
 * Removes a folder of a side folder. It is renamed first: an exchange that outlived its killed build then finds
 * nothing under the name it was given, instead of a half-removed folder. Does nothing when there is no such folder.
 * @param files Paths of files in it, as far as they are known: they need not be looked for.
 */
export async function removeFolder(folder: string, files: Iterable<string> = []): Promise<void> {
  const trash = await setAside(folder);
  if (trash === undefined) return;
  // What a link leads to is not ours.
  if (modeOfFolder(trash) === undefined) return unlinkSync(trash);
  await removeKnown(trash, files);
  await removeTree(trash, { count: 0 });
}

/** Tidying up decides nothing: what cannot be removed now the next build removes. */
export const leaveOrRemove = (folder: string): Promise<void> => removeFolder(folder).catch(() => undefined);

/** Renames a folder to one that is being removed. @returns Its new path; `undefined` when there is no such folder. */
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

// Synchronous in portions: measured with 5,000 pages, promises take three times as long, and an interruption is heard.
const removalsPerTurn = 200;

/** Removes files and then the folders above them that are empty, as far as that works. */
export async function removeKnown(folder: string, files: Iterable<string>): Promise<void> {
  const folders = await unlinkFiles(folder, files, attempt);
  // Backwards, what lies in a folder comes before it.
  for (const [index, path] of [...folders.keys()].sort().reverse().entries()) {
    attempt(() => rmdirSync(join(folder, path)));
    if (index % removalsPerTurn === 0) await nextTurn();
  }
}

/**
 * Removes files of an output from a folder that it was renamed to. @param from Place among its files, in the order of its marker.
 * @returns What `unlinkAll` does; `undefined` when a file could not be removed.
 */
export type UnlinkFrom = (folder: string, from: number) => Promise<ReadonlyMap<string, number> | undefined>;

/**
 * Removes files.
 * @returns The folders above them, with their modes.
 * @throws a system error when one cannot be removed.
 */
export const unlinkAll = (folder: string, files: Iterable<string>): Promise<ReadonlyMap<string, number>> =>
  unlinkFiles(folder, files, (remove) => remove());

async function unlinkFiles(
  folder: string,
  files: Iterable<string>,
  doing: (remove: () => void) => void,
): Promise<ReadonlyMap<string, number>> {
  // A link in the place of a folder leads to files that are not ours.
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

/** `undefined` for what is no folder, or a link to one. */
function modeOfFolder(path: string): number | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isDirectory() === true ? stats.mode : undefined;
}

function attempt(remove: () => void): void {
  try {
    remove();
  } catch {
    // Gone already, not empty, in use.
  }
}

async function removeTree(folder: string, removed: { count: number }): Promise<void> {
  try {
    await removeEntries(folder, removed);
  } catch {
    // A folder of the output that somebody has made read-only: left here, it would stop every build from now on.
    attempt(() => chmodSync(folder, 0o700));
    await removeEntries(folder, removed).catch(async () => {
      // A file in use: the slow way tries harder.
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
