// The files of a new output: written, copied, or kept from the present output. Kept files are only linked at the end, so that
// an unchanged output costs nothing.
import { constants } from "node:fs";
import { access, chmod, copyFile, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Hash, OutputPath, SitePath } from "../../model/brands.ts";
import { bugError } from "../../model/bugError.ts";
import { readStamp } from "../cache/stampBook.ts";
import { diskFailure, errnoOf, PlatformFailure, readFailure } from "../failure.ts";
import type { SiteFolder } from "../files.ts";
import { digestOf } from "../hash.ts";
import { makeFolders } from "../makeFolders.ts";
import { joinedDigest, joinPieces } from "./joinedFile.ts";
import { joinFiles } from "./joinFiles.ts";
import { isInsideOutput, markerName } from "./marker.ts";
import type { OutputLedger } from "./outputLedger.ts";
import { openFileWriter, openRestedWriter } from "./writeFile.ts";

/** Putting files into a new output. */
export interface FileStaging {
  /**
   * Writes a file of the new output, unless the present one holds it already. Each path may be written once.
   * @throws PlatformFailure write-failed, naming the file.
   */
  write(path: OutputPath, bytes: Uint8Array | string): Promise<void>;
  /**
   * Makes and writes a file, unless the present output holds it already.
   * @param digest Identifies what the file is made from.
   */
  put(path: OutputPath, digest: Hash, make: () => Uint8Array | string): Promise<void>;
  /** Whether the present output has a file with exactly these bytes. */
  holds(path: OutputPath, digest: Hash): boolean;
  /** Keeps a file of the present output, if it has exactly these bytes. @returns Whether it has. */
  keep(path: OutputPath, digest: Hash): boolean;
  /** Announces a file that another thread writes; `note` has to report its digest afterwards. */
  claim(path: OutputPath): void;
  note(path: OutputPath, digest: Hash): void;
  /**
   * Writes a file that consists of other files of the new output, one below the other. Never has them all in memory.
   * @param digest Identifies their content.
   */
  join(path: OutputPath, parts: readonly OutputPath[], digest: Hash): Promise<void>;
  /** Copies a file of the site. @throws PlatformFailure source-unreadable, write-failed. */
  copyStatic(from: SitePath, to: OutputPath): Promise<void>;
}

/** What is known of the files of a new output. */
export interface StagedFiles extends FileStaging {
  /** Files that the present output holds already. */
  readonly kept: ReadonlySet<string>;
  /** Digests of all files; for copies, the stamps of their originals. */
  readonly digests: ReadonlyMap<string, string>;
}

/** Where files go. */
interface StagedFilesRequest {
  /** Absolute path of the staging folder. */
  readonly folder: string;
  /** Absolute path of the present output. */
  readonly output: string;
  readonly outputName: string;
  readonly ledger: OutputLedger | undefined;
  readonly site: SiteFolder;
}

/** No files yet. */
export function openStagedFiles({ folder, output, outputName, ledger, site }: StagedFilesRequest): StagedFiles {
  const claimed = new Set<string>();
  const kept = new Set<string>();
  // For a page with two files both are checked before either is kept.
  const held = new Map<string, string>();
  const digests = new Map<string, string>();
  const writeFileNow = openFileWriter({ folder, outputName });
  const writeRested = openRestedWriter({ folder, outputName });

  const claimOnce = (path: OutputPath): void => {
    if (claimed.has(path)) throw bugError(`${path} is written twice`);
    claimed.add(path);
  };
  const claim = (path: OutputPath): void => {
    assertOutputPath(path);
    claimOnce(path);
  };
  const holds = (path: OutputPath, digest: string): boolean => {
    if (held.get(path) === digest) return true;
    if (ledger?.holds(path, digest) !== true) return false;
    held.set(path, digest);
    return true;
  };
  const keep = (path: OutputPath, digest: string): boolean => {
    if (!holds(path, digest)) return false;
    held.delete(path);
    claimOnce(path); // a path in the ledger is a valid output path
    kept.add(path);
    digests.set(path, digest);
    return true;
  };
  const copy = async (from: SitePath, source: string, to: OutputPath): Promise<void> => {
    const target = join(folder, to);
    const copyNow = async (): Promise<void> => {
      makeFolders(dirname(target));
      await copyFile(source, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
      await chmod(target, 0o644); // readable for a web server, even if the original is private or read-only
      // With the original's time, any later change of the copy shows in its stamp; with the present time it might not.
      const { atime, mtime } = await stat(source);
      await utimes(target, atime, mtime);
    };
    try {
      await copyNow().catch(async (error: unknown) => {
        // Some editors remove a file before they save it anew.
        if (errnoOf(error) !== "ENOENT" || readStamp(source) === undefined) throw error;
        await rm(target, { force: true });
        await copyNow();
      });
    } catch (error) {
      // The error does not tell whether the original or the copy is at fault.
      await access(source, constants.R_OK).catch((refusal: unknown) => {
        throw readFailure(from, refusal);
      });
      throw diskFailure(`cannot write ${outputName}/${to}`, error);
    }
  };

  return {
    kept,
    digests,
    claim,
    holds,
    keep,
    note: (path, digest) => digests.set(path, digest),
    write: async (path, bytes) => {
      const digest = digestOf(bytes);
      if (keep(path, digest)) return;
      claim(path);
      digests.set(path, digest);
      writeFileNow(path, bytes);
    },
    put: async (path, digest, make) => {
      if (keep(path, digest)) return;
      claim(path);
      digests.set(path, digest);
      writeRested(path, make());
    },
    join: async (path, parts, partsDigest) => {
      const request = { path, parts, digest: partsDigest };
      const digest = joinedDigest(request);
      if (keep(path, digest)) return;
      claim(path);
      digests.set(path, digest);
      await joinFiles(
        join(folder, path),
        joinPieces(request, { output, folder, kept, ledger }),
        `${outputName}/${path}`,
      );
    },
    copyStatic: async (from, to) => {
      const source = await site.locate(from);
      if (source === undefined) throw missing(from);
      const stamp = `copy ${readStamp(source)}`;
      if (keep(to, stamp)) return;
      claim(to);
      await copy(from, source, to);
      digests.set(to, stamp);
    },
  };
}

/** A bad path is a bug, as paths come from our own planning. */
function assertOutputPath(path: OutputPath): void {
  if (!isInsideOutput(path) || path === markerName) throw bugError(`"${path}" is no output path`);
}

function missing(path: SitePath): PlatformFailure {
  return new PlatformFailure({
    code: "source-unreadable",
    severity: "error",
    message: "the file disappeared during the build",
    location: { file: path },
    hint: "build again",
  });
}
