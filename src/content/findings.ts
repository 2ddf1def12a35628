// Collects findings about one file and combines them to the caller's result: one diagnostic for a file that cannot be shown,
// otherwise all warnings.
import type { SitePath } from "../model/brands.ts";
import type { Diagnostic, Outcome, SoughtFile } from "../model/diagnostic.ts";
import { type DiagnosticCode, diagnosticCodes } from "../model/diagnosticCodes.ts";
import type { Position } from "../source/lineMap.ts";

/** One finding. Its severity is that of its code. */
export interface Finding {
  readonly code: DiagnosticCode;
  /** One line, in the user's words, without a full stop. */
  readonly message: string;
  readonly position: Position;
  readonly hint: string;
  /** Whether the file can be shown in spite of this error. */
  readonly isShown?: boolean;
  readonly sought?: SoughtFile;
}

/** The findings about a file so far. */
export interface Findings {
  add(finding: Finding): void;
  /**
   * The result for the file. If it can be shown: the value, with all warnings and one diagnostic for each code of errors, whose
   * further places are related ones (a site may lower the severity of a code). If it cannot: no value, and one diagnostic for
   * the first error that prevents it, with all other errors as related places.
   */
  outcome<Value>(value: Value): Outcome<Value | undefined>;
}

/** Starts to collect findings about one file. */
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

/** @param others Findings that become its related places; may include the finding itself. */
function diagnosticOf(finding: Finding, file: SitePath, others: readonly Finding[]): Diagnostic {
  const { code, message, position, hint, sought } = finding;
  const { severity } = diagnosticCodes[code];
  const related = others
    .filter((other) => other !== finding)
    .map((other) => ({ message: other.message, location: { file, ...other.position } }));
  const location = { file, line: position.line, column: position.column };
  return {
    code,
    severity,
    message,
    location,
    hint,
    ...(related.length === 0 ? {} : { related }),
    ...(sought === undefined ? {} : { sought }),
  };
}
