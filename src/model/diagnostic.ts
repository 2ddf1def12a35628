// The only way to say that something is wrong with a site. Presenting diagnostics is the reporter's job.
import type { SitePath } from "./brands.ts";
import type { Severity } from "./codeDescription.ts";
import type { DiagnosticCode } from "./diagnosticCodes.ts";
import type { Location } from "./location.ts";

/** One finding: what is wrong, where, and what mends it. */
export interface Diagnostic {
  /** Stable kebab-case name of the rule, documented under that name. */
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** What is wrong, in the user's words, quoting the value found. One line, no full stop at the end. */
  readonly message: string;
  /** Absent only when the finding belongs to no file (a wrong command-line flag). */
  readonly location?: Location;
  /** How to mend it: an action, one line. */
  readonly hint?: string;
  /**
   * What else takes part, such as the second file of a duplicate route. Without a location where it stands in no file, as a
   * page that hubdocs makes by itself.
   */
  readonly related?: readonly { readonly message: string; readonly location?: Location }[];
  /** The file that a page names and that is not there, until someone has looked for one that can be meant. */
  readonly sought?: SoughtFile;
}

/** A file that is not there. */
export interface SoughtFile {
  /** How the page names it. */
  readonly raw: string;
  readonly path: SitePath;
}

/** What every stage returns: its value and what it found on the way. */
export interface Outcome<Value> {
  readonly value: Value;
  readonly diagnostics: readonly Diagnostic[];
}
