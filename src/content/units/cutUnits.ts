// Cuts the Markdown of a page into what is translated by itself, with the places of it. Looks at lines and their marks; what
// it takes for the text of another block is translated as that, and nothing is lost: all between the stretches stays.
import { trackOpaqueLines } from "../opaqueLines.ts";
import { beginsHtml, interruptsText, isRule, isUnderline, isVerbatim, readOpening } from "./blockStarts.ts";
import { cutCode } from "./cutCode.ts";
import { cutHeading } from "./cutHeading.ts";
import { cutHtml } from "./cutHtml.ts";
import { cutOpening, isContainerLine } from "./cutOpening.ts";
import { cutRow, isDelimiterRow } from "./cutTable.ts";
import { indentColumn, type LinePrefix, readPrefix } from "./linePrefix.ts";
import type { TextUnit, UnitKind } from "./textUnit.ts";
import { hasWords, joinLines } from "./unitText.ts";

/** A line of a page. */
interface Line {
  readonly start: number;
  readonly end: number;
  readonly number: number;
}

/** Lines of a block that is still open. */
interface OpenBlock extends LinePrefix {
  readonly kind: "text" | "item" | "table" | "html" | "opaque";
  readonly start: number;
  readonly line: number;
  end: number;
  readonly lines: string[];
}

/** What is known when a line is read. */
interface Scan {
  readonly text: string;
  readonly units: TextUnit[];
  readonly opaque: ReturnType<typeof trackOpaqueLines>;
  /** Columns at which the texts of open items begin. */
  readonly indents: number[];
  open: OpenBlock | undefined;
}

/**
 * The stretches of a page from an offset on, in reading order.
 * @param text Lines end in `\n`.
 */
export function cutUnits(text: string, from = 0): readonly TextUnit[] {
  const opaque = trackOpaqueLines({ anyIndent: true });
  const scan: Scan = { text, units: [], opaque, indents: [], open: undefined };
  let number = text.slice(0, from).split("\n").length;
  for (let start = from; start < text.length; number += 1) {
    const newline = text.indexOf("\n", start);
    const end = newline === -1 ? text.length : newline;
    takeLine(scan, { start, end, number });
    start = end + 1;
  }
  endBlock(scan);
  return scan.units;
}

function takeLine(scan: Scan, place: Line): void {
  const { text, opaque, indents } = scan;
  const line = text.slice(place.start, place.end);
  if (opaque.covers(line)) {
    if (scan.open?.kind !== "opaque")
      openBlock(scan, "opaque", { place, prefix: readPrefix(line, indents.at(-1) ?? 0) });
    if (scan.open !== undefined) scan.open.end = place.end;
    if (!opaque.isInside) endBlock(scan);
    return;
  }
  if (scan.open?.kind === "opaque") endBlock(scan);
  const prefix = readPrefix(line, baseOf(scan, line));
  const rest = line.slice(prefix.content);
  if (rest.trim() === "" && prefix.marks === 0) {
    endBlock(scan);
    return;
  }
  const unmarked = line.slice(prefix.unmarked);
  const goesOn = continues(scan, prefix, rest) || isRuleOfTable(scan, unmarked);
  if (goesOn && !isTableHead(scan, place, rest)) {
    extend(scan, place, unmarked);
    return;
  }
  const heading = underlined(scan, prefix, rest);
  endBlock(scan, heading);
  if (heading !== undefined) return;
  keepIndents(indents, prefix);
  beginBlock(scan, { place, prefix, rest });
}

/** Column of the innermost item that a line is indented for. */
function baseOf({ indents }: Scan, line: string): number {
  const column = indentColumn(line);
  return indents.findLast((indent) => indent <= column) ?? 0;
}

function keepIndents(indents: number[], { markColumn, column, marks }: LinePrefix): void {
  while ((indents.at(-1) ?? -1) > markColumn) indents.pop();
  if (marks > 0) indents.push(column);
}

function continues({ open, indents }: Scan, { quotes, marks, number }: LinePrefix, rest: string): boolean {
  if (open === undefined) return false;
  if (open.kind === "html") return quotes === open.quotes;
  if (quotes > open.quotes || interruptsText(rest)) return false;
  if (open.kind === "table") return marks === 0 && quotes === open.quotes;
  // A number other than the first begins no list in the middle of a paragraph.
  const isNoItem = marks === 0 || (number !== undefined && number !== 1 && indents.length === 0);
  return isNoItem && !(quotes === open.quotes && isUnderline(rest));
}

