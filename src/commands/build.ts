// `hubdocs build` and `hubdocs check`: one run and what to say of it.
import type { BuildResult } from "../pipeline/world.ts";
import { formatSummary } from "../platform/report/summary.ts";
import type { Reporter } from "../platform/report/reporter.ts";
import { type ExitStatus, exitStatusOf } from "./exitStatus.ts";
import { type BuildRequest, nameOf, runBuild } from "./runBuild.ts";
import { reporterFor, type SpeechOptions } from "./speak.ts";
import type { Terminal } from "./terminal.ts";

/** What the command line asked for. */
export type BuildCommandOptions = BuildRequest & SpeechOptions;

/** Builds a site and says how it went. */
export async function buildCommand(options: BuildCommandOptions, terminal: Terminal): Promise<ExitStatus> {
  const reporter = reporterFor(options, { terminal, showInfo: false });
  const result = await buildAndReport(options, { reporter, signal: terminal.signal });
  return exitStatusOf(result.diagnostics, { strict: options.strict ?? false });
}

/** Checks a site without writing an output and says what was found. */
export async function checkCommand(options: BuildCommandOptions, terminal: Terminal): Promise<ExitStatus> {
  const reporter = reporterFor(options, { terminal, showInfo: true });
  const { signal } = terminal;
  const result = await runBuild({ ...options, signal, onProgress: reporter.progress }, { write: false });
  reporter.report(result.diagnostics);
  if (hasRun(result)) reporter.result(formatSummary({ ...result, command: "check", outputName: "" }));
  return exitStatusOf(result.diagnostics, { strict: options.strict ?? false });
}

/** One build with its findings and its last line. */
export async function buildAndReport(
  request: BuildRequest & Partial<Pick<SpeechOptions, "verbose">>,
  { reporter, signal }: { readonly reporter: Reporter; readonly signal: AbortSignal },
): Promise<BuildResult> {
  const result = await runBuild({ ...request, signal, onProgress: reporter.progress }, { write: true });
  reporter.report(result.diagnostics);
  if (request.verbose && result.contentSecurity !== undefined)
    reporter.note(`Content-Security-Policy: ${result.contentSecurity}`);
  if (hasRun(result))
    reporter.result(formatSummary({ ...result, command: "build", outputName: nameOf(result.outDir) }));
  return result;
}

/** Whether there was a site to build: not after a wrong call, nor with a configuration that is wrong. */
const hasRun = ({ locales }: BuildResult): boolean => locales > 0;
