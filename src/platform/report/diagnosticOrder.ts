// Sorts findings for display, in the same order on every machine and in every format.
import type { Diagnostic } from "../../model/diagnostic.ts";

/**
 * Findings by file, place, code and text, each once: two specifications may share a file. Those without a file come first.
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const sorted = [...diagnostics].sort(compare);
  let before = new Set<string>();
  return sorted.filter((one, index) => {
    const [former, next] = [sorted[index - 1], sorted[index + 1]];
    if (former === undefined || compare(former, one) !== 0) before = new Set();
    // Writing out every finding takes seconds where there are hundreds of thousands, and nearly all stand alone.
    if (before.size === 0 && (next === undefined || compare(one, next) !== 0)) return true;
    const text = JSON.stringify(one);
    const isNew = !before.has(text);
    before.add(text);
    return isNew;
  });
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
