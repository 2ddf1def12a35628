// Files that flags name to be written: `--changes`, `--baseline`, `--translation-report`. A name that was meant for another flag
// could be that of a page or of the configuration, so nothing that somebody else has written is replaced.
import { statSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { isConfigName } from "../config/findConfigFile.ts";
import { badCall } from "../model/badCall.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { asideOf } from "../platform/cache/abandoned.ts";
import { errnoOf, reasonOf } from "../platform/failure.ts";
import { realPathOf, sourceRefusalOf } from "../platform/output/outputGuard.ts";
import { readNamedFile } from "./namedFile.ts";
import { shownName } from "./shownName.ts";

/** A file that a flag names. */
interface AskedFile {
  readonly flag: string;
  /** Path relative to the current folder. */
  readonly file: string;
  /** Folder of the site. */
  readonly site: string;
}

/** What a flag writes. */
export interface FileKind {
  /** `baseline`, as messages call it. */
  readonly name: string;
  /** Whether hubdocs has written a text of this kind. */
  readonly isOwn: (text: string) => boolean;
}

/**
 * Why a file cannot be written: known before anything is built.
 * @param kind Without it any file may be replaced that is no source.
 */
export async function noPlaceFor(asked: AskedFile, kind?: FileKind): Promise<Diagnostic | undefined> {
  try {
    return (await noPlaceInSite(asked)) ?? noPlaceOnDisk(asked) ?? (kind && (await othersFile(asked, kind)));
  } catch (error) {
    if (errnoOf(error) === undefined) throw error;
    return refusal(asked, reasonOf(error), "name another file");
  }
}

function refusal({ flag, file }: AskedFile, reason: string, hint: string): Diagnostic {
  return badCall(`${flag}: cannot write ${shownName(resolve(file))}: ${reason}`, hint);
}

async function noPlaceInSite(asked: AskedFile): Promise<Diagnostic | undefined> {
  const [place, folder] = [await realPathOf(asked.file), await realPathOf(asked.site)];
  const isConfig = dirname(place) === folder && isConfigName(basename(place));
  const reason = isConfig ? "it has the name of a site's configuration" : sourceRefusalOf(place, folder);
  return reason === undefined ? undefined : refusal(asked, reason, "name a file elsewhere");
}

function noPlaceOnDisk({ flag, file }: AskedFile): Diagnostic | undefined {
  const place = resolve(file);
  // The longest name that is needed.
  statSync(asideOf(place), { throwIfNoEntry: false });
  const stats = statSync(place, { throwIfNoEntry: false });
  // Writing into a pipe waits for a reader, for ever.
  if (stats !== undefined && !stats.isFile())
    return badCall(`${flag}: ${shownName(place)} is not a file`, "name a file");
  const isFolder = statSync(dirname(place), { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder
    ? undefined
    : badCall(`${flag}: cannot write ${shownName(place)}`, "name a file in a folder that exists");
}

async function othersFile(asked: AskedFile, { name, isOwn }: FileKind): Promise<Diagnostic | undefined> {
  const stats = statSync(asked.file, { throwIfNoEntry: false });
  if (stats === undefined || stats.size === 0) return undefined;
  const text = await readNamedFile(asked.file);
  if (typeof text !== "string") return refusal(asked, text.reason, "name another file");
  if (isOwn(text)) return undefined;
  return refusal(asked, `it is there, and not a ${name} that hubdocs wrote`, "name another file, or remove this one");
}
