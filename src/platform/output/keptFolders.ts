// Keeps the empty folders of a replaced output for the output after the next. Every page has a folder of its own, and a disk
// takes longer to make and remove those than all files in them. Without files nothing old can come back with them. Folders
// that cannot be kept are removed, as are those that somebody has changed since.
import { chmodSync, lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { digestOf } from "../hash.ts";
import { makeFolders } from "../makeFolders.ts";
import { nextTurn } from "../nextTurn.ts";
import { markerName, type OutputFiles } from "./marker.ts";
import { removeFolder, setAside, type UnlinkFrom, unlinkAll } from "./removal.ts";

/** The kept folders of one output. */
export interface KeptFolders {
  /** Where they are kept. */
  readonly folder: string;
  /**
   * Uses the kept folders as the staging folder, if they fit the present output; staged files move into them.
   * @returns The folders in it; none if there are no usable ones.
   * @throws a system error; the staging folder is unusable then.
   */
  take(present: KnownOutput, staged: StagedOutput): Promise<ReadonlySet<string>>;
  /**
   * Uses a double of the present output (`doubleOutput`) at the free path as the staging folder.
   * @param stale Files in it that the new output does not have.
   * @returns The folders in it; `undefined` if it was unusable and has been removed.
   * @throws what `take` throws.
   */
  adopt(present: KnownOutput, staged: StagedOutput, stale: Iterable<string>): Promise<ReadonlySet<string> | undefined>;
  /** Keeps the folders of a replaced output, changed to those of the new one, and removes everything else in it. */
  leave(old: string, contents: OldContents, now: KnownOutput): Promise<void>;
}

/** An output by what its marker says. */
interface KnownOutput {
  readonly marker: string;
  readonly files: Iterable<string>;
}

/** What an old output holds. */
interface OldContents {
  /** Files that hubdocs wrote, without the marker. */
  readonly files: OutputFiles;
  /** Lets another thread remove half of the files. */
  readonly unlinkFrom: UnlinkFrom | undefined;
}

/** A new output that lacks only the files taken over from the present one. */
interface StagedOutput {
  /** Absolute path of the staging folder; `free` is an unused path beside it. */
  readonly folder: string;
  readonly free: string;
  /** All files of the new output, and those of them that are in the staging folder. */
  readonly files: Iterable<string>;
  readonly written: Iterable<string>;
}

const changesPerTurn = 200;

/** The kept folders of an output. @param shelf Folder on the same disk as the output; made when it is needed. */
export function openKeptFolders(output: string, shelf: string): KeptFolders {
  const prefix = prefixOf(output);
  const isOurs = (name: string): boolean => name.startsWith(prefix) || name.startsWith("trash-");
  return {
    folder: shelf,
    take: async (present, staged) => {
      try {
        renameSync(keptPlaceOf({ output, shelf, marker: present.marker }), staged.free);
      } catch {
        return new Set(); // none was kept, or the output is on another disk
      }
      const has = foldersOf(present.files);
      return (await fitFolders(staged, has, () => assertHolds(staged.free, has))) ?? new Set();
    },
    adopt: (present, staged, stale) =>
      fitFolders(staged, foldersOf(present.files), () => unlinkAll(staged.free, stale)),
    leave: async (old, { files, unlinkFrom }, now) => {
      const emptied = await setAside(old);
      if (emptied === undefined) return;
      try {
        makeFolders(shelf);
        for (const name of readdirSync(shelf).filter(isOurs)) await removeFolder(join(shelf, name));
        // Removing files takes longest here; the waiting thread halves that.
        const names = [...files];
        const middle = unlinkFrom === undefined ? names.length : names.length >> 1;
        const others = unlinkFrom?.(emptied, middle);
        const modes = new Map([
          ...(await unlinkAll(emptied, [...names.slice(0, middle), markerName])),
          ...((await others) ?? (await unlinkAll(emptied, names.slice(middle)))),
        ]);
        const isModeOfNew = modeTest();
        if (![...modes.values()].every(isModeOfNew)) throw new Error("folders that are not as new ones would be");
        await changeFolders(emptied, modes.keys(), foldersOf(now.files));
        renameSync(emptied, keptPlaceOf({ output, shelf, marker: now.marker }));
      } catch {
        // Their modes differ from those of new folders, or they cannot be kept.
        await removeFolder(emptied, [...files, markerName]);
      }
    },
  };
}

const prefixOf = (output: string): string => `${digestOf(output)}-`;

/** Where the folders that fit an output are kept. @param place The output, the folder for kept folders, the marker's text. */
export function keptPlaceOf(place: {
  readonly output: string;
  readonly shelf: string;
  readonly marker: string;
}): string {
  return join(place.shelf, prefixOf(place.output) + digestOf(`${newFolderMode()} ${place.marker}`));
}

/**
 * Turns the folder at the free path into the staging folder: it gets the folders of the new output and the staged files.
 * @param has The folders in it. @param ready Checks or prepares it.
 * @returns The folders of the new output; `undefined` if the folder was unusable and has been removed.
 */
async function fitFolders(
  staged: StagedOutput,
  has: ReadonlySet<string>,
  ready: () => Promise<unknown>,
): Promise<ReadonlySet<string> | undefined> {
  const folders = foldersOf(staged.files);
  try {
    await ready();
    await changeFolders(staged.free, has, folders);
  } catch {
    // Somebody has put something into them, or the disk refuses: the staging folder works without them.
    await removeFolder(staged.free);
    return undefined;
  }
  chmodSync(staged.free, statSync(staged.folder).mode & 0o7777);
  for (const file of staged.written) renameSync(join(staged.folder, file), join(staged.free, file));
  await removeFolder(staged.folder);
  renameSync(staged.free, staged.folder);
  return folders;
}

/** The folders of files, parents first. */
export function foldersOf(files: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  const add = (folder: string): void => {
    if (folder === "." || folders.has(folder)) return;
    add(dirname(folder));
    folders.add(folder);
  };
  for (const file of files) add(dirname(file));
  return folders;
}

/** The mode of a folder that is made now. */
const newFolderMode = (): number => 0o777 & ~process.umask();

/** Makes a test whether a mode is that of a folder made now. Systems without modes report the same for all. */
function modeTest(): (mode: number) => boolean {
  const expected = newFolderMode();
  return (mode) => process.platform === "win32" || (mode & 0o777) === expected;
}

/** @throws unless a folder contains exactly these folders and no files. */
export async function assertHolds(root: string, folders: ReadonlySet<string>): Promise<void> {
  let count = 0;
  const look = async (folder: string): Promise<void> => {
    for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
      const path = folder + entry.name;
      // A link to a folder does not count as one.
      if (!entry.isDirectory() || !folders.has(path)) throw new Error(`${path} does not belong there`);
      count += 1;
      if (count % changesPerTurn === 0) await nextTurn();
      await look(`${path}/`);
    }
  };
  if (!lstatSync(root).isDirectory()) throw new Error("no folder");
  await look("");
  if (count < folders.size) throw new Error("a folder is missing");
}

/** Changes the folders in an emptied one to those that are wanted. @throws when one to remove is not empty. */
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
