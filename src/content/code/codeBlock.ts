// A code block from its fence and text: language, colours, marked lines.
import type { CodeBlockProps, CodeLine } from "../../model/body.ts";
import type { Config } from "../../model/config.ts";
import type { CodeColors } from "./colorCode.ts";
import type { FenceInfo } from "./fenceInfo.ts";
import { type MarkedCode, readMagicComments } from "./magicComments.ts";

/** Code to show. */
interface CodeInput {
  readonly code: string;
  readonly info: FenceInfo;
  readonly settings: Config["markdown"];
  readonly colors: CodeColors;
}

/** Props of a code block. Ranges count the lines that are shown: magic comments have no number. */
export function codeBlockOf({ code, info, settings, colors }: CodeInput): CodeBlockProps {
  const language = info.language ?? (settings.defaultLanguage || "text");
  const { lines: shown, marks } = readMagicComments(code.replace(/\n$/, ""), language, settings.magicComments);
  const text = shown.join("\n");
  const html = colors.lines(text, language);
  const isDiff = language === "diff" || language === "patch";
  const hasRanges = info.highlighted.length > 0 || info.added !== undefined || info.removed !== undefined;
  const isMarked = isDiff || hasRanges || marks.size > 0;
  return {
    language,
    lines: isMarked
      ? markedLines({ shown, marks, html, info, isDiff })
      : shown.map((_, index) => ({ html: html[index] ?? "" })),
    text,
    ...(info.title === undefined ? {} : { title: info.title }),
    ...(info.firstLineNumber === undefined ? {} : { firstLineNumber: info.firstLineNumber }),
  };
}

interface MarkedLines {
  readonly shown: readonly string[];
  readonly marks: MarkedCode["marks"];
  readonly html: readonly string[];
  readonly info: FenceInfo;
  readonly isDiff: boolean;
}

/** Lines with what comments, ranges and diffs say of them. */
function markedLines({ shown, marks, html, info, isDiff }: MarkedLines): readonly CodeLine[] {
  const isHighlighted = linesInside(info.highlighted, shown.length);
  const isAdded = linesInside(info.added ?? [], shown.length);
  const isRemoved = linesInside(info.removed ?? [], shown.length);
  return shown.map((line, index): CodeLine => {
    const classes = new Set(marks.get(index) ?? []);
    if (isHighlighted[index]) classes.add("highlighted");
    if (isAdded[index]) classes.add("added");
    if (isRemoved[index]) classes.add("removed");
    const change = isDiff ? changeOf(line) : undefined;
    if (change !== undefined) classes.add(change);
    return { html: html[index] ?? "", ...(classes.size === 0 ? {} : { marks: [...classes] }) };
  });
}

/** Which lines are inside a range. Ranges may overlap and be many: both are walked once. */
function linesInside(ranges: FenceInfo["highlighted"], count: number): readonly boolean[] {
  const changes = new Array<number>(count + 1).fill(0);
  for (const [first, last] of ranges) {
    if (first < 1 || first > count || last < first) continue;
    changes[first - 1] = (changes[first - 1] ?? 0) + 1;
    changes[Math.min(last, count)] = (changes[Math.min(last, count)] ?? 0) - 1;
  }
  let depth = 0;
  return changes.slice(0, count).map((change) => {
    depth += change;
    return depth > 0;
  });
}

/** What a line of a diff says of itself; the two header lines say nothing. */
function changeOf(line: string): "added" | "removed" | undefined {
  if (line.startsWith("+++") || line.startsWith("---")) return undefined;
  return line.startsWith("+") ? "added" : line.startsWith("-") ? "removed" : undefined;
}
