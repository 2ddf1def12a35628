// A new output in the making: a folder beside the output that takes its place as a whole, or disappears. Owns the
// order of lock, repair, check, writing and swap; each of them lives in a file of its own.
import { chmod, constants, copyFile, mkdir, stat, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import type { OutputPath, SitePath } from "../../model/brands.ts";
import { diskFailure, errnoOf, PlatformFailure } from "../failure.ts";
import type { SiteFolder } from "../files.ts";
import { carryForeignFiles } from "./foreignFiles.ts";
import { formatMarker, markerName, type OutputFiles } from "./marker.ts";
import { assertNoMountPoint, readOwnFiles, realPathOf, refusalOf, refused, shownPath } from "./outputGuard.ts";
import { lockOutput, type OutputLock } from "./outputLock.ts";
import { cleanSideFolder, removeFolder, sideFolderOf } from "./sideFolder.ts";
import { swapFolders } from "./swap.ts";

/** A new output that nobody sees yet. */
export interface Staging {
  /** Whether there is no earlier output that publishing would replace. */
  readonly isFirst: boolean;
  /**
   * Writes a file of the new output. Each path may be written once.
   * @throws PlatformFailure write-failed, naming the file.
   */
  write(path: OutputPath, bytes: Uint8Array | string): Promise<void>;
  /** Copies a file of the site. @throws PlatformFailure source-unreadable, write-failed. */
  copyStatic(from: SitePath, to: OutputPath): Promise<void>;
  /** Puts everything written in the place of the old output, in one step, and gives the lock up. */
  publish(): Promise<void>;
  /** Removes everything written and gives the lock up; the old output stays. Does nothing after `publish`. */
  discard(): Promise<void>;
}

/** What a staging folder is opened for. */
export interface StagingRequest {
  readonly outDir: string;
  readonly site: SiteFolder;
  readonly signal: AbortSignal;
  /** How long to wait for another build of the same output. @default 10000 */
  readonly waitMs?: number;
}

const defaultWaitMs = 10_000;

/** @throws PlatformFailure: output-refused, output-locked, write-failed. */
export async function openStaging({ outDir, site, signal, waitMs = defaultWaitMs }: StagingRequest): Promise<Staging> {
  const output = await realPathOf(outDir);
  const outputName = shownPath(output, process.cwd());
  const refusal = refusalOf({ output, siteFolder: site.root, homeFolder: await realPathOf(homedir()) });
  if (refusal !== undefined) {
    throw refused(`${outputName} cannot be the output: ${refusal}`, "choose a folder of its own with --out-dir");
  }
  // Refused before anything is created beside it.
  await assertNoMountPoint(output, outputName);
  await readOwnFiles(output, outputName);

  const lock = await lockOutput({ sideFolder: sideFolderOf(output), outputName, waitMs, signal });
  try {
    await cleanSideFolder(output);
    const ownFiles = await readOwnFiles(output, outputName);
    const folder = join(sideFolderOf(output), `staging-${lock.name}`);
    await mkdir(folder);
    await copyMode(output, folder);
    return stagingIn({ folder, output, outputName, ownFiles, lock, site, signal });
  } catch (error) {
    await lock.release();
    throw diskFailure(`cannot prepare ${outputName}`, error);
  }
}

async function copyMode(from: string, to: string): Promise<void> {
  const stats = await stat(from).catch(() => undefined);
  if (stats !== undefined) await chmod(to, stats.mode & 0o7777);
}

interface StagingFolder {
  readonly folder: string;
  readonly output: string;
  readonly outputName: string;
  readonly ownFiles: OutputFiles;
  readonly lock: OutputLock;
  readonly site: SiteFolder;
  readonly signal: AbortSignal;
}

function stagingIn(area: StagingFolder): Staging {
  const { folder, output, outputName, ownFiles, lock, site, signal } = area;
  const claimed = new Set<string>();
  const foldersByPath = new Map<string, Promise<unknown>>();

  const claim = async (path: OutputPath): Promise<string> => {
    assertOutputPath(path);
    if (claimed.has(path)) throw new Error(`${path} is written twice: this is a bug in hubdocs`);
    claimed.add(path);
    const parent = dirname(join(folder, path));
    const made = foldersByPath.get(parent) ?? mkdir(parent, { recursive: true });
    foldersByPath.set(parent, made);
    await made;
    return join(folder, path);
  };
  const naming = async (path: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (errnoOf(error) === undefined) throw error;
      throw diskFailure(`cannot write ${outputName}/${path}`, error);
    }
  };

  return {
    isFirst: ownFiles.size === 0,
    write: (path, bytes) => naming(path, async () => writeFile(await claim(path), bytes, { flag: "wx" })),
    copyStatic: (from, to) =>
      naming(to, async () => {
        const source = await site.locate(from);
        if (source === undefined) throw missing(from);
        const target = await claim(to);
        await copyFile(source, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
        await chmod(target, 0o644); // readable by a web server, also when the source is private or read-only
      }),
    publish: async () => {
      await naming(markerName, () => writeFile(join(folder, markerName), formatMarker(claimed), { flag: "wx" }));
      await carryForeignFiles({ output, staging: folder, ownFiles, outputName });
      signal.throwIfAborted();
      const aside = join(sideFolderOf(output), `aside-${lock.name}`);
      await swapFolders({ output, staging: folder, aside }).catch((error: unknown) => {
        throw diskFailure(`cannot replace ${outputName}`, error);
      });
      // The new output is there: what fails in tidying up is left to the next build.
      await Promise.allSettled([removeFolder(folder), removeFolder(aside)]);
      await lock.release();
    },
    discard: async () => {
      await removeFolder(folder);
      await lock.release();
    },
  };
}

/** Paths come from our own planning, so a bad one is not the user's mistake. */
function assertOutputPath(path: OutputPath): void {
  const isSound = path.split("/").every((name) => name !== "" && name !== "." && name !== "..") && !path.includes("\0");
  if (!isSound || path === markerName) throw new Error(`"${path}" is no output path: this is a bug in hubdocs`);
}

function missing(path: SitePath): PlatformFailure {
  return new PlatformFailure({
    code: "source-unreadable",
    severity: "error",
    message: "the file has disappeared during the build",
    location: { file: path },
  });
}
