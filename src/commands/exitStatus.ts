// What a finished command tells the shell.
import type { Diagnostic } from "../model/diagnostic.ts";
import type { DiagnosticCode } from "../model/diagnosticCodes.ts";

/** 0 done; 1 the site has errors, or warnings under `--strict`; 2 the call or the configuration is wrong. */
export type ExitStatus = 0 | 1 | 2;

/** Errors that no page can cause: what the user called for, or wrote into the configuration. */
const callCodes: ReadonlySet<DiagnosticCode> = new Set([
  "bad-call",
  "config-missing",
  "config-unreadable",
  "config-invalid",
  "navbar-item",
  "sidebar-invalid",
  "redirect-invalid",
  "redirect-loop",
  "output-refused",
  "port-taken",
] as const);

/** The status of a run from its findings. */
export function exitStatusOf(diagnostics: readonly Diagnostic[], { strict }: { readonly strict: boolean }): ExitStatus {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.some(({ code }) => callCodes.has(code))) return 2;
  if (errors.length > 0) return 1;
  return strict && diagnostics.some(({ severity }) => severity === "warning") ? 1 : 0;
}
