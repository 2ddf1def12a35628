// Adds folders of files to a site: all of them or none. Everything is first written beside its final place and then moved
// there; the file that makes the folders count comes last. Existing folders are never touched.
import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { diskFailure } from "./failure.ts";
import { makeFolders } from "./makeFolders.ts";

/** What to add. Paths are relative to the root. */
interface AddedFolders {
  /** Absolute path. */
  readonly root: string;
  /** Folders that do not exist yet; none lies in another one. */
  readonly folders: readonly string[];
  /** Files in these folders. */
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array | string }[];
  /** Written once all other files are in place; may replace a file. */
  readonly last: { readonly path: string; readonly text: string };
}

/** Adds the folders. @throws PlatformFailure when something could not be written; then nothing was added. */
export function addFolders({ root, folders, files, last }: AddedFolders): void {
  const partOf = (folder: string): string => join(root, dirname(folder), `.${folder.split("/").at(-1)}.new`);
  const lastPart = join(root, `.${last.path}.new`);
  const moved: string[] = [];
  const removeParts = (): void => {
    for (const path of [...folders.map(partOf), lastPart]) rmSync(path, { recursive: true, force: true });
  };
  try {
    removeParts();
    for (const folder of folders) {
      if (existsSync(join(root, folder))) throw new Error(`${folder} exists`);
      for (const { path, bytes } of files) {
        if (!path.startsWith(`${folder}/`)) continue;
        const place = join(partOf(folder), path.slice(folder.length + 1));
        makeFolders(dirname(place));
        writeFileSync(place, bytes);
      }
    }
    writeFileSync(lastPart, last.text);
    for (const folder of folders) {
      renameSync(partOf(folder), join(root, folder));
      moved.push(folder);
    }
    renameSync(lastPart, join(root, last.path));
  } catch (error) {
    for (const folder of moved) rmSync(join(root, folder), { recursive: true, force: true });
    removeParts();
    throw diskFailure("cannot save the version, nothing was added", error);
  }
}
