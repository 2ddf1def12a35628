// Adds new files to a folder: all of them or none. Never overwrites a file.
import { existsSync, mkdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { diskFailure } from "./failure.ts";

/** A file to add; its path is relative to the folder. */
interface AddedFile {
  readonly path: string;
  /** The content, or how to read it when its turn comes. */
  readonly text: string | (() => Uint8Array);
}

/** Adds the files. @throws PlatformFailure when one cannot be written or is there already; then none was added. */
export function addFiles(root: string, files: readonly AddedFile[]): void {
  const made: string[] = [];
  const written: string[] = [];
  try {
    for (const { path, text } of files) {
      const place = join(root, path);
      made.push(...makeFolders(dirname(place)));
      writeFileSync(place, typeof text === "string" ? text : text(), { flag: "wx" });
      written.push(place);
    }
  } catch (error) {
    for (const place of written) rmSync(place, { force: true });
    for (const folder of made.reverse()) removeEmpty(folder);
    throw diskFailure(`cannot write into ${root}, nothing was added`, error);
  }
}

/** Makes a folder and its parents. @returns The folders that did not exist before, outermost first. */
function makeFolders(folder: string): readonly string[] {
  if (existsSync(folder)) return [];
  const above = makeFolders(dirname(folder));
  mkdirSync(folder);
  return [...above, folder];
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Somebody else has put a file into the folder meanwhile, so it stays.
  }
}
