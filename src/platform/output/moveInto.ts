// Moves a new output into a folder that cannot be replaced as a whole. Each file gets into place in one step: first the files
// that pages load, then pages, then the marker; files that the new output lacks are removed last. Meanwhile readers may meet
// old and new pages side by side, but never half a page, nor a page whose scripts are missing.
//
// Before the first file moves, the staging folder is renamed to say so, and the output's marker lists the files of both
// outputs: if the build is killed, the next build or server finishes the move.
import { lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync, type Stats, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { diskFailure, errnoOf, halfDoneFailure } from "../failure.ts";
import { makeFolders } from "../makeFolders.ts";
import { nextTurn } from "../nextTurn.ts";
import { assertSame, inTheWay } from "./foreignFiles.ts";
import { formatMarker, markerName, type OutputFiles, readMarker } from "./marker.ts";
import { removeFolder, removeKnown, unlinkAll } from "./removal.ts";

/** A move between two folders on one file system. */
export interface Move {
  readonly output: string;
  /** The output as messages name it. */
  readonly outputName: string;
  /** The new files, and the marker that lists the files of both outputs. */
  readonly staging: string;
}

const changesPerTurn = 200;
const noFiles: OutputFiles = new Set();

/**
 * Moves a new output into the folder of the present one.
 * @throws PlatformFailure: output-refused when a foreign file is in the way, write-failed. If nothing has moved by then, the
 * staging folder has its old name again; otherwise the next run finishes the move.
 */
export async function moveInto(move: Move): Promise<void> {
  try {
    await moveOrLeave(move);
  } catch (error) {
    throw diskFailure(`cannot replace ${move.outputName}`, error);
  }
}

async function moveOrLeave(move: Move): Promise<void> {
  const { output, staging } = move;
  const files = readMarker(staging) ?? noFiles;
  const own = readMarker(output) ?? noFiles;
  const staged = [...files].filter((path) => statsAt(join(staging, path)) !== undefined);
  await assertFree({ ...move, own, staged });
  const moving = join(dirname(staging), `moving-${basename(staging)}`);
  const made: string[] = [];
  try {
    makeMissing(output, staged, made);
    renameSync(staging, moving);
    await finishMove(output, moving);
  } catch (error) {
    for (const folder of made.reverse()) removeEmpty(folder);
    const isUntouched =
      statsAt(staging) === undefined && staged.every((path) => statsAt(join(moving, path)) !== undefined);
    if (!isUntouched) throw halfDoneFailure(`cannot replace ${move.outputName}`, error);
    renameSync(moving, staging);
    throw error;
  }
}

/** Makes missing folders before anything moves, as they need room on the disk, too. @param made Gets their paths. */
function makeMissing(output: string, staged: readonly string[], made: string[]): void {
  for (const folder of new Set(staged.flatMap(foldersAbove))) {
    const path = join(output, folder);
    const isFree = statsAt(path) === undefined && statsAt(dirname(path))?.isDirectory() === true;
    if (!isFree) continue; // exists already, or a file in its place has to be removed first
    mkdirSync(path);
    made.push(path);
  }
}

/** Finishes a move. The output's lock must be held. @throws a system error. */
export async function finishMove(output: string, moving: string): Promise<void> {
  const files = readMarker(moving);
  // The marker moves last: without it everything has moved.
  if (files !== undefined) {
    const own = readMarker(output) ?? noFiles;
    const gone = [...own].filter((path) => !files.has(path));
    const marker = join(output, markerName);
    writeFileSync(`${moving}-marker`, formatMarker(new Set([...own, ...files])));
    renameSync(`${moving}-marker`, marker);
    await removeKnown(output, standingInTheWay(gone, files));
    await moveFiles(output, moving, pagesLast(files));
    await removeKnown(output, gone);
    // An old page that stays would be in no marker any more, so no build would ever remove it.
    const left = gone.filter((path) => statsAt(join(output, path))?.isDirectory() === false);
    await unlinkAll(output, left);
    renameSync(join(moving, markerName), marker);
  }
  await removeFolder(moving);
}

async function moveFiles(output: string, moving: string, paths: readonly string[]): Promise<void> {
  const made = new Set<string>();
  for (const [index, path] of paths.entries()) {
    if (index % changesPerTurn === 0) await nextTurn();
    const from = `${moving}/${path}`;
    if (statsAt(from) === undefined) continue; // it is unchanged, or has moved already
    const folder = dirname(path);
    if (!made.has(folder)) makeFolders(join(output, folder));
    made.add(folder);
    if (statsAt(`${output}/${path}`)?.isDirectory() === true) rmdirSync(`${output}/${path}`);
    renameSync(from, `${output}/${path}`);
  }
}

/** Sorts pages last, so that the scripts, styles and pictures that they load exist before them. */
function pagesLast(files: OutputFiles): readonly string[] {
  const isPage = (path: string): boolean => path.endsWith(".html");
  const paths = [...files];
  return [...paths.filter((path) => !isPage(path)), ...paths.filter(isPage)];
}

/** Old files in whose place the new output has folders, or that are in folders where it has files. */
function standingInTheWay(gone: readonly string[], files: OutputFiles): readonly string[] {
  const folders = new Set([...files].flatMap(foldersAbove));
  return gone.filter((path) => folders.has(path) || foldersAbove(path).some((folder) => files.has(folder)));
}

/** `a/b/c.html` → `a`, `a/b`. */
function foldersAbove(path: string): readonly string[] {
  const names = path.split("/").slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join("/"));
}

interface Arrival extends Move {
  readonly own: OutputFiles;
  readonly staged: readonly string[];
}

/** @throws PlatformFailure output-refused when a foreign file is in the place of a new one. */
async function assertFree(arrival: Arrival): Promise<void> {
  const { output, own, staged } = arrival;
  const folders = new Set(staged.flatMap(foldersAbove));
  for (const path of folders) {
    const stats = statsAt(`${output}/${path}`);
    if (stats !== undefined && !stats.isDirectory() && !own.has(path)) throw inTheWay(arrival, path);
  }
  for (const path of staged) {
    const stats = statsAt(`${output}/${path}`);
    if (stats?.isDirectory() === true && !holdsOnly(output, path, own)) throw inTheWay(arrival, path);
    if (stats === undefined || stats.isDirectory() || own.has(path)) continue;
    await assertSame(arrival, path);
  }
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // files have moved into it
  }
}

/** Whether a folder of the output contains only files of ours. */
function holdsOnly(output: string, folder: string, own: OutputFiles): boolean {
  const entries = readdirSync(`${output}/${folder}`, { withFileTypes: true });
  const isOurs = (path: string, isFolder: boolean): boolean =>
    isFolder ? holdsOnly(output, path, own) : own.has(path);
  return entries.every((entry) => isOurs(`${folder}/${entry.name}`, entry.isDirectory()));
}

/**
 * The stats of a path; `undefined` where nothing is, or a file is in the place of a folder. Throws other errors: to treat the
 * file as missing would leave a page out.
 */
function statsAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (errnoOf(error) === "ENOTDIR") return undefined;
    throw error;
  }
}
