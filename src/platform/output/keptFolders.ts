// The folders of an output that was replaced, emptied of their files, for the output after the next: a page has a folder
// of its own, and a disk takes longer over making and removing those than over all files in them. They hold no files, so
// nothing old can come back with them. Where they cannot be kept they are removed as anything else.
import { chmodSync, mkdirSync, readdirSync, renameSync, rmdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { nextTurn } from "../nextTurn.ts";
import { digestOf } from "../hash.ts";
import { removeFolder, setAside, unlinkAll } from "./sideFolder.ts";

/** Folders between two outputs. */
export interface KeptFolders {
  /**
   * Makes the kept folders a staging folder, when they are those of the present output; what was staged moves into them.
   * @returns The folders in it; none when nothing was kept.
   * @throws a system error; the staging folder is of no use then.
   */
  take(present: KnownOutput, staged: StagedOutput): Promise<ReadonlySet<string>>;
  /** Keeps the folders of an old output, as those of the new one; everything else of it goes. */
  leave(old: string, files: Iterable<string>, now: KnownOutput): Promise<void>;
}

/** An output by what its marker says. */
export interface KnownOutput {
  readonly marker: string;
  readonly files: Iterable<string>;
}

/** A new output to which only the files are missing that are taken over. */
export interface StagedOutput {
  /** Absolute path of the staging folder, and of a free name beside it. */
  readonly folder: string;
  readonly free: string;
  /** All files of the new output, and those of them that are in the staging folder. */
  readonly files: Iterable<string>;
  readonly written: Iterable<string>;
}

const changesPerTurn = 200;

/** The kept folders of an output. @param shelf Folder on the same disk as the output; made when it is needed. */
export function openKeptFolders(output: string, shelf: string): KeptFolders {
  const prefix = `${digestOf(output)}-`;
  const placeOf = (marker: string): string => join(shelf, prefix + digestOf(marker));
  const isOurs = (name: string): boolean => name.startsWith(prefix) || name.startsWith("trash-");
  return {
    take: async ({ marker, files }, staged) => {
      try {
        renameSync(placeOf(marker), staged.free);
      } catch {
        return new Set(); // none was kept, or the output is on another disk
      }
      const folders = foldersOf(staged.files);
      await changeFolders(staged.free, foldersOf(files), folders);
      chmodSync(staged.free, statSync(staged.folder).mode & 0o7777);
      for (const file of staged.written) renameSync(join(staged.folder, file), join(staged.free, file));
      await removeFolder(staged.folder);
      renameSync(staged.free, staged.folder);
      return folders;
    },
    leave: async (old, files, now) => {
      const emptied = await setAside(old);
      if (emptied === undefined) return;
      try {
        mkdirSync(shelf, { recursive: true });
        for (const name of readdirSync(shelf).filter(isOurs)) await removeFolder(join(shelf, name));
        const folders = await unlinkAll(emptied, files);
        await changeFolders(emptied, folders, foldersOf(now.files));
        renameSync(emptied, placeOf(now.marker));
      } catch {
        await removeFolder(emptied, files);
      }
    },
  };
}

/** Folders above files, each after those above it. */
function foldersOf(files: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  const add = (folder: string): void => {
    if (folder === "." || folders.has(folder)) return;
    add(dirname(folder));
    folders.add(folder);
  };
  for (const file of files) add(dirname(file));
  return folders;
}

/** Makes the folders inside an emptied one those that are wanted. @throws when one of them is not empty. */
async function changeFolders(root: string, has: Iterable<string>, wanted: ReadonlySet<string>): Promise<void> {
  const old = new Set(has);
  const gone = [...old]
    .filter((folder) => !wanted.has(folder))
    .sort()
    .reverse();
  const missing = [...wanted].filter((folder) => !old.has(folder)).sort();
  for (const [index, folder] of gone.entries()) {
    rmdirSync(join(root, folder));
    if (index % changesPerTurn === 0) await nextTurn();
  }
  for (const [index, folder] of missing.entries()) {
    mkdirSync(join(root, folder));
    if (index % changesPerTurn === 0) await nextTurn();
  }
}
