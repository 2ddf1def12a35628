// Which kinds of findings a check looks for: some only when it is asked to. That it finds none of the others proves nothing.
import type { DiagnosticCode } from "../../model/diagnosticCodes.ts";

/** Findings that only a comparison with an earlier release can have. */
const ofComparison: ReadonlySet<string> = new Set<DiagnosticCode>(["removed-address", "removed-anchor"]);

/** What a check is asked for beyond the site itself. */
interface Asked {
  /** Whether it asks other sites. */
  readonly external?: boolean;
  /** An earlier release that it compares with. */
  readonly against?: unknown;
}

/** Whether a check that is asked for this looks for findings of a code. */
export function isSought(code: string, { external = false, against }: Asked): boolean {
  if (code.includes("-external-")) return external;
  return against !== undefined || !ofComparison.has(code);
}
