// The text of a stretch of a page as translators see it: in one line where the page may break it anywhere.

import { joinDenseLines } from "../denseLines.ts";

/** Code, tags, addresses and attributes, in which no words are looked for. */
const noWords = /`+[^`]*`+|<[^<>]*>|\]\([^()\s]*|\bhttps?:\/\/[^\s<>)]+|\{[^{}]*\}/g;

/** Whether there is something to translate in a text. */
export const hasWords = (text: string): boolean =>
  /\p{L}/u.test(text.includes("`") || /[<({:]/.test(text) ? text.replace(noWords, "") : text);

/**
 * Lines of a paragraph as one; a line that ends in two blanks or a backslash ends in a backslash and a new line. Where a tag
 * begins them, they stay as they are: alone on its line it makes raw HTML of those below.
 */
export function joinLines(lines: readonly string[]): string {
  if (lines[0]?.startsWith("<")) return lines.map((line) => line.trim()).join("\n");
  const stretches: string[][] = [[]];
  for (const [index, line] of lines.entries()) {
    const text = line.trim();
    const isLast = index === lines.length - 1;
    const isBroken = !isLast && ((text.endsWith("\\") && !text.endsWith("\\\\")) || / {2}$/.test(line));
    stretches.at(-1)?.push(isBroken && text.endsWith("\\") ? text.slice(0, -1) : text);
    if (isBroken) stretches.push([]);
  }
  return stretches.map((stretch) => joinDenseLines(stretch.join("\n")).replaceAll("\n", " ")).join("\\\n");
}
