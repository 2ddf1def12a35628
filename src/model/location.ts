// A place in a source file. Line and column are found from the offset only when somebody reads them.
import type { SitePath } from "./brands.ts";
import type { InlineCode } from "./contentSecurity.ts";

/** Where something stands: a file, and when known a line and column in it (both 1-based, columns in UTF-16 units). */
export interface Location {
  readonly file: SitePath;
  readonly line?: number;
  readonly column?: number;
  /** JSON pointer inside the file (`/paths/~1rooms/get`), for specs and data files. */
  readonly pointer?: string;
  /** What a finding is about in a page whose line nobody has looked for yet. */
  readonly holds?: InlineCode;
}

/** A line and column of a file that is known: both 1-based, columns in UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}
