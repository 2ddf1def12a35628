// `hubdocs build`: one run and what to say of it.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { BuildResult } from "../pipeline/world.ts";
import { PlatformFailure } from "../platform/failure.ts";
import { markerName, readMarker } from "../platform/output/marker.ts";
import type { Reporter } from "../platform/report/reporter.ts";
import { formatSummary } from "../platform/report/summary.ts";
import { type BuildRequest, outDirOf } from "./buildRequest.ts";
import { notOfShare } from "./callProblems.ts";
import { type ExitStatus, exitStatusOf } from "./exitStatus.ts";
import { hasRun, runBuild } from "./runBuild.ts";
import { shownName } from "./shownName.ts";
import { reporterFor, type SpeechOptions } from "./speak.ts";
import type { Terminal } from "./terminal.ts";
import { changesFile, writeChanges } from "./writeChanges.ts";
import { noPlaceFor } from "./writtenFile.ts";

/** What the command line asked for. */
export type BuildCommandOptions = BuildRequest &
  SpeechOptions & {
    /** Whether the output is compared with that of a build without the cache. */
    readonly verify?: boolean;
    /** File for the list of output files that the build changes, relative to the current folder. */
    readonly changes?: string;
  };

/** Builds a site and says how it went. */
export async function buildCommand(options: BuildCommandOptions, terminal: Terminal): Promise<ExitStatus> {
  const reporter = reporterFor(options, { terminal, showInfo: false });
  const mistake = await mistakeIn(options);
  if (mistake !== undefined) {
    reporter.report([mistake]);
    return exitStatusOf([mistake], { strict: false });
  }
  const result = await buildAndReport(listing(options, reporter), { reporter, signal: terminal.signal });
  const status = exitStatusOf(result.diagnostics, { strict: options.strict ?? false });
  if (isArchived(options) && result.published === true) {
    const failure = await archiveAndReport(result.outDir, reporter, terminal);
    if (failure !== undefined) return failure;
  }
  return options.verify === true && status === 0 ? await verifyAndReport(options, { reporter, terminal }) : status;
}

/** The request with what writes the list of changes, where one was asked for. */
function listing(options: BuildCommandOptions, { result }: Reporter): BuildRequest {
  const { changes: file } = options;
  if (file === undefined) return options;
  return { ...options, onChanges: async (changes) => result(await writeChanges(file, changes)) };
}

/** What is wrong with a call before anything is built. */
async function mistakeIn(options: BuildCommandOptions): Promise<Diagnostic | undefined> {
  const { shard, verify, explain, changes } = options;
  const ofWholeSite = {
    "--verify": verify === true,
    "--explain": explain !== undefined,
    "--changes": changes !== undefined,
  };
  const flag = Object.entries(ofWholeSite).find(([, isAsked]) => isAsked)?.[0];
  if (shard !== undefined && flag !== undefined) return notOfShare(flag);
  const noPlace = changes && (await noPlaceFor({ flag: "--changes", file: changes, site: options.site }, changesFile));
  return noPlace || (isArchived(options) ? await noArchive(outDirOf(options)) : undefined);
}

const isArchived = ({ offline, shard }: BuildCommandOptions): boolean => offline === true && shard === undefined;

const archiveOf = (outDir: string): string => `${outDir}.zip`;

async function noArchive(outDir: string): Promise<Diagnostic | undefined> {
  const { archiveRefusal } = await import("../platform/archive/archiveGuard.ts");
  return (await archiveRefusal(archiveOf(outDir), shownName(archiveOf(outDir))))?.diagnostic;
}

/** Puts the output into an archive beside it, and says what takes up how much. @returns The status when that failed. */
async function archiveAndReport(
  outDir: string,
  reporter: Reporter,
  { signal }: Terminal,
): Promise<ExitStatus | undefined> {
  // Loaded late, like what verifies: few builds are asked for it.
  const { zipFolder } = await import("../platform/archive/zipFolder.ts");
  const { formatArchiveSizes } = await import("../platform/report/archiveSizes.ts");
  const target = archiveOf(outDir);
  try {
    const files = zipFolder(outDir, [...(readMarker(outDir) ?? [])], { target, signal });
    for (const line of formatArchiveSizes(files, shownName(target))) reporter.result(line);
    return undefined;
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    // What it says of the output is about archives here: the folder is the new one already.
    const hint = `${shownName(outDir)} is complete, but its archive is missing or out of date: build again when there is room for it`;
    reporter.report([{ ...error.diagnostic, hint }]);
    return exitStatusOf([error.diagnostic], { strict: false });
  }
}

async function verifyAndReport(
  options: BuildCommandOptions,
  { reporter, terminal: { signal } }: { readonly reporter: Reporter; readonly terminal: Terminal },
): Promise<ExitStatus> {
  const { verifyBuild } = await import("./verifyBuild.ts");
  const { failed, different } = await verifyBuild({ ...options, signal });
  if (failed.length > 0) {
    reporter.report(failed);
    reporter.result("Not verified: there is no build without the cache to compare with");
    return exitStatusOf(failed, { strict: false });
  }
  if (different.length === 0) reporter.result("Verified: a build without the cache produces the same files");
  else reporter.result(["Not verified: a build without the cache produces different files", ...different].join("\n  "));
  return different.length === 0 ? 0 : 1;
}

/** One build with its findings and its last line. */
export async function buildAndReport(
  request: BuildRequest & Partial<Pick<SpeechOptions, "verbose">>,
  { reporter, signal }: { readonly reporter: Reporter; readonly signal: AbortSignal },
): Promise<BuildResult> {
  const result = await runBuild({ ...request, signal, onProgress: reporter.progress }, { write: true });
  reportBuild(result, request, reporter);
  return result;
}

/** What to say of a build. */
export function reportBuild(
  result: BuildResult,
  request: Partial<Pick<SpeechOptions, "verbose">> & Pick<BuildRequest, "shard">,
  reporter: Reporter,
): void {
  reporter.report(result.diagnostics);
  if (request.verbose && result.contentSecurity !== undefined)
    reporter.note(`Content-Security-Policy: ${result.contentSecurity}`);
  if (request.verbose && result.damagedEntries !== undefined && result.damagedEntries > 0)
    reporter.note(`Damaged cache entries that were rebuilt: ${result.damagedEntries}`);
  for (const line of result.explanations ?? []) reporter.result(line);
  if (!hasRun(result)) return;
  const { shard } = request;
  const output = { outputName: shownName(result.outDir), hasEarlier: existsSync(join(result.outDir, markerName)) };
  reporter.result(formatSummary({ ...result, ...output, command: "build", shard }));
}
