// `hubdocs check`: one run without output, what to say of it, and the two files that it keeps when it is asked to: the
// baseline and the translation ledgers.
import { existsSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { applyBaseline } from "../checks/baseline.ts";
import { findingsOfFiles } from "../checks/ofFiles.ts";
import { badCall } from "../model/badCall.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { isSought } from "../pipeline/faults/sought.ts";
import type { BuildResult } from "../pipeline/world.ts";
import { editFailure } from "../platform/failure.ts";
import { replaceFile } from "../platform/replaceFile.ts";
import { formatSummary } from "../platform/report/summary.ts";
import { noPlaceForBaseline, readBaseline, writeBaseline } from "./baselineFile.ts";
import type { BuildRequest } from "./buildRequest.ts";
import { type ExitStatus, exitStatusOf } from "./exitStatus.ts";
import { hasRun, runBuild } from "./runBuild.ts";
import { shownName } from "./shownName.ts";
import { reporterFor, type SpeechOptions } from "./speak.ts";
import type { Terminal } from "./terminal.ts";
import { noPlaceForReport, writeReport } from "./writeReport.ts";

/** What the command line asked for. */
export type CheckCommandOptions = BuildRequest &
  SpeechOptions & {
    /** File of findings that are not told, relative to the current folder. */
    readonly baseline?: string;
    /** Whether the baseline is written anew. */
    readonly updateBaseline?: boolean;
    /** Files and folders whose findings alone are told, from the current folder or from the site. */
    readonly files?: readonly string[];
    /** File for the page that tells translators what to do, relative to the current folder. */
    readonly translationReport?: string;
  };

/** What only this command can be asked for. */
export type CheckFlags = Pick<
  CheckCommandOptions,
  "external" | "baseline" | "updateBaseline" | "acceptTranslations" | "translationReport" | "against" | "files"
>;

/** Checks a site without writing an output and says what was found. */
export async function checkCommand(options: CheckCommandOptions, terminal: Terminal): Promise<ExitStatus> {
  const reporter = reporterFor(options, { terminal, showInfo: true });
  const { signal } = terminal;
  const { baseline, updateBaseline = false, strict = false } = options;
  const { translationReport: page, site } = options;
  const wrong =
    contradictionOf(options) ??
    (updateBaseline && baseline !== undefined ? await noPlaceForBaseline(baseline, site) : undefined) ??
    (page === undefined ? undefined : await noPlaceForReport(page, site));
  const listed = baseline === undefined || updateBaseline ? [] : await readBaseline(baseline);
  const refused = wrong ?? ("code" in listed ? listed : undefined);
  if (refused !== undefined || "code" in listed) {
    reporter.report(refused === undefined ? [] : [refused]);
    return 2;
  }
  const acceptTranslations = options.acceptTranslations?.map((path) => pathInSite(options.site, path));
  const asked = {
    ...(acceptTranslations && { acceptTranslations }),
    ...(page !== undefined && { reportTranslations: true }),
  };
  const result = await runBuild({ ...options, ...asked, signal, onProgress: reporter.progress }, { write: false });
  if (page !== undefined && result.translationReport !== undefined)
    reporter.result(await writeReport(page, result.translationReport));
  const isRefused = result.diagnostics.some(({ code }) => code === "bad-call");
  if (updateBaseline && baseline !== undefined && hasRun(result) && !isRefused) {
    await writeLedgers(result, site, reporter.result);
    reporter.result(await writeBaseline(baseline, result.diagnostics, (code) => isSought(code, options)));
    return 0;
  }
  const isWhole = (options.locales ?? []).length === 0 && options.files === undefined;
  const files = options.files?.map((path) => pathInSite(options.site, path));
  for (const path of files ?? []) {
    if (path !== "" && !existsSync(join(options.site, path)))
      reporter.result(`There is no ${path} in the site: nothing to report`);
  }
  const diagnostics = applyBaseline(
    files === undefined ? result.diagnostics : findingsOfFiles(result.diagnostics, files),
    listed,
    ({ code }) => isWhole && isSought(code, options),
  );
  reporter.report(diagnostics);
  if (!isRefused) await writeLedgers(result, site, reporter.result);
  if (hasRun(result)) reporter.result(formatSummary({ ...result, diagnostics, command: "check", outputName: "" }));
  return exitStatusOf(diagnostics, { strict });
}

function contradictionOf({
  baseline,
  updateBaseline,
  files,
  locales = [],
}: CheckCommandOptions): Diagnostic | undefined {
  if (updateBaseline !== true) return undefined;
  const help = "run hubdocs check --help";
  if (baseline === undefined) return badCall("--update-baseline needs --baseline FILE", help);
  const part = files !== undefined ? "--files" : locales.length > 0 ? "--locale" : undefined;
  if (part !== undefined)
    return badCall(`--update-baseline needs the findings of the whole site, not only of ${part}`, help);
  return undefined;
}

async function writeLedgers({ ledgers = [] }: BuildResult, site: string, say: (line: string) => void): Promise<void> {
  for (const { file, text } of ledgers) {
    const name = shownName(resolve(site, file));
    await replaceFile(join(site, file), text).catch((error: unknown) => {
      throw editFailure(`cannot write ${name}`, error);
    });
    say(`Wrote ${name}`);
  }
}

/** A path of the site, given from the current folder or from the site. */
function pathInSite(site: string, path: string): string {
  const fromHere = relative(resolve(site), resolve(path)).split(sep).join("/");
  const isInside = !fromHere.startsWith("..") && existsSync(path);
  return (isInside ? fromHere : path.split(sep).join("/")).replace(/^\.\/|\/+$/g, "").replace(/^\.$/, "");
}
