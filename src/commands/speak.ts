// The reporter of a command, from what was asked for and what the process around it is.
import { join, relative, resolve, sep } from "node:path";
import { readManualUrl, readToolVersion } from "../platform/packageFolder.ts";
import { createReporter, type Reporter, type ReportFormat } from "../platform/report/reporter.ts";
import type { Terminal } from "./terminal.ts";

/** How a command was asked to speak. */
export interface SpeechOptions {
  readonly site: string;
  readonly format: ReportFormat;
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly color: boolean;
}

/**
 * A reporter for one command.
 * @param showInfo Whether findings that never fail anything are shown without `--verbose`.
 */
export function reporterFor(
  options: SpeechOptions,
  { terminal, showInfo }: { readonly terminal: Terminal; readonly showInfo: boolean },
): Reporter {
  const { format, quiet, verbose } = options;
  const { writeOutput, writeError, isTerminal, now } = terminal;
  return createReporter({
    format,
    quiet,
    showInfo: showInfo || verbose,
    color: options.color && isTerminal && !terminal.noColor,
    isTerminal,
    toolVersion: readToolVersion(),
    manualUrl: readManualUrl(),
    pathOf: (file) => pathInRepository(resolve(options.site), file),
    writeOutput,
    writeError,
    now,
  });
}

/** The path of a file of the site as code hosting knows it: from the root of the checkout, else the current folder. */
function pathInRepository(siteFolder: string, file: string): string {
  const root = process.env["GITHUB_WORKSPACE"] ?? process.env["CI_PROJECT_DIR"] ?? process.cwd();
  const path = relative(root, join(siteFolder, file));
  return path.startsWith("..") ? file : path.split(sep).join("/");
}
