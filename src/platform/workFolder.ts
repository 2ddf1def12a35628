// Where a run keeps its intermediate files: `.hubdocs` in the site or the folder that was asked for, or a temporary one
// when that cannot be written. Owns nothing in it.
import { existsSync } from "node:fs";
import { access, constants, mkdir, mkdtemp, readdir, rm, rmdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { diskFailure, errnoOf, PlatformFailure } from "./failure.ts";
import { makeFolders } from "./makeFolders.ts";

/** Name of the folder inside a site. */
export const workFolderName = ".hubdocs";

/** Name of the folder inside it that no build can do without. */
export const cacheFolderName = "cache";

/** The folder and how to leave it. */
interface WorkFolder {
  readonly path: string;
  /** Removes a temporary folder; `.hubdocs` stays for the next run, when there is anything in it. */
  close(): Promise<void>;
}

/** Where intermediate files are wanted. */
interface WorkFolderRequest {
  /** Another folder than the site's own. */
  readonly asked?: string | undefined;
  /** Whether nothing is to be kept for the next run, because there is no room for it. @default false */
  readonly isTemporary?: boolean | undefined;
  /** Opens a folder where not even the system's temporary one can be written. */
  readonly openSpare?: (() => Promise<WorkFolder>) | undefined;
}

/** Finds or makes the folder. @throws PlatformFailure when no folder can be written. */
export async function openWorkFolder(
  siteFolder: string,
  { asked, isTemporary = false, openSpare }: WorkFolderRequest = {},
): Promise<WorkFolder> {
  const own = asked ?? join(siteFolder, workFolderName);
  const isNew = !existsSync(own);
  if (!isTemporary && (await prepare(own)))
    return { path: own, close: async () => (isNew ? removeUnused(own) : undefined) };
  try {
    return await openTemporary();
  } catch (error) {
    const spare = await openSpare?.().catch((failure: unknown) => {
      // What is wrong with the output is the better news.
      if (failure instanceof PlatformFailure && failure.diagnostic.code !== "write-failed") throw failure;
      return undefined;
    });
    if (spare !== undefined) return spare;
    const { diagnostic } = diskFailure(`cannot create a folder in ${tmpdir()}`, error);
    throw new PlatformFailure({ ...diagnostic, hint: placeHint }, error);
  }
}

const placeHint = "set HUBDOCS_CACHE_DIR to a folder that can be written, or TMPDIR";

async function openTemporary(): Promise<WorkFolder> {
  const path = await mkdtemp(join(tmpdir(), "hubdocs-"));
  const close = (): Promise<void> => rm(path, { recursive: true, force: true });
  // Made at once: where there is no room for it, nothing of the folder stays.
  await mkdir(join(path, cacheFolderName)).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { path, close };
}

/** Takes a folder away again that nothing was put into: a call that was refused leaves no trace. */
async function removeUnused(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => undefined); // gone already
  if (entries?.every((entry) => entry.isDirectory() || entry.name === ".gitignore") !== true) return;
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  await rm(join(folder, ".gitignore"), { force: true });
  // One by one, the inner ones first: what another process has put in meanwhile stays.
  for (const empty of [...folders.sort().reverse(), folder]) await rmdir(empty).catch(() => undefined);
}

/** Whether the folder is there and writable now. It tells git to ignore itself. */
async function prepare(folder: string): Promise<boolean> {
  // Node loads no module from a folder whose name has a backslash, and bundled templates are one.
  if (sep === "/" && folder.includes("\\")) return false;
  try {
    // Somebody else may have built here before, and left what only they can change.
    for (const place of [folder, join(folder, cacheFolderName)]) {
      makeFolders(place);
      await access(place, constants.W_OK);
    }
  } catch {
    return false; // whatever the reason, there is the temporary folder
  }
  try {
    await writeFile(join(folder, ".gitignore"), "*\n", { flag: "wx" });
    return true;
  } catch (error) {
    return errnoOf(error) === "EEXIST";
  }
}
