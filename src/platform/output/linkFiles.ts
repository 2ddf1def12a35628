// Puts unchanged files of the present output into the new one: as hard links where the disk allows it, else as copies.
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
  /** Folders that the staging folder has already. */
  readonly folders: ReadonlySet<string>;
  readonly signal: AbortSignal;
}

// Links made before an interruption is looked for.
const linksPerTurn = 200;

/**
 * Links files of the output into the staging folder.
 * @returns The files that were linked; the others were copied.
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
      // Faster than `join`, which would normalise what is normalised already.
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

/** @returns `true` for a hard link, `false` for a copy. */
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
