// Applies the severities that a configuration sets to the findings of a build.
import type { Config } from "../../model/config.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";

/** Findings with configured severities; ignored ones are left out, also those of a page that is not there for them. */
export function applySeverities(diagnostics: readonly Diagnostic[], config: Config): readonly Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    const level = Object.hasOwn(config.report, diagnostic.code) ? config.report[diagnostic.code] : undefined;
    if (level === undefined) return [diagnostic];
    return level === "ignore" ? [] : [{ ...diagnostic, severity: level }];
  });
}

/** Whether findings let a build succeed. */
export function isAcceptable(diagnostics: readonly Diagnostic[], { strict }: { readonly strict: boolean }): boolean {
  return !diagnostics.some(({ severity }) => severity === "error" || (strict && severity === "warning"));
}
