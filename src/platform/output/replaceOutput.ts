// The two ways in which a new output takes the place of the present one: as a whole, in one step, and file by file where
// the folder cannot be moved. Both take over what the present output holds already.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { diskFailure, errnoOf } from "../failure.ts";
import { type Exchange, readyExchange } from "./exchangeFolders.ts";
import { carryForeignFiles } from "./foreignFiles.ts";
import type { KeptFolders } from "./keptFolders.ts";
import { linkFiles } from "./linkFiles.ts";
import { markerName, type OutputFiles } from "./marker.ts";
import { moveInto } from "./moveInto.ts";
import { leaveOrRemove, removeFolder } from "./removal.ts";
import type { StagedFiles } from "./stagedFiles.ts";
import { swapFolders } from "./swap.ts";

/** Two outputs of which one is to become the other. Paths are absolute. */
export interface ReplacementRequest {
  readonly output: string;
  /** The output as messages name it. */
  readonly outputName: string;
  /** Where the new output is. */
  readonly folder: string;
  /** Free paths beside it. */
  readonly aside: string;
  readonly free: string;
  /** Files of the present output that hubdocs wrote. */
  readonly ownFiles: OutputFiles;
  readonly staged: Pick<StagedFiles, "kept" | "digests">;
  readonly shelf: KeptFolders | undefined;
  readonly signal: AbortSignal;
  /** Looks in another thread for files of the present output that are not ours; `undefined` when that is left to the caller. */
  foreignPaths(): Promise<readonly string[] | undefined>;
}

/** Markers of both outputs. */
interface Markers {
  readonly present: string;
  readonly marker: string;
}

/** What is known after a replacement. */
export interface Replaced {
  /** Those of the kept files that are the very same ones. */
  readonly linked: ReadonlySet<string>;
  /** Puts the old output away. Never fails. */
  tidy(): Promise<void>;
}

/** A way of replacing an output. */
export interface Replacement {
  /** Says early that there will be something to replace. */
  expect(): void;
  /** @throws PlatformFailure: output-refused, write-failed; or the signal's reason. */
  run(markers: Markers): Promise<Replaced>;
  /** Gives it up. */
  cancel(): void;
}

/** Replaces a folder as a whole. */
export function wholeReplacement(request: ReplacementRequest): Replacement {
  const { output, outputName, folder, aside, ownFiles, staged, shelf, signal } = request;
  let exchange: Exchange | undefined;
  return {
    expect: () => {
      if (ownFiles.size > 0) exchange ??= readyExchange(output, folder);
    },
    cancel: () => exchange?.cancel(),
    run: async ({ present, marker }) => {
      const folders = await takeFolders(request, present);
      const foreign = request.foreignPaths();
      const paths = staged.kept;
      const linked = await linkFiles({ output, staging: folder, outputName, paths, folders, signal });
      await writeMarker(request, marker);
      const hasForeign = await carryForeignFiles({
        output,
        staging: folder,
        ownFiles,
        outputName,
        paths: await foreign,
      });
      signal.throwIfAborted();
      const swap = { output, staging: folder, aside, ...(exchange === undefined ? {} : { exchange }) };
      await swapFolders(swap).catch(async (error: unknown) => {
        if (!isUnmovable(error)) throw diskFailure(`cannot replace ${outputName}`, error);
        await moveInto({ output, outputName, staging: folder });
      });
      exchange?.cancel();
      const leave = async (old: string): Promise<void> =>
        shelf === undefined || hasForeign
          ? await removeFolder(old, ownFiles)
          : await shelf.leave(old, [...ownFiles, markerName], { marker, files: staged.digests.keys() });
      return { linked, tidy: async () => void (await Promise.allSettled([leave(folder), leave(aside)])) };
    },
  };
}

/** Replaces a folder's files, one by one. What is kept stays where it is. */
export function pieceByPiece(request: ReplacementRequest): Replacement {
  const { output, outputName, folder, staged, signal } = request;
  return {
    expect: () => undefined,
    cancel: () => undefined,
    run: async ({ marker }) => {
      await writeMarker(request, marker);
      signal.throwIfAborted();
      await moveInto({ output, outputName, staging: folder });
      return { linked: staged.kept, tidy: async () => undefined };
    },
  };
}

/** Folders for what is taken over, where they are there already. Worth it when most is. */
async function takeFolders(request: ReplacementRequest, present: string): Promise<ReadonlySet<string>> {
  const { outputName, folder, free, ownFiles, shelf } = request;
  const { kept, digests } = request.staged;
  if (shelf === undefined || kept.size < digests.size / 2) return new Set();
  const written = [...digests.keys()].filter((path) => !kept.has(path));
  const staged = { folder, free, files: digests.keys(), written };
  return await shelf.take({ marker: present, files: ownFiles }, staged).catch(async (error: unknown) => {
    await leaveOrRemove(free);
    throw diskFailure(`cannot prepare ${outputName}`, error);
  });
}

async function writeMarker({ folder, outputName }: ReplacementRequest, marker: string): Promise<void> {
  await writeFile(join(folder, markerName), marker, { flag: "wx" }).catch((error: unknown) => {
    throw diskFailure(`cannot write ${outputName}/${markerName}`, error);
  });
}

/**
 * Whether a folder could not be renamed though its files can: it comes from a lower layer of a container's disk, or lies in
 * a folder where only the owner of a name may change it. On Windows these errors mean that somebody has a file open.
 */
function isUnmovable(error: unknown): boolean {
  return process.platform !== "win32" && ["EXDEV", "EBUSY", "EPERM", "EACCES"].includes(errnoOf(error) ?? "");
}
