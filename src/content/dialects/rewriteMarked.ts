// HTML whose content is Markdown, in pages of tools that have such.
import { endHtmlBlocks } from "./endHtml.ts";
import { rewriteMarkedHtml } from "./mkdocsHtml.ts";
import type { Pass } from "./pageLines.ts";

/** `<div class="example" markdown="1">` */
const marked = /<[a-z]\w*\s[^>\n]{0,300}\bmarkdown(?:=|>)/i;

/** Such HTML as what it shows: in pages that have it no block of HTML goes on behind its end. */
export const rewriteMarked: Pass = (lines, note) =>
  lines.some(({ text }) => marked.test(text))
    ? [rewriteMarkedHtml, endHtmlBlocks("inline")].reduce((done, pass) => pass(done, note), lines)
    : lines;
