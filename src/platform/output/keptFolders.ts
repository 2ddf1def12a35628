// The folders of an output that was replaced, emptied of their files, for the output after the next: a page has a folder
// of its own, and a disk takes longer over making and removing those than over all files in them. They hold no files, so
// nothing old can come back with them. Where they cannot be kept they are removed as anything else; so are those that
// somebody has put something into since, or carried without what is empty.
import { chmodSync, lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { digestOf } from "../hash.ts";
import { makeFolders } from "../makeFolders.ts";
import { nextTurn } from "../nextTurn.ts";
import { markerName, type OutputFiles } from "./marker.ts";
import { removeFolder, setAside, type UnlinkFrom, unlinkAll } from "./removal.ts";

/** Folders between two outputs. */
export interface KeptFolders {
  /** Where they wait. */
  readonly folder: string;
  /**
   * Makes the kept folders a staging folder, when they are those of the present output; what was staged moves into them.
   * @returns The folders in it; none when nothing was kept that is of use.
   * @throws a system error; the staging folder is of no use then.
   */
  take(present: KnownOutput, staged: StagedOutput): Promise<ReadonlySet<string>>;
  /**
   * Makes a folder like the present output (`doubleOutput`), which stands at the free name, the staging folder.
   * @param stale Files in it that the new output does not have.
   * @returns The folders in it; `undefined` when it cannot be used, and is gone.
   * @throws as `take` does.
   */
  adopt(present: KnownOutput, staged: StagedOutput, stale: Iterable<string>): Promise<ReadonlySet<string> | undefined>;
  /** Keeps the folders of an old output, as those of the new one; everything else of it goes. */
  leave(old: string, contents: OldContents, now: KnownOutput): Promise<void>;
}

/** An output by what its marker says. */
interface KnownOutput {
  readonly marker: string;
  readonly files: Iterable<string>;
}

/** What an old output holds. */
interface OldContents {
  /** Files that hubdocs wrote; the marker besides. */
  readonly files: OutputFiles;
  /** Done by a thread meanwhile; without it nobody helps. */
  readonly unlinkFrom: UnlinkFrom | undefined;
}

/** A new output to which only the files are missing that are taken over. */
interface StagedOutput {
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
        // Files take longer to remove than all else here, and a thread that stands ready halves that.
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
        // They would not be as new ones are, or cannot be kept.
        await removeFolder(emptied, [...files, markerName]);
      }
    },
  };
}

const prefixOf = (output: string): string => `${digestOf(output)}-`;

/** Where folders wait that are those of an output. @param place The output, the folder for such folders, and the text of the marker. */
export function keptPlaceOf(place: {
  readonly output: string;
  readonly shelf: string;
  readonly marker: string;
}): string {
  return join(place.shelf, prefixOf(place.output) + digestOf(`${newFolderMode()} ${place.marker}`));
}

/**
 * Makes what stands at the free name the staging folder: with the folders of the new output, and what was staged.
 * @param has Its folders. @param ready Looks at it, or readies it.
 * @returns The folders of the new output; `undefined` when it cannot be used, and is gone.
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
    // Somebody has put something into them, or the disk refuses: the staging folder is as good without them.
    await removeFolder(staged.free);
    return undefined;
  }
  chmodSync(staged.free, statSync(staged.folder).mode & 0o7777);
  for (const file of staged.written) renameSync(join(staged.folder, file), join(staged.free, file));
  await removeFolder(staged.folder);
  renameSync(staged.free, staged.folder);
  return folders;
}

/** Folders above files, each after those above it. */
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

/** Who may look into a folder that is made now. */
const newFolderMode = (): number => 0o777 & ~process.umask();

/** Says of modes whether they are those of a folder that is made now. Systems without such modes show all alike. */
function modeTest(): (mode: number) => boolean {
  const expected = newFolderMode();
  return (mode) => process.platform === "win32" || (mode & 0o777) === expected;
}

/** @throws when a folder does not hold just these folders, all of them empty but for each other. */
export async function assertHolds(root: string, folders: ReadonlySet<string>): Promise<void> {
  let count = 0;
  const look = async (folder: string): Promise<void> => {
    for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
      const path = folder + entry.name;
      // A link is no folder here.
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
