// Putting a new output into a folder that cannot be replaced as a whole. Each file takes its place in one step: what pages
// name first, then pages, then the list of files; what is no longer there goes last. A reader may meet old and new pages
// beside each other meanwhile, but never half a page, nor one whose scripts are not there yet.
//
// Before the first file moves, the staging folder gets a name that says so, and the output's marker lists the files of both
// outputs: whoever builds or serves next finishes what a killed build has begun.
import { lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync, type Stats, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { diskFailure, errnoOf, halfDoneFailure } from "../failure.ts";
import { makeFolders } from "../makeFolders.ts";
import { nextTurn } from "../nextTurn.ts";
import { assertSame, inTheWay } from "./foreignFiles.ts";
import { formatMarker, markerName, type OutputFiles, readMarker } from "./marker.ts";
import { removeFolder, removeKnown, unlinkAll } from "./removal.ts";

/** From where to where: both on one file system. */
export interface Move {
  readonly output: string;
  /** The output as messages name it. */
  readonly outputName: string;
  /** The new files, and the marker that lists them together with those of the output that stay. */
  readonly staging: string;
}

const changesPerTurn = 200;
const noFiles: OutputFiles = new Set();

/**
 * Moves a new output into the folder of the present one.
 * @throws PlatformFailure: output-refused when somebody's file is in the way, write-failed. As long as nothing has moved,
 * the staging folder is there again; otherwise the next run goes on.
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

/** Folders take room on a disk too, so those that are missing are made before anything moves. @param made Filled with them. */
function makeMissing(output: string, staged: readonly string[], made: string[]): void {
  for (const folder of new Set(staged.flatMap(foldersAbove))) {
    const path = join(output, folder);
    const isFree = statsAt(path) === undefined && statsAt(dirname(path))?.isDirectory() === true;
    if (!isFree) continue; // there already, or waits for a file to go
    mkdirSync(path);
    made.push(path);
  }
}

/** Moves what is left of a new output. Call it only while holding the output's lock. @throws a system error. */
export async function finishMove(output: string, moving: string): Promise<void> {
  const files = readMarker(moving);
  // Without its marker everything has moved already.
  if (files !== undefined) {
    const own = readMarker(output) ?? noFiles;
    const gone = [...own].filter((path) => !files.has(path));
    const marker = join(output, markerName);
    writeFileSync(`${moving}-marker`, formatMarker(new Set([...own, ...files])));
    renameSync(`${moving}-marker`, marker);
    await removeKnown(output, standingInTheWay(gone, files));
    await moveFiles(output, moving, pagesLast(files));
    await removeKnown(output, gone);
    // A page that stays would be listed nowhere from now on, so no build would remove it.
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
    if (statsAt(from) === undefined) continue; // it stays, or has moved already
    const folder = dirname(path);
    if (!made.has(folder)) makeFolders(join(output, folder));
    made.add(folder);
    if (statsAt(`${output}/${path}`)?.isDirectory() === true) rmdirSync(`${output}/${path}`);
    renameSync(from, `${output}/${path}`);
  }
}

/** Pages name scripts, styles and pictures; those are there before them. */
function pagesLast(files: OutputFiles): readonly string[] {
  const isPage = (path: string): boolean => path.endsWith(".html");
  const paths = [...files];
  return [...paths.filter((path) => !isPage(path)), ...paths.filter(isPage)];
}

/** Old files where the new output has folders, or in folders where it has files. */
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

/** @throws PlatformFailure output-refused when a new file would take the place of somebody's. */
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
    // something has moved into it
  }
}

/** Whether nothing lies in a folder of the output but files of ours. */
function holdsOnly(output: string, folder: string, own: OutputFiles): boolean {
  const entries = readdirSync(`${output}/${folder}`, { withFileTypes: true });
  const isOurs = (path: string, isFolder: boolean): boolean =>
    isFolder ? holdsOnly(output, path, own) : own.has(path);
  return entries.every((entry) => isOurs(`${folder}/${entry.name}`, entry.isDirectory()));
}

/**
 * `undefined` where there is nothing, or a file in the place of a folder. What cannot be asked is no file that is not there:
 * a page would be left out.
 */
function statsAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (errnoOf(error) === "ENOTDIR") return undefined;
    throw error;
  }
}
