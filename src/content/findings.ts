// Collects what is wrong with one file, and makes of it what a caller gets: one diagnostic for a bad file, all warnings
// for a good one.
import type { SitePath } from "../model/brands.ts";
import type { Diagnostic, Outcome } from "../model/diagnostic.ts";
import { type DiagnosticCode, diagnosticCodes } from "../model/diagnosticCodes.ts";
import type { Position } from "../source/lineMap.ts";

/** One thing found, with the severity its code has. */
export interface Finding {
  readonly code: DiagnosticCode;
  /** One line, in the user's words, without a full stop. */
  readonly message: string;
  readonly position: Position;
  readonly hint: string;
  /** Whether an error leaves something that can be shown. */
  readonly isShown?: boolean;
}

/** What has been found in a file so far. */
export interface Findings {
  add(finding: Finding): void;
  /**
   * The value with all that was found, in the order of places: warnings, and one diagnostic for each code of errors that
   * leave something to show, with further places as related ones: a site may take some codes less seriously than others.
   * With any other error no value and one diagnostic, of the first that costs the file; all other errors are related places.
   */
  outcome<Value>(value: Value): Outcome<Value | undefined>;
}

/** Collects for one file. */
export function collectFindings(file: SitePath): Findings {
  const errors: Finding[] = [];
  const warnings: Finding[] = [];
  return {
    add: (finding) => (diagnosticCodes[finding.code].severity === "error" ? errors : warnings).push(finding),
    outcome(value) {
      const sorted = [...errors].sort(byPosition);
      const fatal = sorted.find((error) => !error.isShown);
      if (fatal !== undefined) return { value: undefined, diagnostics: [diagnosticOf(fatal, file, sorted)] };
      const byCode = new Map<string, [Finding, ...Finding[]]>();
      for (const error of sorted) {
        const alike = byCode.get(error.code);
        if (alike === undefined) byCode.set(error.code, [error]);
        else alike.push(error);
      }
      const found = [...byCode.values(), ...warnings.map((warning): [Finding] => [warning])];
      const diagnostics = found
        .sort(([a], [b]) => byPosition(a, b))
        .map((alike) => diagnosticOf(alike[0], file, alike));
      return { value, diagnostics };
    },
  };
}

function byPosition(a: Finding, b: Finding): number {
  return a.position.line - b.position.line || a.position.column - b.position.column;
}

/** @param others Further findings that it stands for, maybe itself among them. */
function diagnosticOf(finding: Finding, file: SitePath, others: readonly Finding[]): Diagnostic {
  const { code, message, position, hint } = finding;
  const { severity } = diagnosticCodes[code];
  const related = others
    .filter((other) => other !== finding)
    .map((other) => ({ message: other.message, location: { file, ...other.position } }));
  const location = { file, line: position.line, column: position.column };
  return { code, severity, message, location, hint, ...(related.length === 0 ? {} : { related }) };
}
