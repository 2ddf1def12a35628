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

/**
 * Writes the findings, and keeps what the file lists of kinds that were not looked for.
 * @returns What to say of it. @throws PlatformFailure: write-failed.
 */
export async function writeBaseline(
  file: string,
  diagnostics: readonly Diagnostic[],
  isSought: (code: string) => boolean,
): Promise<string> {
  const name = shownName(resolve(file));
  const listed = await readBaseline(file);
  const kept = "code" in listed ? [] : listed.filter(({ code }) => !isSought(code));
  try {
    await replaceFile(file, formatBaseline(diagnostics, kept));
  } catch (error) {
    throw commandFailure(`cannot write ${name}`, error);
  }
  const total = kept.reduce((sum, { count }) => sum + count, diagnostics.length);
  return `Wrote ${name}: ${total} findings will no longer be reported`;
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
