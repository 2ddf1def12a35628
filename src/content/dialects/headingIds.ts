// Ids of headings as tools with components write them: `## Title [#id]`, and `## Title \\{#id}` or `## Title {/*id*\/}`,
// because a brace begins an expression there.
import { opaqueFlags, type Pass } from "./pageLines.ts";

/** The title in group 1, the id in one of the next. */
const headingId =
  /^(#{1,6} .*?\S)[ \t]*(?:[ \t]\[#([\p{L}\p{N}_-]{1,100})\]|\\\{#([^\s{}#<>\\]{1,100})\\?\}|\{\/\*([\p{L}\p{N}_.-]{1,100})\*\/\})[ \t]*$/u;

/** No heading that an author has written is longer. */
const longestHeading = 2_000;

/** Such ids as `{#id}`. */
export const rewriteHeadingIds: Pass = (lines) => {
  if (!lines.some(({ text }) => mayHoldId(text))) return lines;
  const opaque = opaqueFlags(lines);
  return lines.map((line, index) => {
    if (opaque[index] || line.text.length > longestHeading || !mayHoldId(line.text)) return line;
    const [, title = "", ...ids] = headingId.exec(line.text) ?? [];
    return title === "" ? line : { ...line, text: `${title} {#${ids.join("")}}` };
  });
};

/** Whether a text may have such ids. */
export const mayHoldHeadingId = (text: string): boolean => marks.some((mark) => text.includes(mark));
const marks = ["[#", "\\{#", "{/*"];

const mayHoldId = (text: string): boolean => text.startsWith("#") && mayHoldHeadingId(text);
