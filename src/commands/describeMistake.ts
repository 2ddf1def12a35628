// A call that the command line cannot make sense of, in the form of every other finding.
import type { Diagnostic } from "../model/diagnostic.ts";
import { formatJson } from "../platform/report/formatJson.ts";
import { formatText } from "../platform/report/formatText.ts";

/** The call that explains the command, or all commands when there is none of the name. */
function helpOf(message: string, [command = ""]: readonly string[]): string {
  const isKnown = /^[a-z]+$/.test(command) && !message.includes("unknown command");
  return isKnown ? `hubdocs ${command} --help` : "hubdocs --help";
}

/** The finding as text, or as JSON where the call asks for that. @param error What the parser of calls says. */
export function describeMistake({ message }: { readonly message: string }, args: readonly string[]): string {
  // "error: unknown option '--strct'\n(Did you mean --strict?)"
  const [first = "", second = ""] = message.split("\n");
  const [, suggestion] = /^\(D(id you mean .*)\)$/.exec(second) ?? [];
  const diagnostic: Diagnostic = {
    code: "bad-call",
    severity: "error",
    message: first.replace(/^error: /, "").replace(/\.$/, ""),
    hint: suggestion === undefined ? `run ${helpOf(message, args)} to see commands and flags` : `d${suggestion}`,
  };
  const isForPrograms = args.includes("json") || args.includes("--format=json");
  return isForPrograms ? formatJson(diagnostic) : formatText(diagnostic, { color: false });
}
