// Making a folder together with those above it. Node's own call does that, too, but says of a full quota or a disk that has
// become read-only that there is no such folder, and never returns where a disk keeps saying so (Node 20, `/proc/a/b`).
import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { errnoOf } from "./failure.ts";

/**
 * Makes a folder and those above it, where they are missing.
 * @throws a system error: the refusal of the disk itself.
 */
export function makeFolders(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (isFolder(folder)) return;
    const parent = dirname(folder);
    if (errnoOf(error) !== "ENOENT" || parent === folder || existsSync(parent)) throw error;
    makeFolders(parent);
    makeFolders(folder);
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
