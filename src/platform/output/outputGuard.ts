// Decides which folders may become an output. Refuses every folder where replacing it could destroy somebody's files.
// Changes nothing.
import type { Stats } from "node:fs";
import { lstat, realpath, stat } from "node:fs/promises";
import { basename, dirname, join, parse, relative, resolve, sep } from "node:path";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { errnoOf, PlatformFailure } from "../failure.ts";
import { workFolderName } from "../workFolder.ts";
import { markerName, type OutputFiles, readMarker } from "./marker.ts";
import { namesIn } from "./swap.ts";

/** Name of the side folder inside an output that cannot have one beside it. */
export const innerFolderName = ".hubdocs-staging";

/** Names that an empty output may contain: leftovers of a killed build, and what file systems put on a fresh disk. */
const nobodysNames: ReadonlySet<string> = new Set([innerFolderName, "lost+found"]);

/** Folders of a site that hold sources. */
const sourceFolders = ["content", "specs", "templates"];

/** Where an output is meant to go, and the folders to protect. All paths are absolute and real. */
interface OutputPlace {
  readonly output: string;
  readonly siteFolder: string;
  readonly homeFolder: string;
}

/** Why a place must not become an output, from the paths alone; `undefined` when it may. */
export function refusalOf({ output, siteFolder, homeFolder }: OutputPlace): string | undefined {
  if (output === parse(output).root) return "it is the root of the disk";
  if (output === homeFolder) return "it is your home folder";
  if (isBelow(homeFolder, output)) return "it contains your home folder";
  if (output === siteFolder) return "it is the site's own folder";
  if (isBelow(siteFolder, output)) return "it contains the site's own folder";
  const source = folderAround(output, siteFolder, [...sourceFolders, workFolderName]);
  return source === undefined ? undefined : `it is inside the site's ${source} folder`;
}

/** Where the cache is meant to stand. All paths are absolute and real. */
interface CachePlace {
  readonly folder: string;
  readonly siteFolder: string;
  /** The output of the same build, if it writes one. */
  readonly output?: string;
}

/** Why a place must not become the folder of the cache, from the paths alone; `undefined` when it may. */
export function cacheRefusalOf({ folder, siteFolder, output }: CachePlace): string | undefined {
  if (folder === siteFolder) return "it is the site's own folder";
  if (isBelow(siteFolder, folder)) return "it contains the site's own folder";
  if (output !== undefined) {
    if (folder === output) return "it is the output folder";
    if (isBelow(folder, output)) return "it is inside the output folder";
    if (isBelow(output, folder)) return "the output folder is inside it";
  }
  return sourceRefusalOf(folder, siteFolder);
}

/** Why nothing but sources may stand at a place; `undefined` when it may. Both paths are real. */
export function sourceRefusalOf(path: string, siteFolder: string): string | undefined {
  const source = folderAround(path, siteFolder, sourceFolders);
  return source === undefined ? undefined : `it is inside the site's ${source} folder`;
}

/** Which of the named folders of a site a path is, or lies in. */
function folderAround(path: string, siteFolder: string, names: readonly string[]): string | undefined {
  return names.find((name) => path === join(siteFolder, name) || isBelow(path, join(siteFolder, name)));
}

/** Whether a path lies inside a folder. */
export function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/**
 * The files that an earlier build wrote into an output; empty for a new or empty folder.
 * @param shownAs The folder as messages name it.
 * @throws PlatformFailure output-refused when the folder holds anything and is not marked as ours.
 */
export async function readOwnFiles(output: string, shownAs: string): Promise<OutputFiles> {
  await assertFolder(output, shownAs);
  const names = await namesIn(output);
  if (names === undefined || names.every((name) => nobodysNames.has(name))) return new Set();
  const files = readMarker(output);
  if (files === undefined) {
    throw refused(
      `${shownAs} is not empty and contains no intact ${markerName}, the list of files written by hubdocs`,
      "choose a new folder with --out-dir, or empty this one yourself",
    );
  }
  return files;
}

async function assertFolder(output: string, shownAs: string): Promise<void> {
  const stats = await statIfThere(output);
  if (stats?.isDirectory()) return;
  if (stats !== undefined) throw refused(`${shownAs} is not a folder`, "choose a folder with --out-dir");
  const link = await brokenLinkIn(output);
  if (link === undefined) return;
  const way = link === output ? "is" : `leads through ${shownPath(link, process.cwd())},`;
  throw refused(`${shownAs} ${way} a symbolic link that leads nowhere`, "remove it, or choose a folder with --out-dir");
}

/** The link of a path that does not exist which leads nowhere, or in a circle; `undefined` when folders can be made there. */
async function brokenLinkIn(path: string): Promise<string | undefined> {
  try {
    const isBroken = (await lstat(path)).isSymbolicLink() && (await statIfThere(path)) === undefined;
    return isBroken ? path : undefined;
  } catch (error) {
    if (!leadsNowhere(error)) throw error;
    return await brokenLinkIn(dirname(path));
  }
}

/** Whether an error means that nothing is at a path: it does not exist, or links lead in a circle. */
const leadsNowhere = (error: unknown): boolean => ["ENOENT", "ELOOP"].includes(errnoOf(error) ?? "");

async function statIfThere(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (leadsNowhere(error)) return undefined;
    throw error;
  }
}

/** A refusal as a failure. */
export function refused(message: string, hint: string): PlatformFailure {
  const diagnostic: Diagnostic = { code: "output-refused", severity: "error", message, hint };
  return new PlatformFailure(diagnostic);
}

/** The real path of a folder that may not exist yet: links in the part that exists are followed. */
export async function realPathOf(folder: string): Promise<string> {
  const absolute = resolve(folder);
  try {
    return await realpath(absolute);
  } catch (error) {
    if (!leadsNowhere(error) || absolute === dirname(absolute)) throw error;
    return join(await realPathOf(dirname(absolute)), basename(absolute));
  }
}

/** A path as messages show it: relative to the current folder when it lies there. */
export function shownPath(path: string, currentFolder: string): string {
  const short = relative(currentFolder, path);
  return short === "" || short.startsWith("..") ? path : short.split(sep).join("/");
}
