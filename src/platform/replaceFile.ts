// Replaces a file in one step: whoever is killed, or finds the disk full, leaves the one that was there.
import { renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { asideOf, removeAbandoned } from "./cache/abandoned.ts";
import { realPathOf } from "./output/outputGuard.ts";

/**
 * Writes a text in place of a file, which keeps its rights, or where there is none. A link stays one.
 * @throws a system error.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const place = await realPathOf(path);
  removeAbandoned(dirname(place), new Set([basename(place)]));
  const aside = asideOf(place);
  try {
    const mode = statSync(place, { throwIfNoEntry: false })?.mode ?? 0o666;
    writeFileSync(aside, text, { mode: mode & 0o777 });
    renameSync(aside, place);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
}
