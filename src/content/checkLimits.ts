// Limits of a page, checked before the Markdown parser sees it: past them its recursion ends in a bare stack overflow.
import type { Position } from "../source/lineMap.ts";
import { closingColons, parseOpening } from "./containerSyntax.ts";
import { maxNesting } from "./markdown.ts";
import { trackOpaqueLines } from "./opaqueLines.ts";

/** Bytes of a file: 10 MiB. */
export const maxFileBytes = 10 * 1024 * 1024;
/** Characters of a line: 1 MiB of ASCII. */
export const maxLineLength = 1024 * 1024;

/** A limit that a text passes, and where. */
interface PassedLimit {
  readonly message: string;
  readonly position: Position;
  readonly hint: string;
}

/** The first limit a text (lines end in `\n`) passes. */
export function findPassedLimit(text: string): PassedLimit | undefined {
  if (isShallow(text)) return undefined;
  const opaque = trackOpaqueLines({ anyIndent: true });
  const lists: number[] = [];
  let containers = 0;
  let brackets = 0;
  let number = 0;
  for (let start = 0; start < text.length; number += 1) {
    const newline = text.indexOf("\n", start);
    const end = newline === -1 ? text.length : newline;
    if (end - start > maxLineLength) return tooLong(end - start, number);
    const line = text.slice(start, end);
    start = end + 1;
    if (opaque.covers(line)) continue;
    const markers = markersOf(line, lists);
    brackets = line.trim() === "" ? 0 : Math.max(0, brackets + bracketsOf(line, maxNesting - brackets));
    if (line.includes(":::")) containers = Math.max(0, containers + containerStep(line));
    if (markers.quotes > maxNesting) return tooDeep("quotes", number);
    if (markers.lists > maxNesting) return tooDeep("lists", number);
    if (brackets > maxNesting) return tooDeep("brackets", number);
    if (containers > maxNesting) return tooDeep("containers", number);
  }
  return undefined;
}

/** A line indented by less than half of the levels cannot stand in too many lists, nor begin too many quotes. */
const shallowStart = maxNesting / 2;

/** Whether a text cannot pass a limit, as almost none can: each level of nesting takes characters of its own. */
function isShallow(text: string): boolean {
  let openings = 0;
  for (let at = text.indexOf("["); at !== -1; at = text.indexOf("[", at + 1)) openings += 1;
  for (let at = text.indexOf(":::"); at !== -1; at = text.indexOf(":::", at + 3)) openings += 1;
  if (openings > maxNesting) return false;
  for (let start = 0; start < text.length; ) {
    let index = start;
    while (isMarkerCode(text.charCodeAt(index))) index += 1;
    const newline = text.indexOf("\n", index);
    const end = newline === -1 ? text.length : newline;
    if (index - start >= shallowStart || end - start > maxLineLength) return false;
    start = end + 1;
  }
  return true;
}

/** A tab, a space, or a sign that marks of lists and quotes have: `* + - > . )` and digits. */
function isMarkerCode(code: number): boolean {
  const isOfNumber = code === 41 || code === 46 || (code >= 48 && code <= 57);
  return isOfNumber || code === 9 || code === 32 || code === 42 || code === 43 || code === 45 || code === 62;
}

function tooLong(length: number, number: number): PassedLimit {
  return {
    message: `A line has ${length} characters; the limit is ${maxLineLength}`,
    position: { line: number + 1, column: maxLineLength + 1 },
    hint: "break the line, or move its content into a separate file",
  };
}

function tooDeep(what: string, number: number): PassedLimit {
  return {
    message: `${what[0]?.toUpperCase()}${what.slice(1)} are nested more than ${maxNesting} levels deep`,
    position: { line: number + 1, column: 1 },
    hint:
      what === "brackets" ? "close them, escape them as `\\[`, or put the text in a code fence" : "reduce the nesting",
  };
}

const containerStep = (line: string): number => (parseOpening(line) ? 1 : closingColons(line) === undefined ? 0 : -1);

/** Matches `1. ` and `12) `; not `1.5`. */
const numberMarker = /^\d{1,9}[.)][ \t]/;

/**
 * Quotes and lists a line is inside of. `lists` holds the indents of the list items open before it and is brought up
 * to date: what is indented further than an open item is inside it.
 */
function markersOf(line: string, lists: number[]): { readonly quotes: number; readonly lists: number } {
  let quotes = 0;
  let items = 0;
  let index = 0;
  let numbered = 0;
  let firstMarker: number | undefined;
  for (; index < line.length; index += 1) {
    const character = line[index] ?? "";
    if (character === " " || character === "\t") continue;
    const number = numberMarker.exec(line.slice(index, index + 12))?.[0] ?? "";
    if (character === ">") quotes += 1;
    else if ("*+-".includes(character) && (line[index + 1] === " " || index + 1 === line.length)) items += 1;
    else if (number !== "") numbered += 1;
    else break;
    firstMarker ??= index;
    index += Math.max(0, number.length - 1);
  }
  // `- - -` and `* * *` alone are a line across the page.
  if (index === line.length && quotes + numbered === 0) return { quotes, lists: 0 };
  if (items + numbered === 0) return { quotes, lists: 0 };
  const indent = firstMarker ?? index;
  while (lists.length > 0 && (lists.at(-1) ?? 0) >= indent) lists.pop();
  lists.push(indent);
  return { quotes, lists: lists.length - 1 + items + numbered };
}

/** Brackets a line opens more than it closes; stops counting past `most`. */
function bracketsOf(line: string, most: number): number {
  if (!line.includes("[") && !line.includes("]")) return 0;
  let depth = 0;
  for (let index = 0; index < line.length && depth <= most; index += 1) {
    if (line[index] === "\\") index += 1;
    else if (line[index] === "[") depth += 1;
    else if (line[index] === "]") depth -= 1;
  }
  return depth;
}
