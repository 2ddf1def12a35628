// Reading what an earlier run has left: whatever has been put in the place of a file, nobody waits for it.
import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";

/** A pipe that nobody writes into is read as an empty file. Windows knows neither such pipes nor the flag. */
export const readFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** The text of a file; empty when something else stands in its place, such as a device that never ends. @throws a system error. */
export function readKept(path: string): string {
  const file = openSync(path, readFlags);
  try {
    return fstatSync(file).isFile() ? readFileSync(file, "utf8") : "";
  } finally {
    closeSync(file);
  }
}
