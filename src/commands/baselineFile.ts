// The file of `hubdocs check --baseline`: findings that are not told again.
import { resolve } from "node:path";
import { formatBaseline, isBaselineBegun, parseBaseline } from "../checks/baseline.ts";
import { badCall } from "../model/badCall.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { commandFailure } from "../platform/failure.ts";
import { replaceFile } from "../platform/replaceFile.ts";
import { readNamedFile } from "./namedFile.ts";
import { shownName } from "./shownName.ts";
import { noPlaceFor } from "./writtenFile.ts";

/** Why a baseline cannot be written there: known before anything is checked. */
export function noPlaceForBaseline(file: string, site: string): Promise<Diagnostic | undefined> {
  return noPlaceFor({ flag: "--baseline", file, site }, { name: "baseline", isOwn: isBaselineBegun });
}

/** Writes the findings. @returns What to say of it. @throws PlatformFailure: write-failed. */
export async function writeBaseline(file: string, diagnostics: readonly Diagnostic[]): Promise<string> {
  const name = shownName(resolve(file));
  try {
    await replaceFile(file, formatBaseline(diagnostics));
  } catch (error) {
    throw commandFailure(`cannot write ${name}`, error);
  }
  return `Wrote ${name}: ${diagnostics.length} findings will no longer be reported`;
}

/** The findings that a file lists, or why it cannot be used. */
export async function readBaseline(file: string): Promise<(ReturnType<typeof parseBaseline> & object) | Diagnostic> {
  const text = await readNamedFile(file);
  const name = shownName(resolve(file));
  if (typeof text !== "string")
    return badCall(`--baseline: cannot read ${name}: ${text.reason}`, "create it with --update-baseline");
  const remedy = isBaselineBegun(text) ? "create it again" : "name another file, or remove this one and create it";
  return parseBaseline(text) ?? badCall(`--baseline: ${name} is not a baseline`, `${remedy} with --update-baseline`);
}
