// The list of what a build has changed of its output, for those who upload only that: `hubdocs build --changes FILE`.
import { resolve } from "node:path";
import { countOf } from "../model/countOf.ts";
import { diskFailure } from "../platform/failure.ts";
import type { OutputChanges } from "../platform/output/outputChanges.ts";
import { replaceFile } from "../platform/replaceFile.ts";
import { formatSize } from "../platform/report/archiveSizes.ts";
import { shownName } from "./shownName.ts";
import type { FileKind } from "./writtenFile.ts";

/** The list as a file that is there already: told by how it begins, so that an unfinished one may be replaced, too. */
export const changesFile: FileKind = {
  name: "list of changes",
  isOwn: (text) => /^\s*\{\s*"format":\s*\d+,\s*"written":/.test(text),
};

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
