// Adds new files to a folder: all of them or none. Never overwrites a file. They are written into a hidden folder first and
// then moved, so that a run that was killed can be completed or taken back without touching anything else.
//
//   .hubdocs-new/files/…   the new files, until each is moved to its place
//   .hubdocs-new/whole     all of them are written: a later run moves the rest
import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { commandFailure } from "./failure.ts";
import { hideFromGit } from "./hiddenFolder.ts";
import { makeFolders as makeAll, removeEmpty } from "./makeFolders.ts";

/** A file to add; its path is relative to the folder. */
interface AddedFile {
  readonly path: string;
  /** The content, or how to read it when its turn comes. */
  readonly text: string | (() => Uint8Array);
}

const partName = ".hubdocs-new";

/** Adds the files. @throws PlatformFailure when one cannot be written or is there already; then none was added. */
export function addFiles(root: string, files: readonly AddedFile[]): void {
  const part = join(root, partName);
  const made: string[] = [];
  const moved: string[] = [];
  try {
    makeFolders(root, made);
    makeAll(part);
    hideFromGit(part);
    for (const { path, text } of files) {
      const place = join(part, "files", path);
      makeAll(dirname(place));
      writeFileSync(place, typeof text === "string" ? text : text());
    }
    writeFileSync(join(part, "whole"), "");
    for (const { path } of files) {
      const place = join(root, path);
      makeFolders(dirname(place), made);
      if (isTaken(place)) throw new Error(`${path} exists`);
      renameSync(join(part, "files", path), place);
      moved.push(place);
    }
    rmSync(part, { recursive: true });
  } catch (error) {
    for (const place of moved) rmSync(place, { force: true });
    rmSync(part, { recursive: true, force: true });
    for (const folder of made.reverse()) removeEmpty(folder);
    throw commandFailure(`cannot write into ${root}, nothing was added`, error);
  }
}

/**
 * Completes what a killed run began to add if it had written all of it, or else takes it back.
 * @returns Whether files were completed.
 * @throws PlatformFailure when something cannot be moved.
 */
export function settleFiles(root: string): boolean {
  const part = join(root, partName);
  const isWhole = existsSync(join(part, "whole"));
  try {
    for (const path of isWhole ? filesIn(join(part, "files")) : []) {
      const place = join(root, path);
      makeAll(dirname(place));
      if (!isTaken(place)) renameSync(join(part, "files", path), place);
    }
    rmSync(part, { recursive: true, force: true });
  } catch (error) {
    throw commandFailure(`cannot complete what was begun in ${root}`, error);
  }
  return isWhole;
}

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

const isTaken = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** Makes a folder and its parents, and adds those that did not exist before to a list: each at once, as the next may fail. */
function makeFolders(folder: string, made: string[]): void {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder), made);
  mkdirSync(folder);
  made.push(folder);
}
