// A call that the command line cannot make sense of, in the form of every other finding.
import type { Diagnostic } from "../model/diagnostic.ts";
import { formatJson } from "../platform/report/formatJson.ts";
import { formatText } from "../platform/report/formatText.ts";

/** The finding as text, or as JSON where the call asks for that. @param error What the parser of calls says. */
export function describeMistake({ message }: { readonly message: string }, args: readonly string[]): string {
  // "error: unknown option '--strct'\n(Did you mean --strict?)"
  const [first = "", second = ""] = message.split("\n");
  const [, suggestion] = /^\(D(id you mean .*)\)$/.exec(second) ?? [];
  const diagnostic: Diagnostic = {
    code: "bad-call",
    severity: "error",
    message: first.replace(/^error: /, "").replace(/\.$/, ""),
    hint: suggestion === undefined ? "run hubdocs --help to see commands and flags" : `d${suggestion}`,
  };
  const isForPrograms = args.includes("json") || args.includes("--format=json");
  return isForPrograms ? formatJson(diagnostic) : formatText(diagnostic, { color: false });
}
