// Sorts findings for display, in the same order on every machine and in every format.
import type { Diagnostic } from "../../model/diagnostic.ts";

/** Findings by file, place, code and text, each once. Those without a file come first. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...withoutRepeats(diagnostics)].sort(compare);
}

/** Findings, each once: two specifications may share a file. */
export function withoutRepeats(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()];
}

function compare(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.location?.file ?? "", b.location?.file ?? "") ||
    (a.location?.line ?? 0) - (b.location?.line ?? 0) ||
    (a.location?.column ?? 0) - (b.location?.column ?? 0) ||
    compareText(a.code, b.code) ||
    compareText(a.message, b.message)
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
