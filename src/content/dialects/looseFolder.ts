// Pages of a folder that is no site yet: nobody says which tool they were written for, so what only one tool reads, and
// nobody would write as text, is rewritten whatever the tool.
import { rewriteDefinitions } from "./definitionLists.ts";
import { rewriteDocsify } from "./docsify.ts";
import { endHtmlBlocks } from "./endHtml.ts";
import { rewriteAttributeLists } from "./kramdown.ts";
import { rewriteLiquid } from "./liquid.ts";
import { rewriteMdx } from "./mdx.ts";
import { rewriteMarkedHtml } from "./mkdocsHtml.ts";
import { rewriteMyst } from "./myst.ts";
import { opaqueFlags, type Pass } from "./pageLines.ts";

/** A page of such a folder. */
interface LoosePage {
  readonly body: string;
  readonly path: string;
  readonly rawHtml: boolean;
}

/** The passes of a page, in order; without those that have nothing to do, as most pages are plain Markdown. */
export function loosePasses({ body, path, rawHtml }: LoosePage): readonly Pass[] {
  const passes: Pass[] = isMdx(path) ? [rewriteMdx("docusaurus"), endHtmlBlocks("blocks")] : [];
  if (body.includes("[#")) passes.push(rewriteHeadingIds);
  if (body.includes("{%") || body.includes("{{")) passes.push(rewriteLiquid);
  if ((body.includes("{") || body.includes(")=")) && mayHoldMyst.test(body)) passes.push(rewriteMyst);
  if (body.includes("!>") || body.includes("?>") || body.includes("{docsify-")) passes.push(rewriteDocsify);
  if (body.includes("{:")) passes.push(rewriteAttributeLists);
  if (rawHtml && body.includes("markdown")) passes.push(rewriteMarked);
  if (rawHtml && mayHoldDefinition.test(body)) passes.push(rewriteDefinitions);
  return passes;
}

/** A directive, a role, or `(label)=`. */
const mayHoldMyst = /[:`~]\{[a-z]|\}`|^\(\S+\)=/m;
const mayHoldDefinition = /^[ \t]*:[ \t]/m;

/** Whether a page has components. */
export const isMdx = (path: string): boolean => path.toLowerCase().endsWith(".mdx");

/** `## Title [#id]` of Nextra and Fumadocs: the title in group 1, the id in group 2. */
const headingId = /^(#{1,6} .*?\S)[ \t]+\[#([\p{L}\p{N}_-]{1,100})\][ \t]*$/u;

const rewriteHeadingIds: Pass = (lines) => {
  const opaque = opaqueFlags(lines);
  return lines.map((line, index) =>
    opaque[index] || line.text.length > longestHeading
      ? line
      : { ...line, text: line.text.replace(headingId, "$1 {#$2}") },
  );
};

/** No heading that an author has written is longer. */
const longestHeading = 2_000;

/** `<div class="example" markdown="1">` */
const marked = /<[a-z]\w*\s[^>\n]{0,300}\bmarkdown(?:=|>)/i;

/** HTML whose content is Markdown, in pages of tools that have such: in them no block of HTML goes on behind its end. */
const rewriteMarked: Pass = (lines, note) =>
  lines.some(({ text }) => marked.test(text))
    ? [rewriteMarkedHtml, endHtmlBlocks("inline")].reduce((done, pass) => pass(done, note), lines)
    : lines;
