// Prints everything that a command says: findings and progress to standard error, results to standard output. Decides which
// of them are shown; each format has a file of its own.
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { DiagnosticCode } from "../../model/diagnosticCodes.ts";
import type { ProgressEvent } from "../progress.ts";
import { sortDiagnostics } from "./diagnosticOrder.ts";
import { formatGithub } from "./formatGithub.ts";
import { formatJson } from "./formatJson.ts";
import { formatJunit } from "./formatJunit.ts";
import { formatSarif } from "./formatSarif.ts";
import { formatText } from "./formatText.ts";
import { leaveOutAlike } from "./leaveOutAlike.ts";
import { type ProgressLine, startProgress } from "./progressLine.ts";

/** The formats of findings. */
export const reportFormats = ["text", "json", "github", "sarif", "junit"] as const;
/** One of these formats. */
export type ReportFormat = (typeof reportFormats)[number];

/** Options of a reporter. */
export interface ReporterOptions {
  readonly format: ReportFormat;
  readonly color: boolean;
  /** Print only errors and warnings. */
  readonly quiet: boolean;
  /** Also print findings of severity `info`. */
  readonly showInfo: boolean;
  readonly isTerminal: boolean;
  readonly toolVersion: string;
  /** Address of the manual of findings; for `sarif`. */
  readonly manualUrl?: string | undefined;
  /** Gives the path of a site's file in its repository; for `github`, `sarif` and `junit`. */
  readonly pathOf: (file: string) => string;
  readonly writeOutput: (text: string) => void;
  readonly writeError: (text: string) => void;
  /** Milliseconds that only grow. */
  readonly now: () => number;
}

/** Prints the messages of one command. */
export interface Reporter {
  /** Shows the findings of one run, sorted, each once; of thousands of one kind in one file the first ones. */
  report(diagnostics: readonly Diagnostic[]): void;
  /** Shows progress. */
  progress(event: ProgressEvent): void;
  /** Ends the progress of work that has no result to print. */
  rest(): void;
  /** Prints a result, such as the last line of a build. */
  result(line: string): void;
  /** Prints a line that scripts wait for, even when quiet; the work may go on. */
  announce(line: string): void;
  /** Prints a line for people to standard error, unless quiet or when findings are printed for programs. */
  note(line: string): void;
}

/** Findings of severity `info` that are always printed, since whoever builds should know them. */
const alwaysTold: ReadonlySet<DiagnosticCode> = new Set(["image-tool-missing", "loose-markdown"]);

/** A reporter for one command. */
export function createReporter(options: ReporterOptions): Reporter {
  const { format, quiet, isTerminal, now, writeError, writeOutput } = options;
  let line: ProgressLine | undefined;
  const clear = (): void => {
    line?.clear();
    line = undefined;
  };
  const isShown = ({ severity, code }: Diagnostic): boolean =>
    severity !== "info" || ((options.showInfo || alwaysTold.has(code)) && !quiet);
  return {
    report: (diagnostics) => {
      clear();
      const text = formatAll(leaveOutAlike(sortDiagnostics(diagnostics.filter(isShown))), options);
      if (text !== "") writeError(text);
    },
    progress: (event) => {
      if (quiet || format !== "text") return;
      line ??= startProgress({ write: writeError, isTerminal, now });
      line.show(event);
    },
    rest: clear,
    result: (text) => {
      clear();
      if (!quiet) writeOutput(`${text}\n`);
    },
    announce: (text) => {
      line?.clear();
      writeOutput(`${text}\n`);
    },
    note: (text) => {
      clear();
      if (!quiet && format === "text") writeError(`${text}\n`);
    },
  };
}

function formatAll(diagnostics: readonly Diagnostic[], options: ReporterOptions): string {
  const lines = (format: (diagnostic: Diagnostic) => string): string =>
    diagnostics.map((diagnostic) => `${format(diagnostic)}\n`).join("");
  switch (options.format) {
    case "text":
      return lines((diagnostic) => formatText(diagnostic, options));
    case "json":
      return lines(formatJson);
    case "github":
      return lines((diagnostic) => formatGithub(diagnostic, options.pathOf));
    case "sarif":
      return `${formatSarif(diagnostics, options)}\n`;
    case "junit":
      return `${formatJunit(diagnostics, options.pathOf)}\n`;
  }
}
