// The marker file of an output: it lists every file that hubdocs wrote there, so that a rebuild knows which files belong to
// somebody else, and `serve` which files it may show.
import { join } from "node:path";
import { readKept } from "../cache/readKept.ts";
import { errnoOf } from "../failure.ts";

/** Name of the marker at the root of an output. */
export const markerName = ".hubdocs-output";

/** Paths of an output's files, such as `a/b.html`, without the marker itself. */
export type OutputFiles = ReadonlySet<string>;

/** The text of a marker. The same files give the same text. */
export function formatMarker(files: Iterable<string>): string {
  const sorted = [...files].sort((a, b) => (a < b ? -1 : 1));
  return `${JSON.stringify({ writtenBy: "hubdocs", format: 1, files: sorted }, null, 1)}\n`;
}

/** Matches a path segment that is empty, `.` or `..`. */
const leadsElsewhere = /(?:^|\/)\.{0,2}(?:\/|$)/;

/** Whether a path stays inside the output. */
export function isInsideOutput(path: string): boolean {
  return !path.includes("\0") && !leadsElsewhere.test(path);
}

/**
 * The files that a marker lists; `undefined` when the text is no marker or damaged. Listed files are removed when the output
 * is replaced, so a marker that names a file elsewhere is refused: it may come with a stranger's project.
 */
export function parseMarker(text: string): OutputFiles | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined; // not JSON: cut short, or not ours
  }
  if (typeof value !== "object" || value === null) return undefined;
  if (!("writtenBy" in value) || value.writtenBy !== "hubdocs" || !("files" in value)) return undefined;
  const { files } = value;
  if (!Array.isArray(files)) return undefined;
  const isOurs = files.every((file): file is string => typeof file === "string" && isInsideOutput(file));
  return isOurs ? new Set(files) : undefined;
}

/** Codes of system errors for a marker that is missing, or is no file: a socket, or links in a circle. */
const noMarker: ReadonlySet<string> = new Set(["ENOENT", "ENOTDIR", "ENXIO", "ENODEV", "ELOOP"]);

/** Files of the output in a folder; `undefined` when there is no marker or it is damaged. */
export function readMarker(folder: string): OutputFiles | undefined {
  try {
    return parseMarker(readMarkerText(folder));
  } catch (error) {
    if (noMarker.has(errnoOf(error) ?? "")) return undefined;
    throw error;
  }
}

/** The text of a folder's marker. @throws a system error when there is none. */
export const readMarkerText = (folder: string): string => readKept(join(folder, markerName));
