// A file that a page takes in, as a line of it asks. Types only.

/** A file that a line asks for. */
export interface IncludeRequest {
  /** As written. */
  readonly path: string;
  /** Region, section or range of lines; empty for the whole file. */
  readonly part: string;
  /** What the line is indented by. */
  readonly indent: string;
  /** What stands behind the marks of the fence that shows the file as code; absent when the line stands for its text. */
  readonly fence?: string;
  /** Whether parts are between `ANCHOR: name` and `ANCHOR_END: name`. */
  readonly isAnchored?: boolean;
  /** What `{{ include.name }}` in the file stands for: then a file with tags is not taken in. */
  readonly values?: ReadonlyMap<string, string>;
  /** Lines that the request takes; absent for one. */
  readonly lines?: number;
  /** What the part stands between, as written in the file. */
  readonly between?: { readonly after?: string; readonly before?: string };
  /** Whether the path is relative to the project, and not to the page. */
  readonly isOfProject?: true;
  /** Whether links in the file are relative to the page. */
  readonly keepsLinks?: true;
  /** Whether links in the file are relative to it, where those of the tool are relative to the page. */
  readonly rebasesLinks?: true;
  /** Whether what is taken loses the indent that all of its lines have. */
  readonly isDedented?: boolean;
}
