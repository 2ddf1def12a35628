// Where a block of HTML ends in other tools: with its last tag. In CommonMark it goes on to the next empty line, and what
// stands below the tag would be shown as it is written.
import { isBlank, opaqueFlags, type PageLine, type Pass } from "./pageLines.ts";

/** Tags that begin a block wherever a line begins with them; `<style>` and the like end by themselves. */
const blockTag =
  /^[ \t]*<\/?(?:address|article|aside|blockquote|center|details|dialog|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|menu|nav|ol|p|picture|section|summary|table|tbody|td|tfoot|th|thead|tr|ul|video)(?=[\s/>])/i;
/** `<img src="a.png">`, `</a>`: any other tag that has its line to itself. */
const loneTag = /^[ \t]*<\/?[a-z][\w-]*(?:[ \t][^<>]{0,2000})?>[ \t]*$/i;
/** A tag: `/` of a closing one in group 1, the name in group 2, `/` of an empty one in group 3. */
const anyTag = /<(\/?)([a-z][\w-]*)(?:\s[^<>]*?)?(\/?)>/gi;
const empty = new Set("area br col embed hr img input link meta source track wbr".split(" "));

/** What begins a block of its own, whatever stands above it: a heading, a list, a quotation, a container. */
const newBlock = /^[ \t]*(?:#{1,6}[ \t]|[-*+][ \t]|\d{1,9}[.)][ \t]|>|:::|\|)/;

/**
 * Ends blocks of HTML with their last tag.
 * @param loneTags Whether a tag on a line of its own is a block in its tool, or a part of the paragraph below it.
 */
export const endHtmlBlocks =
  (loneTags: "blocks" | "inline"): Pass =>
  (lines) => {
    if (!lines.some(({ text }) => text.trimStart().startsWith("<"))) return lines;
    const opaque = opaqueFlags(lines);
    const out: PageLine[] = [];
    /** Tags that are open in the block of HTML that is being read; `undefined` outside of one. */
    let depth: number | undefined;
    let isFresh = true;
    for (const [index, line] of lines.entries()) {
      const { text } = line;
      const next = lines[index + 1]?.text ?? "";
      const isLone: boolean = isFresh && depth === undefined && !blockTag.test(text) && loneTag.test(text);
      if (opaque[index] || isBlank(text)) depth = undefined;
      else if (depth !== undefined || blockTag.test(text)) depth = (depth ?? 0) + openedIn(text);
      const isEnd: boolean =
        !opaque[index] && (isLone || (depth !== undefined && depth <= 0 && /<[^<>]*>[ \t]*$/.test(text)));
      const goesOn: boolean = isEnd && !isBlank(next) && !next.trimStart().startsWith("<");
      isFresh = isBlank(text) || goesOn;
      if (!goesOn) {
        out.push(line);
        continue;
      }
      depth = undefined;
      // A character that is written out makes the line one of text.
      if (isLone && loneTags === "inline" && !newBlock.test(next))
        out.push({ ...line, text: `${text.trimEnd()}&#32;` });
      else out.push(line, { text: "", line: line.line });
    }
    return out;
  };

/** Elements that a line opens, less those that it closes. */
function openedIn(text: string): number {
  let opened = 0;
  for (const [, slash, name = "", end] of text.matchAll(anyTag))
    if (!empty.has(name.toLowerCase()) && end !== "/") opened += slash === "/" ? -1 : 1;
  return opened;
}
