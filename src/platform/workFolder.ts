// Finds the folder for a run's intermediate files: `.hubdocs` in the site or the requested folder, or a temporary one when
// that cannot be written. Owns none of its content.
import { existsSync, lstatSync, readdirSync } from "node:fs";
import { access, constants, mkdir, readdir, rm, rmdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { diskFailure, errnoOf, PlatformFailure } from "./failure.ts";
import { makeFolders } from "./makeFolders.ts";
import { openTemporaryFolder } from "./output/temporaryFolder.ts";

/** Name of the folder inside a site. */
export const workFolderName = ".hubdocs";

/** Name of the folder inside it that every build needs. */
export const cacheFolderName = "cache";

/** The folder, and how to end its use. */
interface WorkFolder {
  readonly path: string;
  /** Why another folder takes the place of the one that was meant, where that is told by the system. */
  readonly refusal?: unknown;
  /** Removes a temporary folder; `.hubdocs` stays for the next run, unless it is empty. */
  close(): Promise<void>;
}

/** Where to put intermediate files. */
interface WorkFolderRequest {
  /** The requested folder, instead of the site's own. */
  readonly asked?: string | undefined;
  /** Uses a temporary folder, because there is no room to keep anything for the next run. @default false */
  readonly isTemporary?: boolean | undefined;
  /** Opens a folder for the case that not even the system's temporary one can be written. */
  readonly openSpare?: (() => Promise<WorkFolder>) | undefined;
}

/** Finds or makes the folder. @throws PlatformFailure when no folder can be written. */
export async function openWorkFolder(
  siteFolder: string,
  { asked, isTemporary = false, openSpare }: WorkFolderRequest = {},
): Promise<WorkFolder> {
  const own = asked ?? join(siteFolder, workFolderName);
  const isNew = !existsSync(own);
  const state = isTemporary ? { isReady: false } : await prepare(own, asked === undefined || isNew || isUnused(own));
  if (state.isReady) return { path: own, close: async () => (isNew ? removeUnused(own) : undefined) };
  try {
    return { ...(await openTemporary()), refusal: state.refusal };
  } catch (error) {
    const spare = await openSpare?.().catch((failure: unknown) => {
      // What is wrong with the output helps more than the first error.
      if (failure instanceof PlatformFailure && failure.diagnostic.code !== "write-failed") throw failure;
      return undefined;
    });
    if (spare !== undefined) return { ...spare, refusal: state.refusal };
    const { diagnostic } = diskFailure(`cannot create a folder in ${tmpdir()}`, error);
    throw new PlatformFailure({ ...diagnostic, hint: placeHint }, error);
  }
}

const placeHint = "set HUBDOCS_CACHE_DIR or TMPDIR to a writable folder";

async function openTemporary(): Promise<WorkFolder> {
  const { path, close } = await openTemporaryFolder("work");
  // Made at once, so that on a full disk the folder is removed again.
  await mkdir(join(path, cacheFolderName)).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { path, close };
}

/** Removes a folder that contains no files, so that a refused call leaves no trace. */
async function removeUnused(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => undefined); // gone already
  if (entries?.every((entry) => entry.isDirectory() || entry.name === ".gitignore") !== true) return;
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  await rm(join(folder, ".gitignore"), { force: true });
  // One by one, inner folders first: files that another process has added meanwhile stay.
  for (const empty of [...folders.sort().reverse(), folder]) await rmdir(empty).catch(() => undefined);
}

/** Whether nothing is in a folder but what a run that was killed has begun with. */
function isUnused(folder: string): boolean {
  try {
    return readdirSync(folder).every((name) => name === ".gitignore" || name === cacheFolderName);
  } catch {
    return false; // it cannot be used either
  }
}

/** Whether a folder can be written and, where the system says so, why it cannot. */
interface FolderState extends Pick<WorkFolder, "refusal"> {
  readonly isReady: boolean;
}

/** Makes the folder. @param isOurs Whether git is to ignore all of it: others may keep things in a folder that was there. */
async function prepare(folder: string, isOurs: boolean): Promise<FolderState> {
  // Node loads no module, such as the bundled templates, from a path with a backslash.
  if (sep === "/" && folder.includes("\\")) return { isReady: false };
  try {
    // Another user may have built here before and left files that only they can change.
    for (const place of [folder, join(folder, cacheFolderName)]) {
      makeFolders(place);
      await access(place, constants.W_OK);
    }
  } catch (refusal) {
    return { isReady: false, refusal }; // whatever the reason: the temporary folder is used instead
  }
  if (!isOurs) return { isReady: true };
  try {
    const ignored = join(folder, ".gitignore");
    const there = lstatSync(ignored, { throwIfNoEntry: false });
    // An empty one is of a run that was killed before it wrote. What is no file stays as it is: a link, a pipe.
    if (there === undefined) await writeFile(ignored, "*\n", { flag: "wx" });
    else if (there.isFile() && there.size === 0) await writeFile(ignored, "*\n");
    return { isReady: true };
  } catch (refusal) {
    return { isReady: errnoOf(refusal) === "EEXIST", refusal };
  }
}
