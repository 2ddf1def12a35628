// Files that a new output shares with the present one: second names of the same bytes where the disk can do that, else
// copies.
import { constants, copyFileSync, linkSync } from "node:fs";
import { dirname, join } from "node:path";
import { diskFailure, errnoOf } from "../failure.ts";
import { makeFolders } from "../makeFolders.ts";
import { nextTurn } from "../nextTurn.ts";

/** From where to where. Paths are absolute. */
interface LinkRequest {
  readonly output: string;
  readonly staging: string;
  /** The output as messages name it. */
  readonly outputName: string;
  readonly paths: Iterable<string>;
  /** Folders of the staging folder that are there already. */
  readonly folders: ReadonlySet<string>;
  readonly signal: AbortSignal;
}

// So that an interruption is heard.
const linksPerTurn = 200;

/**
 * Gives files of the output a second name in the staging folder.
 * @returns Those for which the disk did so; the others were copied.
 * @throws PlatformFailure write-failed.
 */
export async function linkFiles(request: LinkRequest): Promise<ReadonlySet<string>> {
  const { output, staging, outputName, paths, signal } = request;
  const made = new Set(request.folders);
  const linked = new Set<string>();
  let count = 0;
  for (const path of paths) {
    try {
      const parent = dirname(path);
      if (!made.has(parent)) makeFolders(join(staging, parent));
      made.add(parent);
      // Paths of an output are whole already; joining them would look at every name again.
      if (linkOrCopy(`${output}/${path}`, `${staging}/${path}`)) linked.add(path);
    } catch (error) {
      throw diskFailure(`cannot keep ${outputName}/${path}`, error);
    }
    count += 1;
    if (count % linksPerTurn > 0) continue;
    await nextTurn();
    signal.throwIfAborted();
  }
  return linked;
}

/** @returns Whether it is a second name. */
function linkOrCopy(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (errnoOf(error) === "ENOSPC" || errnoOf(error) === "ENOENT") throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    return false;
  }
}
