// The part of an included file that is asked for: a region, a section, a range of lines.
import { codeLinesOf, dedent, readRegion } from "../code/codeRegion.ts";
import type { IncludeRequest } from "./includeRequest.ts";

/** What is wanted of a file. */
type WantedPart = Pick<IncludeRequest, "part" | "between" | "isAnchored" | "isDedented">;

/** Marks of MkDocs around sections. */
const sectionMark = /-{1,}8<-{1,}[ \t]*\[(?:start|end):/;

/** The lines wanted; `undefined` when the file has no such part. */
export function selectLines(text: string, wanted: WantedPart): string | undefined {
  const whole = linesOf(text, wanted);
  const lines = wanted.between === undefined || whole === undefined ? whole : textBetween(whole, wanted.between);
  return wanted.isDedented ? lines && dedent(lines.split("\n")).join("\n") : lines;
}

/** What stands between two texts; `undefined` where one is not there. */
function textBetween(text: string, { after, before }: NonNullable<WantedPart["between"]>): string | undefined {
  const start = after === undefined ? 0 : text.indexOf(after);
  if (start === -1) return undefined;
  const from = start + (after?.length ?? 0);
  const end = before === undefined ? text.length : text.indexOf(before, from);
  if (end === -1) return undefined;
  // Code has whole lines; what is left of those of the marks is their comment.
  return text
    .slice(from, end)
    .replace(/^[^\S\n]*(?:-->|\*\/)?[^\S\n]*\n|\n[^\S\n]*(?:<!--|#|\/\/|\/\*|--)?[^\S\n]*$/g, "");
}

function linesOf(text: string, { part, isAnchored = false }: WantedPart): string | undefined {
  if (part === "") return isAnchored ? withoutAnchors(text.split("\n")) : withoutMarks(text);
  const range = /^(\d{0,7})\s*,\s*(\d{0,7})$|^(\d{1,7})$/.exec(part);
  if (range) {
    const first = Number(range[1] || range[3] || "1");
    const last = range[3] === undefined ? Number(range[2] || "9999999") : first;
    const lines = text.split("\n").slice(Math.max(first - 1, 0), last);
    return isAnchored ? withoutAnchors(lines) : lines.join("\n");
  }
  if (isAnchored) return anchoredLines(text, part);
  const name = part.replace(/^#/, "");
  return part.startsWith("#") ? (readRegion(codeLinesOf(text), name) ?? sectionOf(text, name)) : sectionOf(text, name);
}

function withoutMarks(text: string): string {
  if (!text.includes("8<-")) return text;
  return text
    .split("\n")
    .filter((line) => !sectionMark.test(line))
    .join("\n");
}

function sectionOf(text: string, name: string): string | undefined {
  const lines = text.split("\n");
  const start = lines.findIndex(
    (line) => sectionMark.test(line) && line.includes(`[start:${name}]`.replace(/\s/g, "")),
  );
  const loose =
    start === -1 ? lines.findIndex((line) => line.replace(/\s/g, "").includes(`8<--[start:${name}]`)) : start;
  if (loose === -1) return undefined;
  const end = lines.findIndex((line, index) => index > loose && line.replace(/\s/g, "").includes(`[end:${name}]`));
  return withoutMarks(lines.slice(loose + 1, end === -1 ? lines.length : end).join("\n"));
}

/** `// ANCHOR: part`, `# ANCHOR_END: part`; the name is group 2, group 1 tells the end. */
const anchorMark = /\bANCHOR(_END)?:\s*([\w-]+)/;

const isAnchor = (line: string): boolean => line.includes("ANCHOR") && anchorMark.test(line.slice(0, 500));

const withoutAnchors = (lines: readonly string[]): string => lines.filter((line) => !isAnchor(line)).join("\n");

/** The lines between the anchors of a name; to the end of the file where it is never ended. */
function anchoredLines(text: string, name: string): string | undefined {
  const lines = text.split("\n");
  const marks = lines.map((line) => (isAnchor(line) ? anchorMark.exec(line) : null));
  const start = marks.findIndex((mark) => mark?.[1] === undefined && mark?.[2] === name);
  if (start === -1) return undefined;
  const end = marks.findIndex((mark, index) => index > start && mark?.[1] !== undefined && mark[2] === name);
  return withoutAnchors(lines.slice(start + 1, end === -1 ? lines.length : end));
}
