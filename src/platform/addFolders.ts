// Adds folders of files to a site: all of them or none. Everything is first written beside its final place and then moved
// there; the file that makes the folders count comes last. Existing folders are never touched. A run that was killed in
// between is finished or taken back by the next one.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { commandFailure } from "./failure.ts";
import { hideFromGit, showToGit } from "./hiddenFolder.ts";
import { makeFolders, removeEmpty } from "./makeFolders.ts";
import {
  beginPlan,
  endPlan,
  findPlan,
  markWhole,
  partOf,
  planFolder,
  type Replacement,
  replacementsOf,
  type SavePlan,
} from "./savePlan.ts";

/** What to add. Paths are relative to the root. */
interface AddedFolders {
  /** Absolute path. */
  readonly root: string;
  /** Folders that do not exist yet; none lies in another one. */
  readonly folders: readonly string[];
  /** Files in these folders. */
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array | string }[];
  /** Written once these files are in place; may replace files. @default none */
  readonly beside?: readonly { readonly path: string; readonly text: string }[];
  /** Written after all others; may replace a file. */
  readonly last: { readonly path: string; readonly text: string };
}

/** What became of a run that was killed. */
interface InterruptedSave {
  /**
   * `finished`: all of it is in place and counts. `undone`: nothing was in place yet, and its copies are removed. `stuck`:
   * the file that would make the folders count was changed since, or folders are gone.
   */
  readonly outcome: "finished" | "undone" | "stuck";
  /** Folders of the run that are in place. */
  readonly folders: readonly string[];
}

/** Adds the folders. @throws PlatformFailure when something could not be written; then nothing was added. */
export function addFolders({ root, folders, files, beside = [], last }: AddedFolders): void {
  const replacing = (file: AddedFolders["last"]): Replacement => {
    const before = textAt(join(root, file.path));
    return { ...file, ...(before === undefined ? {} : { before }) };
  };
  const plan: SavePlan = {
    folders,
    around: missingAround(root, folders),
    beside: beside.map(replacing),
    last: replacing(last),
  };
  const moved: string[] = [];
  try {
    beginPlan(root, plan);
    for (const folder of folders) {
      if (existsSync(join(root, folder))) throw new Error(`${folder} exists`);
      writePart(root, folder, files);
    }
    markWhole(root, plan);
    for (const folder of folders) {
      putPart(root, folder);
      moved.push(folder);
    }
    putReplacements(root, plan);
  } catch (error) {
    restore(root, plan);
    for (const folder of moved) rmSync(join(root, folder), { recursive: true, force: true });
    removeParts(root, plan);
    throw commandFailure("cannot save the version, nothing was added", error);
  }
  try {
    endPlan(root, last.path);
  } catch {
    // The folders count. The next run finds them in their places and forgets the plan.
  }
}

/** Finishes or takes back what a killed run has left; nothing when there is nothing. */
export function settleFolders(root: string, lastPath: string): InterruptedSave | undefined {
  const found = findPlan(root, lastPath);
  if (found === undefined) return undefined;
  const { state, plan } = found;
  try {
    if (state === "whole" && plan !== undefined) return finish(root, plan);
    if (plan !== undefined) removeParts(root, plan);
    endPlan(root, lastPath);
    return { outcome: "undone", folders: [] };
  } catch (error) {
    throw commandFailure("cannot finish the version whose saving was interrupted", error);
  }
}

function finish(root: string, plan: SavePlan): InterruptedSave {
  const { folders } = plan;
  for (const folder of folders) {
    if (existsSync(partOf(root, folder)) && !existsSync(join(root, folder))) putPart(root, folder);
    showToGit(join(root, folder));
  }
  const placed = folders.filter((folder) => existsSync(join(root, folder)));
  const isWhole = placed.length === folders.length && !folders.some((folder) => existsSync(partOf(root, folder)));
  const isAsPlanned =
    isWhole &&
    replacementsOf(plan).every(({ path, before, text }) => [before, text].includes(textAt(join(root, path))));
  if (isAsPlanned) putReplacements(root, plan);
  removeParts(root, plan);
  return { outcome: isAsPlanned ? "finished" : "stuck", folders: placed };
}

function writePart(root: string, folder: string, files: AddedFolders["files"]): void {
  const part = partOf(root, folder);
  rmSync(part, { recursive: true, force: true });
  makeFolders(part);
  hideFromGit(part);
  for (const { path, bytes } of files) {
    if (!path.startsWith(`${folder}/`)) continue;
    const place = join(part, path.slice(folder.length + 1));
    makeFolders(dirname(place));
    writeFileSync(place, bytes);
  }
}

/** Folders above others that are not there yet, the inner ones first. */
function missingAround(root: string, folders: readonly string[]): readonly string[] {
  const missing = new Set<string>();
  for (const folder of folders)
    for (let above = dirname(folder); above !== "." && !existsSync(join(root, above)); above = dirname(above))
      missing.add(above);
  return [...missing].sort((a, b) => b.length - a.length);
}

function putPart(root: string, folder: string): void {
  renameSync(partOf(root, folder), join(root, folder));
  showToGit(join(root, folder));
}

/** Makes the folders count: each file is replaced in one step, and the one that counts comes last. */
function putReplacements(root: string, plan: SavePlan): void {
  for (const { path, text } of replacementsOf(plan)) replace(root, plan, { path, text });
}

/** Gives files that were replaced already what they said before. */
function restore(root: string, plan: SavePlan): void {
  for (const { path, text, before } of plan.beside ?? []) {
    if (textAt(join(root, path)) !== text) continue;
    if (before === undefined) rmSync(join(root, path));
    else replace(root, plan, { path, text: before });
  }
}

function replace(root: string, { last }: SavePlan, { path, text }: AddedFolders["last"]): void {
  const unfinished = join(planFolder(root, last.path), "last.new");
  writeFileSync(unfinished, text);
  renameSync(unfinished, join(root, path));
}

function removeParts(root: string, { folders, around = [], last }: SavePlan): void {
  for (const folder of folders) rmSync(partOf(root, folder), { recursive: true, force: true });
  for (const folder of around) removeEmpty(join(root, folder));
  endPlan(root, last.path);
}

/** Text of a file; nothing when there is no file. */
function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined; // what is wrong with it shows when it is to be replaced
  }
}
