// What of a Markdown file is prose: all else is blanked, so that a place in what is left is a place in the file.
import { splitPage } from "./frontMatter.ts";
import { trackOpaqueLines } from "./opaqueLines.ts";

/** What is no prose inside a line, by the sign that it begins with: what follows that sign, and what it ends with. */
const hiddenParts: readonly (readonly [opening: string, closing: string])[] = [
  ["`", "`"],
  ["](", ")"],
  ["<", ">"],
];

/**
 * A line with code, addresses of links and tags blanked. As long as the line. Each sign is looked at once, and what is never
 * closed is looked for once.
 */
export function proseOfLine(line: string): string {
  if (!/[`<]|\]\(/.test(line)) return line;
  let prose = "";
  let from = 0;
  const neverClosed = new Set<string>();
  for (let at = 0; at < line.length; at += 1) {
    const part = hiddenParts.find(([opening]) => line.startsWith(opening, at));
    if (part === undefined || neverClosed.has(part[1])) continue;
    const [opening, closing] = part;
    const end = line.indexOf(closing, at + opening.length);
    if (end === -1) {
      neverClosed.add(closing);
      continue;
    }
    prose += line.slice(from, at) + " ".repeat(end + closing.length - at);
    from = end + closing.length;
    at = from - 1;
  }
  return prose + line.slice(from);
}

/** Addresses that stand in the text, those of references, and attributes behind headings and containers. */
const furtherParts = /(?:https?:\/\/|www\.)\S+|^ {0,3}\[[^\]]{1,200}\]:.*|^[ \t]*:{3,}[ \t]*[\w-]*|\{[^{}]{0,200}\}/g;

/**
 * The text of a page (lines end in `\n`) with everything blanked that is not written for people: front matter, code, raw
 * HTML, addresses. As long as the text, line by line.
 */
export function proseText(text: string): string {
  const first = splitPage(text)?.bodyLinesBefore ?? 0;
  const opaque = trackOpaqueLines({ anyIndent: true });
  const blank = (part: string): string => " ".repeat(part.length);
  return text
    .split("\n")
    .map((line, index) => {
      if (index < first || opaque.covers(line)) return blank(line);
      return proseOfLine(line).replace(furtherParts, blank);
    })
    .join("\n");
}
