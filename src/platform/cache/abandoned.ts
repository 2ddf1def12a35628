// Files that are written aside and get their name at the end, when nobody is there any more to give it to them: a build was
// killed meanwhile. Owns how such a file tells who writes it.
import { readdirSync, statSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { errnoOf } from "../failure.ts";

/** Files of this age belong to no build that still runs, whatever has its number now. */
const abandonedMs = 24 * 3600 * 1000;

/** `plans.note.4711-123456789`, `new-4711-123456789`; not `renderer.12ab.mjs`. */
const asideName = /(?:^new-|\.)(?<writer>\d+)-\d+$/;

/** A name beside a file that nobody else writes under. */
export function asideOf(file: string): string {
  return `${file}.${process.pid}-${process.hrtime.bigint()}`;
}

/** Whether the process that writes a file is gone. */
function isAbandoned(writer: number, mtimeMs: number): boolean {
  if (Date.now() - mtimeMs > abandonedMs) return true;
  try {
    process.kill(writer, 0);
    return false;
  } catch (error) {
    return errnoOf(error) === "ESRCH"; // one of another user is there too
  }
}

/**
 * Removes what killed builds have left in a folder. What cannot be removed stays: another build may be faster.
 * @param file Name that alone counts, in folders that are not ours.
 */
export function removeAbandoned(folder: string, file?: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const writer = asideName.exec(name)?.groups?.["writer"];
      if (writer === undefined || (file !== undefined && name.replace(asideName, "") !== file)) continue;
      const path = join(folder, name);
      if (isAbandoned(Number(writer), statSync(path).mtimeMs)) unlinkSync(path);
    }
  } catch {
    // No such folder, not ours to change, or somebody else was faster.
  }
}
