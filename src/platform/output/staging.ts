// A staging folder holds the new output beside the present one, until it takes its place or is removed. Owns the order of
// lock, repair, check, writing and replacing; each step has a file of its own.
import { chmod, mkdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { diskFailure } from "../failure.ts";
import type { SiteFolder } from "../files.ts";
import { findOutput } from "./findOutput.ts";
import { type HeldFolder, holdFolder } from "./heldFolder.ts";
import { type KeptFolders, openKeptFolders } from "./keptFolders.ts";
import { formatMarker, type OutputFiles, readMarkerText } from "./marker.ts";
import { changesOf, type OutputChanges } from "./outputChanges.ts";
import { readOwnFiles } from "./outputGuard.ts";
import { type LedgerOptions, type OutputLedger, openOutputLedger } from "./outputLedger.ts";
import { lockOutput, type OutputLock } from "./outputLock.ts";
import type { LookBeside } from "./outputLook.ts";
import { leaveOrRemove } from "./removal.ts";
import { pieceByPiece, wholeReplacement } from "./replaceOutput.ts";
import { cleanSideFolder, innerFolderOf, repairSide } from "./sideFolder.ts";
import { type FileStaging, openStagedFiles } from "./stagedFiles.ts";
import type { StagingPlace } from "./writeFile.ts";

/** A new output that readers cannot see yet. */
export interface Staging extends FileStaging {
  /** Whether there is no earlier output that publishing would replace. */
  readonly isFirst: boolean;
  /** Announces early that there may be nothing to publish: the present output is then checked meanwhile. */
  expectIntact(): void;
  /** Whether the present output is exactly what was written into it. */
  isIntact(): Promise<boolean>;
  /** A text that identifies the present state of the output; `undefined` without a ledger. */
  state(): string | undefined;
  /** Announces early that there will be something to publish: the program for the swap starts while memory use is small. */
  expectSwap(): void;
  /** Announces early that most files stay the same: another thread then prepares them meanwhile. */
  expectMost(): void;
  /** What publishing would change, once all files are written. */
  changes(): OutputChanges;
  /** For threads that write claimed files themselves. */
  readonly place: StagingPlace;
  /**
   * Replaces the old output by the new one, in one step wherever the folder can be replaced, and releases the lock.
   * @returns Whether anything was new; otherwise the old output stays untouched.
   */
  publish(): Promise<boolean>;
  /** Removes all that was written and releases the lock; the old output stays. Does nothing after `publish`. */
  discard(): Promise<void>;
}

/** What `openStaging` needs. */
export interface StagingRequest {
  readonly outDir: string;
  readonly site: SiteFolder;
  readonly signal: AbortSignal;
  /** Where the ledgers of outputs are; without them every file is written. */
  readonly ledgers?: LedgerOptions;
  /** Where the folders of replaced outputs are kept; without it they are removed. */
  readonly keptFolders?: string;
  /** How long to wait for another build of the same output, milliseconds. @default 10000 */
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
  // Refuses before anything is created beside the output.
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

  /** Whether the new output is identical to the present one. */
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
    changes: () => changesOf({ ...area, staged }),
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
      // The new output is in place; if tidying up fails, the next build does it.
      ledger?.save(digests, linked);
      await tidy();
      await lock.release();
      return true;
    },
    discard: async () => {
      held.release();
      // If the claim could not be removed, the next builds of a server would wait for their own process.
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

/** The text of the output's marker; empty when it has none. */
function presentMarker(output: string): string {
  try {
    return readMarkerText(output);
  } catch {
    return "";
  }
}
