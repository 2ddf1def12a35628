// What takes findings of a Markdown file back.
import type { DiagnosticCode } from "./diagnosticCodes.ts";
import type { Location } from "./location.ts";

/** A comment in Markdown that takes findings back: `<!-- hubdocs-ignore broken-link: the page comes in May -->`. */
export interface IgnoreComment {
  readonly code: DiagnosticCode;
  readonly reason: string;
  readonly location: Location;
  /** Lines that it is for: its own up to the end of the next block. */
  readonly lines: readonly [first: number, last: number];
  /** Meant by lines that a program writes, so nobody is told to remove it where it matches nothing. */
  readonly isImplied?: true;
}
