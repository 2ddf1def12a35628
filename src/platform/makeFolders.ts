// Makes a folder together with its parents. Node's own recursive call reports a full quota or a read-only disk as a missing
// folder, and never returns where a disk keeps saying so (Node 20, `/proc/a/b`).
import { mkdirSync, rmdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { errnoOf } from "./failure.ts";

/**
 * Makes a folder and its parents where they are missing. Other threads may do the same at the same time.
 * @throws the system's own error.
 */
export function makeFolders(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    const parent = dirname(folder);
    if (errnoOf(error) !== "ENOENT" || parent === folder) throw error;
    makeFolders(parent);
    // Tried again even if the parent exists now: another thread may just have made it.
    makeFolder(folder);
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
}

/** Takes back a folder that was made for nothing. */
export function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It is gone, or somebody else has put a file into it meanwhile, so it stays.
  }
}
