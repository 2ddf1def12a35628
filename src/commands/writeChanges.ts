// The list of what a build has changed of its output, for those who upload only that: `hubdocs build --changes FILE`.
import { statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { badCall } from "../model/badCall.ts";
import { countOf } from "../model/countOf.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { diskFailure } from "../platform/failure.ts";
import type { OutputChanges } from "../platform/output/outputChanges.ts";
import { replaceFile } from "../platform/replaceFile.ts";
import { formatSize } from "../platform/report/archiveSizes.ts";
import { shownName } from "./shownName.ts";

/** Why the file that a flag names cannot be written: known before anything is built. */
export function noPlaceFor(file: string, flag: string): Diagnostic | undefined {
  const place = resolve(file);
  const kind = statSync(place, { throwIfNoEntry: false });
  // Writing into a pipe waits for a reader, for ever.
  if (kind !== undefined && !kind.isFile()) return badCall(`${flag}: ${shownName(place)} is not a file`, "name a file");
  const isFolder = statSync(dirname(place), { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder
    ? undefined
    : badCall(`${flag}: cannot write ${shownName(place)}`, "name a file in a folder that exists");
}

/**
 * Writes the list, before the output is replaced: a build that is killed in between lists the same files again next time,
 * while a list that came after might be lost.
 * @returns What to say of it: `Wrote changes.json: 3 files changed (41.2 kB), 1 file removed`.
 * @throws PlatformFailure: write-failed.
 */
export async function writeChanges(file: string, changes: OutputChanges): Promise<string> {
  const name = shownName(resolve(file));
  const { written, removed, writtenBytes } = changes;
  try {
    await replaceFile(file, `${JSON.stringify({ format: 1, ...changes }, undefined, 1)}\n`);
  } catch (error) {
    throw diskFailure(`cannot write ${name}`, error);
  }
  const changed = `${countOf(written.length, "file")} changed (${formatSize(writtenBytes)})`;
  return `Wrote ${name}: ${changed}, ${countOf(removed.length, "file")} removed`;
}
