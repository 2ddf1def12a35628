// What the commands have in common that make a site where there was none. Says nothing of what goes into it.
import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isConfigName } from "../config/findConfigFile.ts";
import { settleFiles } from "../platform/addFiles.ts";
import { PlatformFailure } from "../platform/failure.ts";
import { packageFolder } from "../platform/packageFolder.ts";
import { badCallFailure } from "./callProblems.ts";
import type { ExitStatus } from "./exitStatus.ts";
import { reporterFor, type SpeechOptions } from "./speak.ts";
import type { Terminal } from "./terminal.ts";

/** Reports what `make` says of the new site, or why there is none. */
export async function reportNewSite(
  options: SpeechOptions,
  terminal: Terminal,
  make: () => string | Promise<string>,
): Promise<ExitStatus> {
  const reporter = reporterFor(options, { terminal, showInfo: false });
  try {
    reporter.result(await make());
    return 0;
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    reporter.report([error.diagnostic]);
    return error.diagnostic.code === "bad-call" ? 2 : 1;
  }
}

/** The folder of a new site. */
interface NewFolder {
  readonly folder: string;
  /** How the call names it. */
  readonly shownAs: string;
  /** What to do when there is something in the way. */
  readonly hint: string;
}

/** Completes or takes back what a killed run has left in a folder. @returns What was completed, in a line. */
export function settleNewSite({ folder, shownAs }: NewFolder): string | undefined {
  if (!settleFiles(folder)) return undefined;
  return `Completed the site in ${shownAs === "." ? "this folder" : shownAs}, which an interrupted run had begun`;
}

/** A folder that is a site already gets no second one. */
export function assertFree(place: NewFolder): void {
  const names = existsSync(place.folder) ? readdirSync(place.folder) : [];
  assertNoneOf(names.filter((name) => name === "content" || isConfigName(name)).sort(), place);
}

/** Refuses a folder that has files in the way of a new site. @throws PlatformFailure when there are any. */
export function assertNoneOf(inTheWay: readonly string[], { shownAs, hint }: NewFolder): void {
  if (inTheWay.length === 0) return;
  const name = shownAs === "." ? "this folder" : shownAs;
  throw badCallFailure(`${name} already has ${inTheWay.join(", ")}`, `nothing was written; ${hint}`);
}

/** The list of what a repository does not keep, for a folder that has none. It belongs to the folder: it is never replaced. */
export function missingIgnores(folder: string): readonly { readonly path: string; readonly text: string }[] {
  const path = ".gitignore";
  if (lstatSync(join(folder, path), { throwIfNoEntry: false }) !== undefined) return [];
  return [{ path, text: readFileSync(join(packageFolder, "templates/starter/gitignore"), "utf8") }];
}
