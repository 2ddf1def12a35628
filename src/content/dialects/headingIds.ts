// Ids of headings as tools with components write them: `## Title [#id]`, and `## Title \\{#id}`, because a brace begins an
// expression there.
import { opaqueFlags, type Pass } from "./pageLines.ts";

/** The title in group 1, the id in group 2 or 3. */
const headingId = /^(#{1,6} .*?\S)[ \t]*(?:[ \t]\[#([\p{L}\p{N}_-]{1,100})\]|\\\{#([^\s{}#<>\\]{1,100})\\?\})[ \t]*$/u;

/** No heading that an author has written is longer. */
const longestHeading = 2_000;

/** Such ids as `{#id}`. */
export const rewriteHeadingIds: Pass = (lines) => {
  if (!lines.some(({ text }) => mayHoldId(text))) return lines;
  const opaque = opaqueFlags(lines);
  return lines.map((line, index) => {
    if (opaque[index] || line.text.length > longestHeading || !mayHoldId(line.text)) return line;
    const [, title = "", inBrackets = "", inBraces = ""] = headingId.exec(line.text) ?? [];
    return title === "" ? line : { ...line, text: `${title} {#${inBrackets}${inBraces}}` };
  });
};

const mayHoldId = (text: string): boolean => text.startsWith("#") && (text.includes("[#") || text.includes("\\{#"));
