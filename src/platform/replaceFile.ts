// Replaces a file in one step: whoever is killed, or finds the disk full, leaves the one that was there.
import { chmodSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { asideOf, removeAbandoned } from "./cache/abandoned.ts";
import { errnoOf } from "./failure.ts";
import { realPathOf } from "./output/outputGuard.ts";

/** A folder that takes no new file, or a file that is mounted by itself: nothing can take its place. */
const unreplaceable: ReadonlySet<string | undefined> = new Set(["EACCES", "EBUSY", "EPERM", "EROFS"]);

/**
 * Writes a text in place of a file, which keeps its rights, or where there is none. A link stays one, and so does what is
 * no file: `/dev/stdout`, a pipe. A file that cannot be replaced where it is, is written in place.
 * @throws a system error.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there !== undefined && !there.isFile()) return writeFileSync(path, text);
  const place = await realPathOf(path);
  removeAbandoned(dirname(place), new Set([basename(place)]));
  const aside = asideOf(place);
  try {
    writeFileSync(aside, text, { mode: (there?.mode ?? 0o666) & 0o777 });
    if (there !== undefined) takeRights(aside, there.mode);
    renameSync(aside, place);
  } catch (error) {
    rmSync(aside, { force: true });
    if (there === undefined || !unreplaceable.has(errnoOf(error))) throw error;
    writeFileSync(path, text);
  }
}

/** Gives a file the rights of the one that it replaces, also those that new files do not get (umask). */
export function takeRights(path: string, mode: number): void {
  const rights = mode & 0o777;
  // Disks that know no rights may refuse to change them, and show the same for every file.
  if ((statSync(path).mode & 0o777) !== rights) chmodSync(path, rights);
}
