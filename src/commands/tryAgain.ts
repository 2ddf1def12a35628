// Failures that end without a change of the site: another build that holds the output, a disk without room. While a site is
// watched, it is built again until it works.
import type { Diagnostic } from "../model/diagnostic.ts";

// Another build that writes into the output ends sooner or later.
const lockedMs = 1_000;
// A build that only fails at writing takes as long as any other.
const unwrittenMs = 5_000;

/** Whether the output or what is kept for the next build could not be written. */
export const isUnwritten = ({ code, severity }: Diagnostic): boolean => code === "write-failed" && severity === "error";

/** When to build again though nothing changes, after a build with these findings; `undefined` when that is no use. */
export function againAfterMs(findings: readonly Diagnostic[]): number | undefined {
  if (findings.some(({ code }) => code === "output-locked")) return lockedMs;
  return findings.some(isUnwritten) ? unwrittenMs : undefined;
}

/** Findings as they are true while a site is watched: nobody has to build again, and pages show edits before any build. */
export function asWatched(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const state = "; the build is tried again every few seconds, and the server may show edits before that";
  return findings.map((finding) =>
    isUnwritten(finding) && finding.hint !== undefined
      ? { ...finding, hint: finding.hint.replace(/,? and build again/, "") + state }
      : finding,
  );
}
