// What a machine has refused somewhere in a build, where nobody on the way has put it into words.
import { relative, sep } from "node:path";
import { sitePath } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { diskFailure, errnoOf, isRefusal, pathOf, readFailure } from "../platform/failure.ts";
import { isBelow, shownPath } from "../platform/output/outputGuard.ts";
import { sideFolderOf } from "../platform/output/sideFolder.ts";

/** The folders of a build: real absolute paths. */
interface BuildFolders {
  readonly siteFolder: string;
  readonly workFolder: string;
  readonly outDir: string;
}

// Calls that change nothing. `open` is one of them where builds do not write.
const readingCalls = new Set(["stat", "lstat", "fstat", "scandir", "read", "readlink", "realpath", "access"]);

/** Whether the disk or the machine is to blame for an error, and not hubdocs: so it is when a build's file is gone. */
export function isOfMachine(error: unknown, folders: BuildFolders): boolean {
  if (isRefusal(error)) return true;
  const path = errnoOf(error) === "ENOENT" ? pathOf(error) : undefined;
  return path !== undefined && placesOf(folders).some((folder) => isAt(path, folder));
}

const placesOf = ({ siteFolder, workFolder, outDir }: BuildFolders): readonly string[] => [
  siteFolder,
  workFolder,
  outDir,
  sideFolderOf(outDir),
];

const isAt = (path: string, folder: string): boolean => path === folder || isBelow(path, folder);

/** A system error as a finding. Builds write in few places: everywhere else it is reading that failed. */
export function describeRefusal(error: unknown, { siteFolder, workFolder, outDir }: BuildFolders): Diagnostic {
  // Not about a place.
  if (["EAGAIN", "EBUNDLER", "EBUNDLERLATE"].includes(errnoOf(error) ?? ""))
    return diskFailure("cannot go on", error).diagnostic;
  const path = pathOf(error);
  const shown = (place: string): string => shownPath(place, process.cwd());
  const isWritten =
    path === undefined || [outDir, sideFolderOf(outDir), workFolder].some((folder) => isAt(path, folder));
  const call = error instanceof Error && "syscall" in error ? String(error.syscall) : "";
  const isReading = readingCalls.has(call) || (call === "open" && !isWritten);
  if (isReading && path === siteFolder) {
    const { diagnostic } = diskFailure(`cannot read ${shown(path)}`, error, "source-unreadable");
    return ["EACCES", "EPERM"].includes(errnoOf(error) ?? "")
      ? { ...diagnostic, hint: "change the permissions of the site's folder" }
      : diagnostic;
  }
  if (isReading && !isWritten && isBelow(path, siteFolder)) {
    const source = relative(siteFolder, path).split(sep).join("/");
    return readFailure(sitePath(source), error).diagnostic;
  }
  // Intermediate files are written in many places; their errors have no path when a disk is full.
  const place = path === undefined ? `intermediate files in ${shown(workFolder)}` : shown(path);
  return diskFailure(`cannot ${isReading ? "read" : "write"} ${place}`, error).diagnostic;
}
