// Collects what is wrong with a specification. A mistake that a generator has made a thousand times is told a few
// times and counted; which rules there are is the business of those who report.
import type { Severity } from "../model/codeDescription.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { type DiagnosticCode, diagnosticCodes } from "../model/diagnosticCodes.ts";
import type { Location } from "../model/location.ts";

/** Findings of one rule that are told one by one; the rest of them share one diagnostic. */
const maxFindingsOfRule = 10;

/** One thing that is wrong. */
export interface Finding {
  readonly code: DiagnosticCode;
  /** Default: the severity of the code. */
  readonly severity?: Severity;
  /** What findings of the same kind have in common, in words: they are counted under it. Default: never counted. */
  readonly rule?: string;
  readonly message: string;
  readonly location: Location;
  /** A function where finding it takes work: it is asked of findings that are told. */
  readonly hint?: string | (() => string);
  readonly related?: NonNullable<Diagnostic["related"]>;
}

/** A growing list of findings. */
export interface Findings {
  add(finding: Finding): void;
  /** Everything found, in the order of finding; what was only counted comes last. */
  list(): readonly Diagnostic[];
}

/** Starts with nothing wrong. */
export function createFindings(): Findings {
  const told: Diagnostic[] = [];
  const countsByRule = new Map<string, { count: number; firstUntold: Finding | undefined }>();
  return {
    add(finding) {
      if (finding.rule !== undefined) {
        const known = countsByRule.get(finding.rule) ?? { count: 0, firstUntold: undefined };
        countsByRule.set(finding.rule, known);
        known.count += 1;
        if (known.count > maxFindingsOfRule) {
          known.firstUntold ??= finding;
          return;
        }
      }
      told.push(diagnosticOf(finding));
    },
    list() {
      const counted = [...countsByRule].flatMap(([rule, { count, firstUntold }]) => {
        if (firstUntold === undefined) return [];
        const message = `${count - maxFindingsOfRule} more of this kind (${rule}); the first of them: ${firstUntold.message}`;
        return [diagnosticOf({ ...firstUntold, message })];
      });
      return [...told, ...counted];
    },
  };
}

function diagnosticOf({ rule: _, severity, hint, ...finding }: Finding): Diagnostic {
  const { message, location } = finding;
  const { pointer } = location;
  return {
    ...finding,
    ...(hint === undefined ? {} : { hint: typeof hint === "string" ? hint : hint() }),
    severity: severity ?? diagnosticCodes[finding.code].severity,
    // A line is hard to find in a specification of one line; its pointer never is.
    message: pointer === undefined || pointer === "" ? message : `${message} (at \`#${pointer}\`)`,
  };
}
