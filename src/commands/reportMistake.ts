// A call that the command line cannot make sense of, in the form of every other finding.
import type { Diagnostic } from "../model/diagnostic.ts";
import { type ReportFormat, reportFormats } from "../platform/report/reporter.ts";
import { type CommandShape, meantCall } from "./meantCall.ts";
import { reporterFor } from "./speak.ts";
import type { Terminal } from "./terminal.ts";

/** The call that explains the command, or all commands when there is none of the name. */
function helpOf(message: string, [command = ""]: readonly string[]): string {
  const isKnown = /^[a-z]+$/.test(command) && !message.includes("unknown command");
  return isKnown ? `hubdocs ${command} --help` : "hubdocs --help";
}

/** The format that the call asks for, as far as it can be read. */
export function formatOf(args: readonly string[]): ReportFormat {
  const words = args.flatMap((word) => (word.startsWith("--format=") ? ["--format", word.slice(9)] : [word]));
  const asked = words[words.lastIndexOf("--format") + 1];
  return reportFormats.find((format) => words.includes("--format") && format === asked) ?? "text";
}

/** A call that was not understood. */
interface MistakenCall {
  readonly args: readonly string[];
  readonly terminal: Terminal;
  readonly commands: readonly CommandShape[];
}

/** Reports the call in the format that it asks for. @param error What the parser of calls says. */
export function reportMistake(
  { message }: { readonly message: string },
  { args, terminal, commands }: MistakenCall,
): void {
  // "error: unknown option '--strct'\n(Did you mean --strict?)"
  const [first = "", second = ""] = message.split("\n");
  const [, suggestion] = /^\(D(id you mean .*)\)$/.exec(second) ?? [];
  const [, kind, word = ""] = /unknown (command|option) '(.*)'/.exec(first) ?? [];
  const meant = kind === "command" || kind === "option" ? meantCall({ kind, word }, args, commands) : undefined;
  const diagnostic: Diagnostic = {
    code: "bad-call",
    severity: "error",
    message: first.replace(/^error: /, "").replace(/\.$/, ""),
    hint:
      meant ?? (suggestion === undefined ? `run ${helpOf(message, args)} to see commands and flags` : `d${suggestion}`),
  };
  const speech = { site: ".", format: formatOf(args), quiet: false, verbose: false, color: false };
  reporterFor(speech, { terminal, showInfo: false }).report([diagnostic]);
}
