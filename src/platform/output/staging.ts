// A new output in the making: a folder beside the output that takes its place as a whole, or disappears. Owns the
// order of lock, repair, check, writing and swap; each of them lives in a file of its own.
import { chmod, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { diskFailure } from "../failure.ts";
import type { SiteFolder } from "../files.ts";
import { type Exchange, readyExchange } from "./exchangeFolders.ts";
import { carryForeignFiles } from "./foreignFiles.ts";
import { type KeptFolders, openKeptFolders } from "./keptFolders.ts";
import { linkFiles } from "./linkFiles.ts";
import { formatMarker, markerName, type OutputFiles } from "./marker.ts";
import { assertNoMountPoint, readOwnFiles, realPathOf, refusalOf, refused, shownPath } from "./outputGuard.ts";
import { type LedgerOptions, type OutputLedger, openOutputLedger } from "./outputLedger.ts";
import { lockOutput, type OutputLock } from "./outputLock.ts";
import { cleanSideFolder, removeFolder, sideFolderOf } from "./sideFolder.ts";
import { type FileStaging, openStagedFiles } from "./stagedFiles.ts";
import { swapFolders } from "./swap.ts";
import type { StagingPlace } from "./writeFile.ts";

/** A new output that nobody sees yet. */
export interface Staging extends FileStaging {
  /** Whether there is no earlier output that publishing would replace. */
  readonly isFirst: boolean;
  /** Whether the present output still holds all that was written into it, to the last byte. */
  isIntact(): boolean;
  /** What the output is known by, as it is now; `undefined` when nothing is written down of it. */
  state(): string | undefined;
  /** Says early that there will be something to publish: what takes part in the swap is started while memory is small. */
  expectSwap(): void;
  /** For threads that write claimed files themselves. */
  readonly place: StagingPlace;
  /**
   * Puts the new output in the place of the old one, in one step, and gives the lock up.
   * @returns Whether there was anything new; the old output stays as it is when there was not.
   */
  publish(): Promise<boolean>;
  /** Removes everything written and gives the lock up; the old output stays. After `publish` nothing is removed any more. */
  discard(): Promise<void>;
}

/** What a staging folder is opened for. */
export interface StagingRequest {
  readonly outDir: string;
  readonly site: SiteFolder;
  readonly signal: AbortSignal;
  /** Where it is written down what outputs hold; without it every file is written. */
  readonly ledgers?: LedgerOptions;
  /** Where the folders of replaced outputs wait for the next one; without it they are removed. */
  readonly keptFolders?: string;
  /** How long to wait for another build of the same output. @default 10000 */
  readonly waitMs?: number;
}

const defaultWaitMs = 10_000;

/** @throws PlatformFailure: output-refused, output-locked, write-failed. */
export async function openStaging({
  outDir,
  site,
  signal,
  ledgers,
  keptFolders,
  waitMs = defaultWaitMs,
}: StagingRequest): Promise<Staging> {
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
  const folder = join(sideFolderOf(output), `staging-${lock.name}`);
  try {
    await cleanSideFolder(output);
    const ownFiles = await readOwnFiles(output, outputName);
    await mkdir(folder);
    await copyMode(output, folder);
    const ledger = ledgers === undefined ? undefined : openOutputLedger(output, ledgers);
    const shelf = keptFolders === undefined ? undefined : openKeptFolders(output, keptFolders);
    return stagingIn({ folder, output, outputName, ownFiles, ledger, shelf, lock, site, signal });
  } catch (error) {
    await leaveOrRemove(folder);
    await lock.release();
    throw diskFailure(`cannot prepare ${outputName}`, error);
  }
}

/** Tidying up decides nothing: what cannot be removed now the next build removes. */
const leaveOrRemove = (folder: string): Promise<void> => removeFolder(folder).catch(() => undefined);

async function copyMode(from: string, to: string): Promise<void> {
  const stats = await stat(from).catch(() => undefined);
  if (stats !== undefined) await chmod(to, stats.mode & 0o7777);
}

interface StagingFolder {
  readonly folder: string;
  readonly output: string;
  readonly outputName: string;
  readonly ownFiles: OutputFiles;
  readonly ledger: OutputLedger | undefined;
  readonly shelf: KeptFolders | undefined;
  readonly lock: OutputLock;
  readonly site: SiteFolder;
  readonly signal: AbortSignal;
}

function stagingIn(area: StagingFolder): Staging {
  const { folder, output, outputName, ownFiles, ledger, shelf, lock, signal } = area;
  const { kept, digests, ...writing } = openStagedFiles(area);
  let exchange: Exchange | undefined;
  let isOver = false;

  /** Whether the present output is the new one, to the last name. */
  const isSame = (present: string, marker: string): boolean =>
    kept.size === digests.size &&
    kept.size === ownFiles.size &&
    [...kept].every((path) => ownFiles.has(path)) &&
    present === marker;
  /** Folders for what is taken over, where they are there already. Worth it when most is. */
  const takeFolders = async (marker: string): Promise<ReadonlySet<string>> => {
    if (shelf === undefined || kept.size < digests.size / 2) return new Set();
    const written = [...digests.keys()].filter((path) => !kept.has(path));
    const free = join(sideFolderOf(output), `staging-${lock.name}-folders`);
    const staged = { folder, free, files: digests.keys(), written };
    return await shelf.take({ marker, files: ownFiles }, staged).catch(async (error: unknown) => {
      await leaveOrRemove(free);
      throw diskFailure(`cannot prepare ${outputName}`, error);
    });
  };

  return {
    isIntact: () => ledger?.isIntact(ownFiles) === true,
    state: () => ledger?.state(),
    isFirst: ownFiles.size === 0,
    expectSwap: () => {
      if (ownFiles.size > 0) exchange ??= readyExchange(output, folder);
    },
    place: { folder, outputName },
    ...writing,
    publish: async () => {
      const marker = formatMarker(digests.keys());
      const present = await readFile(join(output, markerName), "utf8").catch(() => "");
      if (isSame(present, marker)) {
        exchange?.cancel();
        isOver = true;
        await leaveOrRemove(folder);
        await lock.release();
        return false;
      }
      const ready = await takeFolders(present);
      const linked = await linkFiles({ output, staging: folder, outputName, paths: kept, folders: ready, signal });
      await writeFile(join(folder, markerName), marker, { flag: "wx" }).catch((error: unknown) => {
        throw diskFailure(`cannot write ${outputName}/${markerName}`, error);
      });
      const hasForeign = await carryForeignFiles({ output, staging: folder, ownFiles, outputName });
      signal.throwIfAborted();
      const aside = join(sideFolderOf(output), `aside-${lock.name}`);
      const folders = { output, staging: folder, aside, ...(exchange === undefined ? {} : { exchange }) };
      await swapFolders(folders).catch((error: unknown) => {
        throw diskFailure(`cannot replace ${outputName}`, error);
      });
      isOver = true;
      exchange?.cancel();
      ledger?.save(digests, linked);
      // The new output is there: what fails in tidying up is left to the next build.
      const leave = async (old: string): Promise<void> =>
        shelf === undefined || hasForeign
          ? await removeFolder(old, ownFiles)
          : await shelf.leave(old, [...ownFiles, markerName], { marker, files: digests.keys() });
      await Promise.allSettled([leave(folder), leave(aside)]);
      await lock.release();
      return true;
    },
    discard: async () => {
      // A claim that could not be removed a moment ago would keep a server's next builds waiting for their own process.
      if (isOver) return await lock.release();
      exchange?.cancel();
      await leaveOrRemove(folder);
      await lock.release();
    },
  };
}
