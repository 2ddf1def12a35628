// Carries files that hubdocs did not write (CNAME, .git, an uploaded archive) from the present output into the new one.
// Never moves or removes anything, so the old output stays complete whatever happens.
import { existsSync } from "node:fs";
import { link, lstat, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { diskFailure, errnoOf } from "../failure.ts";
import { copyEntry } from "./copyEntry.ts";
import { foreignPaths } from "./foreignPaths.ts";
import type { OutputFiles } from "./marker.ts";
import { refused } from "./outputGuard.ts";

/** From where to where. */
interface CarryRequest {
  readonly output: string;
  readonly staging: string;
  /** Files in `output` that hubdocs wrote. */
  readonly ownFiles: OutputFiles;
  /** The output as messages name it. */
  readonly outputName: string;
  /** The result of `foreignPaths`, if it is known already. */
  readonly paths?: readonly string[] | undefined;
}

/**
 * Puts every foreign file of the output into the staging folder: as a hard link where the disk allows it, else as a copy.
 * Empty folders are carried, too, as git needs them.
 * @returns Whether there were any.
 * @throws PlatformFailure: output-refused when the new site has another file of that name, write-failed.
 */
export async function carryForeignFiles(request: CarryRequest): Promise<boolean> {
  const { output, ownFiles, paths } = request;
  if (!existsSync(output)) return false;
  const madeFolders = new Set([""]);
  let count = 0;
  for (const path of paths ?? foreignPaths(output, ownFiles)) {
    await carry({ ...request, path, madeFolders });
    count += 1;
  }
  return count > 0;
}

interface Carry extends CarryRequest {
  readonly path: string;
  readonly madeFolders: Set<string>;
}

async function carry(request: Carry): Promise<void> {
  const { path } = request;
  await makeFolders(request, path.slice(0, path.lastIndexOf("/") + 1));
  if (path.endsWith("/")) return;
  const from = join(request.output, path);
  const to = join(request.staging, path);
  try {
    await link(from, to);
  } catch (error) {
    if (errnoOf(error) === "EEXIST") return await assertSame(request, path);
    await copyEntry(from, to).catch((copyError: unknown) => {
      throw diskFailure(`cannot keep ${request.outputName}/${path}`, copyError);
    });
  }
}

/** Makes a folder of the staging area (`a/b/`) and those above it, with the modes they have in the output. */
async function makeFolders(request: Carry, folder: string): Promise<void> {
  if (request.madeFolders.has(folder)) return;
  request.madeFolders.add(folder);
  await makeFolders(request, folder.slice(0, folder.lastIndexOf("/", folder.length - 2) + 1));
  try {
    await mkdir(join(request.staging, folder), (await lstat(join(request.output, folder))).mode & 0o7777);
  } catch (error) {
    if (errnoOf(error) !== "EEXIST") throw diskFailure(`cannot keep ${request.outputName}/${folder}`, error);
    const name = folder.slice(0, -1); // a final slash would ask for a folder
    if (!(await lstat(join(request.staging, name))).isDirectory()) throw inTheWay(request, name);
  }
}

/**
 * A foreign file with the name and content of a new file is no conflict: it counts as ours from now on.
 * @throws PlatformFailure output-refused.
 */
export async function assertSame(request: Omit<CarryRequest, "ownFiles">, path: string): Promise<void> {
  const [old, fresh] = await Promise.all([lstat(join(request.output, path)), lstat(join(request.staging, path))]);
  if (!old.isFile() || !fresh.isFile() || old.size !== fresh.size) throw inTheWay(request, path);
  const [before, after] = await Promise.all([
    readFile(join(request.output, path)),
    readFile(join(request.staging, path)),
  ]);
  if (!before.equals(after)) throw inTheWay(request, path);
}

/** The error for a foreign file in the place of a new one. */
export function inTheWay(request: Pick<CarryRequest, "outputName">, path: string): Error {
  const shown = `${request.outputName}/${path}`;
  return refused(
    `${shown} was not written by hubdocs, but the site has a page or file of that name`,
    `move ${shown} away, or into content/static`,
  );
}
