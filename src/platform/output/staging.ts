// A new output in the making: a folder beside the output that takes its place as a whole, or disappears. Owns the
// order of lock, repair, check, writing and replacing; each of them lives in a file of its own.
import { chmod, mkdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { diskFailure } from "../failure.ts";
import type { SiteFolder } from "../files.ts";
import { findOutput } from "./findOutput.ts";
import { type HeldFolder, holdFolder } from "./heldFolder.ts";
import { type KeptFolders, openKeptFolders } from "./keptFolders.ts";
import { formatMarker, type OutputFiles, readMarkerText } from "./marker.ts";
import { readOwnFiles } from "./outputGuard.ts";
import { type LedgerOptions, type OutputLedger, openOutputLedger } from "./outputLedger.ts";
import { lockOutput, type OutputLock } from "./outputLock.ts";
import type { LookBeside } from "./outputLook.ts";
import { leaveOrRemove } from "./removal.ts";
import { pieceByPiece, wholeReplacement } from "./replaceOutput.ts";
import { cleanSideFolder, innerFolderOf, repairSide } from "./sideFolder.ts";
import { type FileStaging, openStagedFiles } from "./stagedFiles.ts";
import type { StagingPlace } from "./writeFile.ts";

/** A new output that nobody sees yet. */
export interface Staging extends FileStaging {
  /** Whether there is no earlier output that publishing would replace. */
  readonly isFirst: boolean;
  /** Says early that there may be nothing to publish: that the output is intact is then looked at meanwhile. */
  expectIntact(): void;
  /** Whether the present output still holds all that was written into it, to the last byte. */
  isIntact(): Promise<boolean>;
  /** What the output is known by, as it is now; `undefined` when nothing is written down of it. */
  state(): string | undefined;
  /** Says early that there will be something to publish: what takes part in the swap is started while memory is small. */
  expectSwap(): void;
  /** Says early that most of the present output stays: another thread readies it for the new one meanwhile. */
  expectMost(): void;
  /** For threads that write claimed files themselves. */
  readonly place: StagingPlace;
  /**
   * Puts the new output in the place of the old one, in one step wherever a folder can be replaced, and gives the lock up.
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

/** Locks an output and opens a staging folder for it. @throws PlatformFailure: output-refused, output-locked, write-failed. */
export async function openStaging({
  outDir,
  site,
  signal,
  ledgers,
  keptFolders,
  waitMs = defaultWaitMs,
}: StagingRequest): Promise<Staging> {
  // Refused before anything is created beside it.
  const { output, outputName, sideFolder, isInside } = await findOutput(outDir, site.root);
  const lock = await lockOutput({ sideFolder, outputName, waitMs, signal });
  const folder = join(sideFolder, `staging-${lock.name}`);
  let held: HeldFolder | undefined;
  try {
    await cleanSideFolder(output, sideFolder);
    if (!isInside) await repairSide(output, innerFolderOf(output), { waitMs, signal });
    const ownFiles = await readOwnFiles(output, outputName);
    await mkdir(folder);
    held = holdFolder(folder);
    await copyMode(output, folder);
    const ledger = ledgers === undefined ? undefined : openOutputLedger(output, ledgers);
    const shelf = keptFolders === undefined ? undefined : openKeptFolders(output, keptFolders);
    return stagingIn({ folder, held, isInside, output, outputName, ownFiles, ledger, shelf, lock, site, signal });
  } catch (error) {
    held?.release();
    await leaveOrRemove(folder);
    await lock.release();
    throw diskFailure(`cannot prepare ${outputName}`, error);
  }
}

async function copyMode(from: string, to: string): Promise<void> {
  const stats = await stat(from).catch(() => undefined); // there is no output yet
  if (stats !== undefined) await chmod(to, stats.mode & 0o7777);
}

interface StagingFolder {
  readonly folder: string;
  readonly held: HeldFolder;
  /** Whether it stands inside the output. */
  readonly isInside: boolean;
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
  const { folder, held, isInside, output, outputName, ownFiles, ledger, lock } = area;
  const staged = openStagedFiles(area);
  const { kept, digests, ...writing } = staged;
  const replacement = (isInside ? pieceByPiece : wholeReplacement)({
    ...area,
    staged,
    aside: join(dirname(folder), `aside-${lock.name}`),
    free: `${folder}-folders`,
    look: () => look,
    hasDoubled: (path) => ledger?.hasDoubled(path) === true,
  });
  let isOver = false;
  let look: LookBeside | undefined;
  const expectIntact = (): void => {
    look ??= ledger?.look(ownFiles.size);
  };

  /** Whether the present output is the new one, to the last name. */
  const isSame = (present: string, marker: string): boolean =>
    kept.size === digests.size &&
    kept.size === ownFiles.size &&
    [...kept].every((path) => ownFiles.has(path)) &&
    present === marker;

  return {
    expectIntact,
    isIntact: async () => {
      expectIntact();
      return (await look?.result()) === true;
    },
    state: () => ledger?.state(),
    isFirst: ownFiles.size === 0,
    expectSwap: replacement.expect,
    expectMost: replacement.expectMost,
    place: { folder, outputName },
    ...writing,
    publish: async () => {
      const marker = formatMarker(digests.keys());
      const present = presentMarker(output);
      if (isSame(present, marker)) {
        await replacement.cancel();
        isOver = true;
        await leaveOrRemove(folder);
        await lock.release();
        return false;
      }
      held.assertThere(outputName);
      held.release();
      const { linked, tidy } = await replacement.run({ present, marker });
      isOver = true;
      // The new output is there: what fails in tidying up is left to the next build.
      ledger?.save(digests, linked);
      await tidy();
      await lock.release();
      return true;
    },
    discard: async () => {
      held.release();
      // A claim that could not be removed a moment ago would keep a server's next builds waiting for their own process.
      if (isOver) {
        void look?.cancel();
        return await lock.release();
      }
      await replacement.cancel();
      await leaveOrRemove(folder);
      await lock.release();
    },
  };
}

/** The text of the marker that lies there; empty when it is no output of ours. */
function presentMarker(output: string): string {
  try {
    return readMarkerText(output);
  } catch {
    return "";
  }
}
