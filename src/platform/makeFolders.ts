// Making a folder together with those above it. Node's own call does that, too, but says of a full quota or a disk that has
// become read-only that there is no such folder, and never returns where a disk keeps saying so (Node 20, `/proc/a/b`).
import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { errnoOf } from "./failure.ts";

/**
 * Makes a folder and those above it, where they are missing. Other threads may make the same ones meanwhile.
 * @throws a system error: the refusal of the disk itself.
 */
export function makeFolders(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    const parent = dirname(folder);
    if (errnoOf(error) !== "ENOENT" || parent === folder) throw error;
    makeFolders(parent);
    // Tried again even where nobody had to make the parent: another thread may just have done so.
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
