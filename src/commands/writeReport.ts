// The page for translators: `hubdocs check --translation-report FILE`. Writes it as a whole or not at all.
import { resolve } from "node:path";
import { badCall } from "../model/badCall.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { commandFailure } from "../platform/failure.ts";
import { replaceFile } from "../platform/replaceFile.ts";
import { shownName } from "./shownName.ts";
import { noPlaceFor } from "./writtenFile.ts";

const flag = "--translation-report";

/** Why a path cannot take the page: known before anything is read. */
export async function noPlaceForReport(file: string, site: string): Promise<Diagnostic | undefined> {
  const name = shownName(resolve(file));
  // A name that was meant for another flag could be that of a source or of the configuration.
  if (!/\.html?$/i.test(file))
    return badCall(`${flag}: ${name} does not end in .html`, "name a file such as todo.html");
  return await noPlaceFor({ flag, file, site });
}

/** Writes the page. @returns What to say of it. @throws PlatformFailure: write-failed. */
export async function writeReport(file: string, page: string): Promise<string> {
  try {
    await replaceFile(file, page);
  } catch (error) {
    throw commandFailure(`cannot write ${shownName(resolve(file))}`, error);
  }
  return `Wrote ${shownName(resolve(file))}`;
}