/** The heading that the lines above become by a line of `===` or `---`. */
function underlined({ open }: Scan, { quotes }: LinePrefix, rest: string): UnitKind | undefined {
  if (open?.kind !== "text" || quotes !== open.quotes || !isUnderline(rest)) return undefined;
  return rest.startsWith("=") ? "h1" : "h2";
}

interface Beginning {
  readonly place: Line;
  readonly prefix: LinePrefix;
  readonly rest: string;
}

function beginBlock(scan: Scan, { place, prefix, rest }: Beginning): void {
  const { text, units } = scan;
  const start = place.start + prefix.content;
  const own = { start, end: place.end, line: place.number };
  if (prefix.isCode || isVerbatim(rest)) return;
  const heading = /^#{1,6}(?:[ \t]+|$)/.exec(rest)?.[0];
  const opening = readOpening(rest);
  if (heading !== undefined) {
    units.push(cutHeading(text, { ...own, start: start + heading.length }, `h${heading.trim().length}`));
  } else if (isContainerLine(rest)) {
    addUnits(scan, cutOpening(text, own));
  } else if (isRule(rest)) {
    return;
  } else if (opening !== undefined) {
    if (opening.isIndented) scan.indents.push(prefix.column + 4);
    const { title, at } = opening;
    const unit = { ...own, start: start + at, end: start + at + title.length, text: title, prefix: "" };
    if (title !== "") units.push({ ...unit, kind: "title", hasWords: hasWords(title) });
  } else if (beginsHtml(rest)) {
    openBlock(scan, "html", { place, prefix });
  } else if (isTableHead(scan, place, rest)) {
    openBlock(scan, "table", { place, prefix });
    addUnits(scan, cutRow(text, own));
  } else if (rest.trim() !== "") {
    openBlock(scan, prefix.marks > 0 ? "item" : "text", { place, prefix });
    scan.open?.lines.push(rest);
  }
}

/** Whether a line is the rule of a table, also one that looks like an item: `- | -`. */
const isRuleOfTable = ({ open }: Scan, line: string): boolean => open?.kind === "table" && isDelimiterRow(line);

/** Whether a table begins in a line, also in one below a paragraph. */
const isTableHead = ({ text, open }: Scan, place: Line, rest: string): boolean =>
  open?.kind !== "table" && open?.kind !== "html" && rest.includes("|") && isDelimiterRow(lineAfter(text, place));

function lineAfter(text: string, { end }: Line): string {
  const line = text.slice(end + 1, end + 2000).split("\n", 1)[0] ?? "";
  return line.replace(/^[ \t>]+/, "");
}

function openBlock(scan: Scan, kind: OpenBlock["kind"], { place, prefix }: Omit<Beginning, "rest">): void {
  if (scan.open !== undefined) endBlock(scan);
  const { start, end, number: line } = place;
  scan.open = { ...prefix, kind, start: start + prefix.content, end, line, lines: [] };
}

function extend(scan: Scan, place: Line, rest: string): void {
  const { open, text } = scan;
  if (open === undefined) return;
  open.end = place.end;
  if (open.kind === "text" || open.kind === "item") open.lines.push(rest);
  if (open.kind !== "table" || isDelimiterRow(rest)) return;
  addUnits(scan, cutRow(text, { start: place.end - rest.length, end: place.end, line: place.number }));
}

/** One by one: a call takes only so many. */
function addUnits({ units }: Scan, added: readonly TextUnit[]): void {
  for (const unit of added) units.push(unit);
}

/** Ends what is open. @param heading What a paragraph turned out to be. */
function endBlock(scan: Scan, heading?: UnitKind): void {
  const { open, text, units } = scan;
  scan.open = undefined;
  if (open === undefined || open.kind === "table") return;
  const { start, line, kind, continuation } = open;
  const end = start + text.slice(start, open.end).trimEnd().length;
  if (kind === "opaque") addUnits(scan, cutCode(text, { start, end, line, prefix: continuation }));
  else if (kind === "html") addUnits(scan, cutHtml(text, { start, end, line, prefix: continuation }));
  else if (heading !== undefined) units.push(cutHeading(text, { start, end, line }, heading));
  else {
    const joined = joinLines(open.lines);
    units.push({ kind, start, end, line, text: joined, hasWords: hasWords(joined), prefix: continuation });
  }
}
