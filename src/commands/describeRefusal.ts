// What a machine has refused somewhere in a build, where nobody on the way has put it into words.
import { relative, sep } from "node:path";
import type { Diagnostic } from "../model/diagnostic.ts";
import { diskFailure, pathOf } from "../platform/failure.ts";
import { isBelow, shownPath } from "../platform/output/outputGuard.ts";

/** The folders of a build: real absolute paths. */
export interface BuildFolders {
  readonly siteFolder: string;
  readonly workFolder: string;
  readonly outDir: string;
}

// Calls that change nothing. `open` is not among them: it may be for writing.
const readingCalls = new Set(["stat", "lstat", "fstat", "scandir", "read", "readlink", "realpath", "access"]);

/** A system error as a finding: nothing is ever written among the sources of a site, so there it is reading that failed. */
export function describeRefusal(error: unknown, { siteFolder, workFolder, outDir }: BuildFolders): Diagnostic {
  const path = pathOf(error);
  const isOurs = (folder: string): boolean => path === folder || isBelow(path ?? "", folder);
  const source = relative(siteFolder, path ?? siteFolder).split(sep);
  // Neither files whose names begin with a dot are sources, nor is what lies outside.
  if (!source.some((name) => name === "" || name.startsWith(".")) && !isOurs(workFolder) && !isOurs(outDir))
    return diskFailure(`cannot read ${source.join("/")}`, error, "source-unreadable").diagnostic;
  // Intermediate files are written in many places; their errors have no path when a disk is full.
  const shown = (place: string): string => shownPath(place, process.cwd());
  const place = path === undefined ? `intermediate files in ${shown(workFolder)}` : shown(path);
  return diskFailure(`cannot ${isOfReading(error) ? "read" : "write"} ${place}`, error).diagnostic;
}

function isOfReading(error: unknown): boolean {
  return error instanceof Error && "syscall" in error && readingCalls.has(String(error.syscall));
}
