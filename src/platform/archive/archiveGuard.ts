// Decides which files the archive of an output may replace: those that hubdocs has made. Changes nothing.
import { lstat, stat } from "node:fs/promises";
import { asideOf } from "../cache/abandoned.ts";
import { errnoOf, type PlatformFailure, reasonOf } from "../failure.ts";
import { refused } from "../output/outputGuard.ts";
import { openZip, ZipDamaged } from "./readZip.ts";

/** A file that every site has. */
const everySites = "404.html";

/**
 * Why an archive cannot be written to a path; `undefined` when it can.
 * @param shownAs The path as messages name it.
 */
export async function archiveRefusal(path: string, shownAs: string): Promise<PlatformFailure | undefined> {
  try {
    // The longest name that is needed.
    await stat(asideOf(path)).catch(ignoreMissing);
    if ((await lstat(path).catch(ignoreMissing)) === undefined) return undefined;
    const stats = await stat(path);
    if (!stats.isFile()) return refused(`${shownAs} is not a file`, remedy);
    if (stats.size === 0 || isOwnArchive(path)) return undefined;
    return refused(`${shownAs} is there, and not an archive that hubdocs made`, remedy);
  } catch (error) {
    if (errnoOf(error) === undefined) throw error;
    const isLong = errnoOf(error) === "ENAMETOOLONG";
    const hint = isLong ? "choose a shorter name with --out-dir" : remedy;
    return refused(`${shownAs} cannot be the archive: ${reasonOf(error)}`, hint);
  }
}

const remedy = "move it away, or choose another folder with --out-dir";

function ignoreMissing(error: unknown): undefined {
  if (errnoOf(error) !== "ENOENT") throw error;
}

function isOwnArchive(path: string): boolean {
  try {
    const { isOwn, names, close } = openZip(path);
    close();
    return isOwn && names.includes(everySites);
  } catch (error) {
    if (error instanceof ZipDamaged) return false;
    throw error;
  }
}
