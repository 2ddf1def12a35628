// Colours code at build time: lines of HTML with few classes. Long or strange code stays plain rather than slow.
import { escapeCode } from "../characterReferences.ts";
import type { CodeToken } from "./codeTokens.ts";
import { isColored, tokenizeCode } from "./grammars.ts";

/** Characters of code that one page gets coloured; more is shown plain. */
const maxColoredPerPage = 128 * 1024;
/** A longer line, as in minified code, keeps its block plain: grammars may take the square of a line's length. */
const maxLineLength = 1000;
/** Longer code is coloured in stretches of about this size, for the same reason. */
const stretchLength = 6 * 1024;

/** Colours the code blocks of one page, as long as its share lasts. */
export interface CodeColors {
  /** HTML of each line; what a line opens it closes. */
  lines(code: string, language: string): readonly string[];
}

/** Colours for one page. */
export function createCodeColors(): CodeColors {
  let left = maxColoredPerPage;
  return {
    lines(code, language) {
      if (!isColored(language) || code.length > left || hasLongLine(code)) return code.split("\n").map(escapeCode);
      left -= code.length;
      if (code.length < stretchLength) return colorLines(code, language);
      return stretchesOf(code.split("\n")).flatMap((stretch) => colorLines(stretch, language));
    },
  };
}

function hasLongLine(code: string): boolean {
  for (let start = 0; code.length - start > maxLineLength; ) {
    const newline = code.indexOf("\n", start);
    if (newline === -1 || newline - start > maxLineLength) return true;
    start = newline + 1;
  }
  return false;
}

/** Cuts code at line ends, at an empty line where one is near. */
function stretchesOf(lines: readonly string[]): readonly string[] {
  const stretches: string[] = [];
  let start = 0;
  let length = 0;
  let lastEmpty = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    if (line === "" && length > stretchLength / 2) lastEmpty = index + 1;
    length += line.length + 1;
    if (length <= stretchLength || index + 1 === lines.length) continue;
    const end = lastEmpty > start ? lastEmpty : index + 1;
    stretches.push(lines.slice(start, end).join("\n"));
    start = end;
    index = end - 1;
    length = 0;
  }
  if (start < lines.length) stretches.push(lines.slice(start).join("\n"));
  return stretches;
}

function colorLines(code: string, language: string): readonly string[] {
  const page: ColoredLines = { isPlain: !/[&<>]/.test(code), lines: [], html: "", kind: "", open: "" };
  for (const token of tokenizeCode(code, language)) walk(token, "", page);
  endLine(page);
  return page.lines;
}

/** Finished lines and one being written: finished HTML, then text of one kind that waits for more of its kind. */
interface ColoredLines {
  /** Whether no character needs escaping. */
  readonly isPlain: boolean;
  readonly lines: string[];
  html: string;
  kind: string;
  open: string;
}

/** Adds text of one kind, which may end lines. */
function write(text: string, kind: string, page: ColoredLines): void {
  let start = 0;
  for (let newline = text.indexOf("\n"); newline !== -1; newline = text.indexOf("\n", start)) {
    append(text.slice(start, newline), kind, page);
    endLine(page);
    start = newline + 1;
  }
  append(start === 0 ? text : text.slice(start), kind, page);
}

/** Adds text; spaces go with what they follow, so that neighbours of one kind share an element. */
function append(text: string, kind: string, page: ColoredLines): void {
  const visible = kind === page.kind ? "" : text.trimStart();
  if (visible === "") {
    page.open += text;
    return;
  }
  page.html += wrap(page, page.open + text.slice(0, text.length - visible.length));
  page.open = visible;
  page.kind = kind;
}

function endLine(page: ColoredLines): void {
  page.lines.push(page.html + wrap(page, page.open));
  page.html = "";
  page.open = "";
  page.kind = "";
}

/** The waiting text; spaces at its end stand outside the element. */
function wrap({ kind, isPlain }: ColoredLines, open: string): string {
  const html = isPlain ? open : escapeCode(open);
  if (kind === "" || open === "") return html;
  const text = html.trimEnd();
  return `<span class="tok-${kind}">${text}</span>${html.slice(text.length)}`;
}

/** Kinds whose plain parts are of the same kind: the words of a string, but not the arguments of a command. */
const inherited: ReadonlySet<string> = new Set(["string", "comment", "type", "tag", "added", "removed"]);

function walk(token: CodeToken, outer: string, page: ColoredLines): void {
  if (typeof token === "string") {
    write(token, outer, page);
    return;
  }
  const { kind = outer, content } = token;
  if (typeof content === "string") write(content, kind, page);
  else for (const part of content) walk(part, inherited.has(kind) ? kind : "", page);
}
