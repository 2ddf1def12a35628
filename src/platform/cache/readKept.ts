// Reads files that an earlier run left. Never blocks, even if a pipe or a device has taken the place of a file.
import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";

/** With these flags a pipe without a writer reads as an empty file. Windows has neither such pipes nor the flag. */
export const readFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** The text of a file; empty for anything that is no regular file, such as an endless device. @throws a system error. */
export function readKept(path: string): string {
  const file = openSync(path, readFlags);
  try {
    return fstatSync(file).isFile() ? readFileSync(file, "utf8") : "";
  } finally {
    closeSync(file);
  }
}
