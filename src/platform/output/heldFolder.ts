// Whether the folder of a new output is still the one that was made. It is held open meanwhile, so that its number is given
// to no other.
import { closeSync, fstatSync, openSync, statSync } from "node:fs";
import { PlatformFailure } from "../failure.ts";

/** A folder that is held. */
export interface HeldFolder {
  /**
   * Does nothing where a system or a limit does not let folders be held.
   * @param outputName The output as messages name it.
   * @throws PlatformFailure write-failed: files that were written into it are gone, and what came later may stand in another folder of its name.
   */
  assertThere(outputName: string): void;
  /** Lets it go. Safe to call twice. */
  release(): void;
}

/** Holds a folder that was just made. @param path Absolute. */
export function holdFolder(path: string): HeldFolder {
  let handle = openedFolder(path);
  return {
    assertThere: (outputName) => {
      if (handle === undefined) return;
      const present = statSync(path, { throwIfNoEntry: false });
      if (present?.ino === fstatSync(handle).ino) return;
      throw new PlatformFailure({
        code: "write-failed",
        severity: "error",
        message: `the folder in which the new ${outputName} was made has been removed meanwhile`,
        hint: "build again, and leave hidden folders with .hubdocs in their names alone while a build runs",
      });
    },
    release: () => {
      if (handle !== undefined) closeSync(handle);
      handle = undefined;
    },
  };
}

function openedFolder(path: string): number | undefined {
  try {
    return openSync(path, "r");
  } catch {
    return undefined;
  }
}
