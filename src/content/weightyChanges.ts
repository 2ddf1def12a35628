// What of a change of an original readers act on: code, numbers, warnings. Compares two states of a section's Markdown; which
// words have changed otherwise is not its business.
import type { WeightyChange } from "../model/translationReport.ts";
import { trackOpaqueLines } from "./opaqueLines.ts";
import { proseText } from "./proseText.ts";

/** Parts of a text that readers act on, without what only lays them out. */
type WeightyParts = Readonly<Record<WeightyChange, readonly string[]>>;

/** What of the parts differs between two texts. The order of parts does not count. */
export function weightyChanges(was: string, is: string): readonly WeightyChange[] {
  const [before, after] = [weightyParts(was), weightyParts(is)];
  const kinds = ["code", "number", "warning"] as const;
  return kinds.filter((kind) => sorted(before[kind]) !== sorted(after[kind]));
}

const sorted = (parts: readonly string[]): string => JSON.stringify([...parts].sort());

function weightyParts(text: string): WeightyParts {
  const opaque = trackOpaqueLines({ anyIndent: true });
  const code: string[] = [];
  const lines = text.split("\n");
  for (const line of lines) {
    if (opaque.covers(line)) code.push(inOneLine(line));
    else for (const [, span = ""] of line.matchAll(codeSpan)) code.push(inOneLine(span));
  }
  const number = proseText(text)
    .split("\n")
    .flatMap((line) => line.replace(listMark, "").match(numberPattern) ?? []);
  return { code: code.filter((part) => part !== ""), number, warning: warningsIn(lines) };
}

/** `--port 80` in a line, between one or more backticks. */
const codeSpan = /`([^`\n]{1,400})`/g;
/** `3.` in front of an item says nothing but its place. */
const listMark = /^[ \t>]*\d{1,9}[.)][ \t]/;
/** `5`, `2.4`, `10:30`, `5` of `5GHz`; not the digits of a word such as `v2`. */
const numberPattern = /(?<![\p{L}\d])\d+(?:[.,:]\d+)*/gu;

/** `:::danger`, `::: warning`, `> [!CAUTION]`, `!!! warning`, also in a quotation or list. */
const warningStart =
  /^([ \t>]*)(?:(:{3,})[ \t]*(?:danger|warning|caution)\b|\[!(?:warning|caution)\]|[!?]{3}\+?[ \t]+(?:danger|warning|caution)\b)/i;

/** `:::` and `>`, which only lay a note out. */
const noteMarks = /(?:^|\s)(?::{3,}|>)/g;

/** Texts of notes that warn, each up to its end: its closing colons, the end of its quotation, or of its indented lines. */
function warningsIn(lines: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const start = warningStart.exec(lines[at] ?? "");
    if (start === null) continue;
    const [, , colons] = start;
    const isQuoted = /^[ \t]*>/.test(lines[at] ?? "");
    const isInside = (line: string): boolean => {
      if (colons !== undefined) return !closes(line, colons);
      return isQuoted ? /^[ \t]*>/.test(line) : line.trim() === "" || /^(?: {4}|\t)/.test(line);
    };
    const end = endOf(lines, at + 1, isInside);
    found.push(inOneLine(lines.slice(at, end).join(" ").replace(noteMarks, " ")));
    at = end - 1;
  }
  return found;
}

function endOf(lines: readonly string[], from: number, isInside: (line: string) => boolean): number {
  let end = from;
  while (end < lines.length && isInside(lines[end] ?? "")) end += 1;
  return end;
}

const closes = (line: string, colons: string): boolean => line.replace(/[ \t>]/g, "") === colons;

const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
