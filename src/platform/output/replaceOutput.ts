// Replaces the present output by a new one: as a whole in one step or, where the folder cannot be moved, file by file. Both
// ways take unchanged files over from the present output.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { diskFailure, errnoOf } from "../failure.ts";
import { type Exchange, readyExchange } from "./exchangeFolders.ts";
import { carryForeignFiles } from "./foreignFiles.ts";
import type { KeptFolders } from "./keptFolders.ts";
import { linkFiles } from "./linkFiles.ts";
import { markerName, type OutputFiles } from "./marker.ts";
import { moveInto } from "./moveInto.ts";
import type { LookBeside } from "./outputLook.ts";
import { leaveOrRemove, removeFolder } from "./removal.ts";
import type { StagedFiles } from "./stagedFiles.ts";
import { swapFolders } from "./swap.ts";

/** The present output and the new one that replaces it. Paths are absolute. */
interface ReplacementRequest {
  readonly output: string;
  /** The output as messages name it. */
  readonly outputName: string;
  /** Where the new output is. */
  readonly folder: string;
  /** Unused paths beside it. */
  readonly aside: string;
  readonly free: string;
  /** Files of the present output that hubdocs wrote. */
  readonly ownFiles: OutputFiles;
  readonly staged: Pick<StagedFiles, "kept" | "digests">;
  readonly shelf: KeptFolders | undefined;
  readonly signal: AbortSignal;
  /** The thread that looks at the present output, if there is one. */
  look(): LookBeside | undefined;
  /** Whether the double that this thread made contains a file. */
  hasDoubled(path: string): boolean;
}

/** Markers of both outputs. */
interface Markers {
  readonly present: string;
  readonly marker: string;
}

/** The result of a replacement. */
export interface Replaced {
  /** The kept files that are hard links to the old ones. */
  readonly linked: ReadonlySet<string>;
  /** Removes the old output. Never fails. */
  tidy(): Promise<void>;
}

/** A way of replacing an output. */
export interface Replacement {
  /** Announces early that there will be something to replace. */
  expect(): void;
  /** Announces early that most files stay the same: a thread then links them meanwhile. */
  expectMost(): void;
  /** Replaces the output. @throws PlatformFailure: output-refused, write-failed; or the signal's reason. */
  run(markers: Markers): Promise<Replaced>;
  /** Ends without a replacement. */
  cancel(): Promise<void>;
}

/** Replaces a folder as a whole. */
export function wholeReplacement(request: ReplacementRequest): Replacement {
  const { output, outputName, folder, aside, free, ownFiles, staged, shelf, signal } = request;
  let exchange: Exchange | undefined;
  let isDoubling = false;
  return {
    expect: () => {
      if (ownFiles.size > 0) exchange ??= readyExchange(output, folder);
    },
    expectMost: () => {
      if (shelf === undefined) return;
      isDoubling = true;
      request.look()?.double({ folder: free, shelf: shelf.folder });
    },
    cancel: async () => {
      exchange?.cancel();
      const ended = request.look()?.cancel();
      if (!isDoubling) return;
      await ended;
      await leaveOrRemove(free);
    },
    run: async ({ present, marker }) => {
      const foreign = request.look()?.foreignPaths();
      const { folders, doubled } = await takeFolders(request, present);
      isDoubling = false;
      const paths = [...staged.kept].filter((path) => !doubled.has(path));
      const links = await linkFiles({ output, staging: folder, outputName, paths, folders, signal });
      const linked = new Set([...links, ...doubled]);
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
          : await shelf.leave(
              old,
              { files: ownFiles, unlinkFrom: request.look()?.unlinkFrom },
              { marker, files: staged.digests.keys() },
            );
      return { linked, tidy: async () => void (await Promise.allSettled([leave(folder), leave(aside)])) };
    },
  };
}

/** Replaces a folder's files one by one. Unchanged files stay where they are. */
export function pieceByPiece(request: ReplacementRequest): Replacement {
  const { output, outputName, folder, staged, signal } = request;
  return {
    expect: () => undefined,
    expectMost: () => undefined,
    cancel: async () => void request.look()?.cancel(),
    run: async ({ marker }) => {
      await writeMarker(request, marker);
      signal.throwIfAborted();
      await moveInto({ output, outputName, staging: folder });
      return { linked: staged.kept, tidy: async () => undefined };
    },
  };
}

/** What a staging folder contains before unchanged files are linked into it. */
interface Taken {
  readonly folders: ReadonlySet<string>;
  /** Files that are linked already. */
  readonly doubled: ReadonlySet<string>;
}

const nothing: Taken = { folders: new Set(), doubled: new Set() };

/** Gets existing folders for the unchanged files, from the double or the kept folders. */
async function takeFolders(request: ReplacementRequest, present: string): Promise<Taken> {
  const { outputName, folder, free, ownFiles, shelf } = request;
  const { kept, digests } = request.staged;
  const isOfUse = kept.size >= digests.size / 2;
  const isDoubled = (await request.look()?.isDoubled()) === true;
  if (!isDoubled || !isOfUse) await leaveOrRemove(free);
  if (shelf === undefined || !isOfUse) return nothing;
  const written = [...digests.keys()].filter((path) => !kept.has(path));
  const staged = { folder, free, files: digests.keys(), written };
  const known = { marker: present, files: ownFiles };
  try {
    if (!isDoubled) return { ...nothing, folders: await shelf.take(known, staged) };
    const doubled = [...ownFiles].filter(request.hasDoubled);
    const folders = await shelf.adopt(
      known,
      staged,
      doubled.filter((path) => !digests.has(path)),
    );
    return folders === undefined ? nothing : { folders, doubled: new Set(doubled.filter((path) => kept.has(path))) };
  } catch (error) {
    await leaveOrRemove(free);
    throw diskFailure(`cannot prepare ${outputName}`, error);
  }
}

async function writeMarker({ folder, outputName }: ReplacementRequest, marker: string): Promise<void> {
  await writeFile(join(folder, markerName), marker, { flag: "wx" }).catch((error: unknown) => {
    throw diskFailure(`cannot write ${outputName}/${markerName}`, error);
  });
}

/**
 * Whether an error means that a folder cannot be renamed though its files can: it comes from a lower layer of a container's
 * disk, or its parent lets only the owner of a name change it. On Windows the same codes mean that a file is open.
 */
function isUnmovable(error: unknown): boolean {
  return process.platform !== "win32" && ["EXDEV", "EBUSY", "EPERM", "EACCES"].includes(errnoOf(error) ?? "");
}
