// Pages of a folder that is no site yet: nobody says which tool they were written for, so what only one tool reads, and
// nobody would write as text, is rewritten whatever the tool.
import { rewriteDefinitions } from "./definitionLists.ts";
import { rewriteDocsify } from "./docsify.ts";
import { endHtmlBlocks } from "./endHtml.ts";
import { rewriteAttributeLists } from "./kramdown.ts";
import { rewriteLiquid } from "./liquid.ts";
import { rewriteMarkedHtml } from "./mkdocsHtml.ts";
import { rewriteMyst } from "./myst.ts";
import type { Pass } from "./pageLines.ts";

/** The passes of a page, in order. */
export const loosePasses = (rawHtml: boolean): readonly Pass[] => [
  rewriteLiquid,
  rewriteMyst,
  rewriteDocsify,
  rewriteAttributeLists,
  ...(rawHtml ? [rewriteMarked, rewriteDefinitions] : []),
];

/** `<div class="example" markdown="1">` */
const marked = /<[a-z]\w*\s[^>\n]{0,300}\bmarkdown(?:=|>)/i;

/** HTML whose content is Markdown, in pages of tools that have such: in them no block of HTML goes on behind its end. */
const rewriteMarked: Pass = (lines, note) =>
  lines.some(({ text }) => marked.test(text))
    ? [rewriteMarkedHtml, endHtmlBlocks("inline")].reduce((done, pass) => pass(done, note), lines)
    : lines;
