// The finding for a file whose parsing did not come to an end: it had to be stopped, or something of ours broke.
import { bugWords } from "../../model/bugError.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { firstLineOf } from "../../model/firstLineOf.ts";
import type { SourceFile } from "../../model/sourceFile.ts";
import type { Outcome } from "../../platform/workers/workerPool.ts";

type Stopped = Extract<Outcome<unknown>, { readonly kind: "stopped" }>;

/** Says which file it is, why it was stopped and, of a specification, over which of its pages. */
export function parseStopped({ path, source }: SourceFile, { reason, message, line }: Stopped): Diagnostic {
  const isTried = reason !== "given-up";
  const why = isTried ? message : "it was not attempted, because too many other files could not be parsed";
  const location = { file: path, ...(line === undefined ? {} : { line }) };
  if (source.kind !== "spec") {
    const hint = isTried ? "split it, or make it simpler" : "fix those first";
    return { code: "markdown-failed", severity: "error", message: `The file cannot be parsed: ${why}`, location, hint };
  }
  const where = line === undefined ? "" : "; the last thing it worked on was the page of this part";
  return {
    code: "api-invalid",
    severity: "error",
    message: `The specification of the API "${source.api}" cannot be read: ${why}${where}`,
    location,
    hint: isTried ? hintFor(line) : "fix those first",
  };
}

/** Says which file it is that the program was not made for. */
export function parseBroken({ path, source }: SourceFile, error: unknown): Diagnostic {
  return {
    code: source.kind === "spec" ? "api-invalid" : "markdown-failed",
    severity: "error",
    message: `The file cannot be parsed: ${firstLineOf(error)}`,
    location: { file: path },
    hint: `${bugWords}: report it, and remove one half of the file, then the other, to find the cause`,
  };
}

function hintFor(line: number | undefined): string {
  const rest = "or give it more time with HUBDOCS_PAGE_SECONDS";
  return line === undefined
    ? `remove one half of it, then the other, to find what takes so long, ${rest}`
    : `make this simpler: fewer alternatives, less deeply nested schemas; ${rest}`;
}
