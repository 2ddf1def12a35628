// The side folder of an output, which exists during a build: where it is, what is in it, and how leftovers of killed builds
// are removed.
//
//   .build.hubdocs/.gitignore   says that git is to see none of it (hiddenFolder.ts)
//   .build.hubdocs/claim-…      who builds now (outputLock.ts)
//   .build.hubdocs/staging-…    the new output, hidden until the swap; after an exchange, the old one
//   .build.hubdocs/aside-…      the old output inside a swap of two renames
//   .build.hubdocs/moving-…     the rest of a new output that takes its place file by file (moveInto.ts)
//   .build.hubdocs/trash-…      what is being removed
//   .build.hubdocs/work-…       intermediate files that have no other place (spareFolder.ts)
//
// It lies beside the output. Where that is impossible it lies inside: for a mount point, whose neighbours are on another
// disk, and for an output whose parent may not be written.
import { access, constants, readdir, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isUnwritable, PlatformFailure } from "../failure.ts";
import { isAlive, ownerOf } from "./claims.ts";
import { isMountPoint } from "./mountPoint.ts";
import { finishMove } from "./moveInto.ts";
import { innerFolderName, realPathOf, shownPath } from "./outputGuard.ts";
import { lockOutput } from "./outputLock.ts";
import { identifySelf } from "./processIdentity.ts";
import { removeFolder } from "./removal.ts";
import { repairSwap } from "./swap.ts";

/** The usual path of an output's side folder: on the same file system, so that folders can be renamed into it. */
export function sideFolderOf(output: string): string {
  return join(dirname(output), `.${basename(output)}.hubdocs`);
}

/** Its path inside the output. */
export function innerFolderOf(output: string): string {
  return join(output, innerFolderName);
}

/** Whether an output can only be written into, but not replaced. */
export async function isFixed(output: string): Promise<boolean> {
  if (!(await isThere(output))) return false;
  return (await isMountPoint(output)) || !(await isWritable(dirname(output)));
}

const isThere = (path: string): Promise<boolean> => hasWorked(stat(path));

const isWritable = (folder: string): Promise<boolean> => hasWorked(access(folder, constants.W_OK));

const hasWorked = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  );

/** Repairs an interrupted replacement, then removes leftovers of killed builds. The output's lock must be held. */
export async function cleanSideFolder(output: string, sideFolder: string): Promise<void> {
  const names = (await readdir(sideFolder)).sort();
  const called = (prefix: string): string[] =>
    names.filter((name) => name.startsWith(prefix)).map((name) => join(sideFolder, name));
  for (const aside of called("aside-")) await repairSwap({ output, aside });
  // If the move cannot be finished, this build replaces its files anyway.
  for (const moving of called("moving-")) await finishMove(output, moving).catch(() => undefined);
  for (const prefix of ["staging-", "aside-", "moving-", "trash-"])
    for (const folder of called(prefix)) await removeFolder(folder);
  const { space } = await identifySelf();
  for (const folder of called("work-")) {
    const owner = ownerOf(basename(folder), "work");
    // Builds that wait for the lock may have one.
    if (owner === undefined || !(await isAlive(folder, owner, space))) await removeFolder(folder);
  }
}

/** How long to wait for another build, and what interrupts that. */
interface Patience {
  readonly waitMs: number;
  readonly signal?: AbortSignal;
}

/**
 * Repairs an output after a killed build, by what is left in one of its side folders, if it exists.
 * @throws PlatformFailure output-locked when a build still runs after the wait.
 */
export async function repairSide(output: string, sideFolder: string, patience: Patience): Promise<void> {
  if (!(await isThere(sideFolder))) return;
  const lock = await lockOutput({ sideFolder, outputName: shownPath(output, process.cwd()), ...patience });
  try {
    await cleanSideFolder(output, sideFolder);
  } finally {
    await lock.release();
  }
}

/**
 * Repairs an output after a killed build, for readers that do not build themselves.
 * @throws PlatformFailure output-locked when a build still runs after the wait.
 */
export async function repairOutput(outDir: string, waitMs: number): Promise<void> {
  const output = await realPathOf(outDir);
  for (const folder of [sideFolderOf(output), innerFolderOf(output)])
    await repairSide(output, folder, { waitMs }).catch((error: unknown) => {
      // Without the right to write, readers take the output as it is.
      if (!(error instanceof PlatformFailure && isUnwritable(error.cause))) throw error;
    });
}
