// How messages name a file or folder. Says nothing of what it holds.
import { shownPath } from "../platform/output/outputGuard.ts";

/** A path as people would type it here: relative to the folder that the command was called in. */
export const shownName = (path: string): string => shownPath(path, process.cwd());

/** The same as a word of a command: in quotes when it has a blank. */
export function typedName(path: string): string {
  const name = shownName(path);
  return name.includes(" ") ? `"${name}"` : name;
}
