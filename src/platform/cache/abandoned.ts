// Temporary files of killed builds. A file is written under a temporary name and renamed at the end; if the build is killed
// before that, the temporary file stays. Owns those names, which hold the number of the writing process.
import { readdirSync, statSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { errnoOf } from "../failure.ts";

/** A file of this age belongs to no running build, even if some process has the number now. Milliseconds. */
const abandonedMs = 24 * 3600 * 1000;

/** `plans.note.hubdocs-4711-123456789`, `new-4711-123456789`; not `list.json.20261130-0900`, which may be somebody's copy. */
const asideName = /(?:^new-|\.hubdocs-)(?<writer>\d+)-\d+$/;

/** A temporary name beside a file, which no other process uses. */
export function asideOf(file: string): string {
  return `${file}.hubdocs-${process.pid}-${process.hrtime.bigint()}`;
}

/** Whether the process that was writing a file has ended. */
function isAbandoned(writer: number, mtimeMs: number): boolean {
  if (Date.now() - mtimeMs > abandonedMs) return true;
  try {
    process.kill(writer, 0);
    return false;
  } catch (error) {
    return errnoOf(error) === "ESRCH"; // EPERM: it runs as another user
  }
}

/**
 * Removes temporary files of killed builds from a folder. Those that cannot be removed stay: another build may be faster.
 * @param files Removes only temporary files of these names; for folders that also hold files of others.
 */
export function removeAbandoned(folder: string, files?: ReadonlySet<string>): void {
  try {
    for (const name of readdirSync(folder)) {
      const writer = asideName.exec(name)?.groups?.["writer"];
      if (writer === undefined || files?.has(name.replace(asideName, "")) === false) continue;
      const path = join(folder, name);
      if (isAbandoned(Number(writer), statSync(path).mtimeMs)) unlinkSync(path);
    }
  } catch {
    // There is no such folder, it may not be changed, or another build was faster.
  }
}
