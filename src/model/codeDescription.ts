// What is said of a code of findings.

/** `error` makes a build fail; `warning` only under `--strict`; `info` never. */
export type Severity = "error" | "warning" | "info";

/** What is said of a code. */
export interface CodeDescription {
  /** Severity unless the configuration sets another one. */
  readonly severity: Severity;
  /** The sentence that its manual entry starts with. */
  readonly about: string;
  /** How to mend it, where the findings themselves need more room than they have. */
  readonly mend?: string;
  /** Set where a page, or more, is left out for such a finding: no configuration gives it less than this. */
  readonly atLeast?: Exclude<Severity, "info">;
  /** Set where `build` does not look, only `check` does. */
  readonly only?: "check";
}
