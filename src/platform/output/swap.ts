// Puts a new output in the place of the old one. Owns the one moment that readers can see, and its repair.
//
// On Linux the two folders are exchanged in one step, so that the output is entirely old or entirely new, whenever a reader
// looks or the process is killed. Where that is not possible (other systems, network disks, neither GNU mv 9.5 nor Perl)
// two renames follow each other directly; if the process is killed between them, the old output stays at `aside` until
// `repairSwap` of the next run puts it back. A link in place of the folder could be replaced in one step everywhere, but
// `git add`, `rsync`, `COPY` and artifact uploads would take the link instead of the files.
import { renameSync } from "node:fs";
import { readdir, rename, rmdir } from "node:fs/promises";
import { errnoOf } from "../failure.ts";
import { type Exchange, exchangeFolders } from "./exchangeFolders.ts";

/** The folders of a swap: all on one file system. */
interface Swap {
  /** Where readers look. */
  readonly output: string;
  /** The new output; afterwards the old one may stand here. */
  readonly staging: string;
  /** Unused path where the old output may be afterwards. */
  readonly aside: string;
  /** The prepared exchange of both. */
  readonly exchange?: Exchange;
}

/** Puts the staging folder in the place of the output. Either both have moved afterwards, or nothing has changed. */
export async function swapFolders({ output, staging, aside, exchange }: Swap): Promise<void> {
  const names = await namesIn(output);
  if (names === undefined || names.length === 0) {
    if (names !== undefined) await rmdir(output);
    await rename(staging, output);
    return;
  }
  if (exchange !== undefined ? await exchange.run() : await exchangeFolders(output, staging)) return;
  renameSync(output, aside);
  try {
    renameSync(staging, output);
  } catch (error) {
    renameSync(aside, output);
    throw error;
  }
}

/** Puts an old output back that a killed swap left aside. The output's lock must be held. */
export async function repairSwap({ output, aside }: Pick<Swap, "output" | "aside">): Promise<void> {
  if ((await namesIn(output)) === undefined) await rename(aside, output);
}

/** Names in a folder; `undefined` when it does not exist. */
export async function namesIn(folder: string): Promise<readonly string[] | undefined> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errnoOf(error) === "ENOENT") return undefined;
    throw error;
  }
}
