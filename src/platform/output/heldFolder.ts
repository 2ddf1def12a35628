// Checks that the folder of a new output is still the one that was made. The folder is held open, so that no other folder
// can get its inode number.
import { closeSync, fstatSync, openSync, statSync } from "node:fs";
import { PlatformFailure } from "../failure.ts";

/** A folder that is held. */
export interface HeldFolder {
  /**
   * Fails if the folder was removed or replaced. Does nothing where folders cannot be held open.
   * @param outputName The output as messages name it.
   * @throws PlatformFailure write-failed: written files are lost, and later ones may be in another folder of the same name.
   */
  assertThere(outputName: string): void;
  /** Closes the folder. Safe to call twice. */
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
        message: `the folder in which the new ${outputName} was being built has been removed`,
        hint: "build again, and leave hidden folders with .hubdocs in their names alone during a build",
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
