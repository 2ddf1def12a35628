// Keeps a report readable and quick to write when one file has thousands of findings of one kind, as a data dump with the
// ending of a page has. Baselines and programs that call hubdocs get all findings.
import { countOf } from "../../model/countOf.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";

/** Findings of one code in one file that are told in full: a large specification can have hundreds to work through. */
const mostTold = 1000;
/** Of more, so many are told: enough to see what they have in common. */
const toldOfMany = 100;

/** Sorted findings, those of which one file has too many cut to the first ones and one that says how many follow. */
export function leaveOutAlike(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (diagnostics.length <= mostTold) return diagnostics;
  const counts = new Map<string, number>();
  for (const { code, location } of diagnostics) {
    const kind = kindOf(code, location?.file);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const told = new Map<string, number>();
  return diagnostics.flatMap((diagnostic): readonly Diagnostic[] => {
    const { code, location } = diagnostic;
    const kind = kindOf(code, location?.file);
    const count = counts.get(kind) ?? 0;
    // What belongs to no file is about as many different things.
    if (location === undefined || count <= mostTold) return [diagnostic];
    const before = told.get(kind) ?? 0;
    told.set(kind, before + 1);
    if (before < toldOfMany) return [diagnostic];
    return before === toldOfMany ? [moreOf(diagnostic, count - toldOfMany)] : [];
  });
}

const kindOf = (code: string, file = ""): string => `${code} ${file}`;

const moreOf = ({ code, severity, location }: Diagnostic, count: number): Diagnostic => ({
  code,
  severity,
  message: `The file has ${countOf(count, `more ${code} finding`)} from here on`,
  ...(location === undefined ? {} : { location }),
  hint: "mend those before it, and check again",
});
