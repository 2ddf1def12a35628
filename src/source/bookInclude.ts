// Reads the lines by which pages of mdBook take in files. Reads no files.

/** What a line asks for. */
interface BookInclude {
  /** As written. */
  readonly path: string;
  /** Name of an anchor, or a range of lines: `3`, `3,5`, `3,`; empty for the whole file. */
  readonly part: string;
  /** Whether the lines lose the indent that all of them have. */
  readonly isDedented: boolean;
  /** Whether the file is to be run: then it is code without a fence around it. */
  readonly isRun: boolean;
}

/** `{{#include ../a.rs:part}}`, `{{#shiftinclude -2:a.rs}}`: kind, file with what is wanted of it. */
const request =
  /^[ \t]*\{\{[ \t]*#(include|rustdoc_include|shiftinclude|playground|playpen)[ \t]+([^{}\n]{1,600}?)[ \t]*\}\}[ \t]*$/;

/** What a line asks for, if it is nothing else than a request. Code that is shifted by any number of columns loses its indent. */
export function readBookInclude(line: string): BookInclude | undefined {
  const [, kind, given = ""] = line.includes("{{") ? (request.exec(line) ?? []) : [];
  if (kind === undefined) return undefined;
  const isDedented = kind === "shiftinclude";
  const isRun = kind === "playground" || kind === "playpen";
  const file = isDedented ? given.replace(/^(?:auto|-?\d{1,4}):/, "") : given;
  const [path = "", first = "", last] = (isRun ? (file.split(/[ \t]/)[0] ?? "") : file).split(":");
  return { path, part: last === undefined ? first : `${first},${last}`, isDedented, isRun };
}
