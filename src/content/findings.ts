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
  hasErrors(): boolean;
  /**
   * The value with all warnings. With errors one diagnostic, which lists further errors as related places, and no value
   * unless all of them leave something to show. Findings come in the order of their places.
   */
  outcome<Value>(value: Value): Outcome<Value | undefined>;
}

/** Collects for one file. */
export function collectFindings(file: SitePath): Findings {
  const errors: Finding[] = [];
  const warnings: Finding[] = [];
  return {
    add: (finding) => (diagnosticCodes[finding.code].severity === "error" ? errors : warnings).push(finding),
    hasErrors: () => errors.length > 0,
    outcome(value) {
      const [first, ...others] = [...errors].sort(byPosition);
      if (!first) return { value, diagnostics: [...warnings].sort(byPosition).map((one) => diagnosticOf(one, file)) };
      const related = others.map(({ message, position }) => ({ message, location: { file, ...position } }));
      const diagnostic = diagnosticOf(first, file);
      const isShown = errors.every((error) => error.isShown);
      return {
        value: isShown ? value : undefined,
        diagnostics: [related.length === 0 ? diagnostic : { ...diagnostic, related }],
      };
    },
  };
}

function byPosition(a: Finding, b: Finding): number {
  return a.position.line - b.position.line || a.position.column - b.position.column;
}

function diagnosticOf({ code, message, position, hint }: Finding, file: SitePath): Diagnostic {
  const { severity } = diagnosticCodes[code];
  return { code, severity, message, location: { file, line: position.line, column: position.column }, hint };
}
