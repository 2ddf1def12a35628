// Pages of a folder that is no site yet: nobody says which tool they were written for, so what only one tool reads, and
// nobody would write as text, is rewritten whatever the tool.
import { rewriteDefinitions } from "./definitionLists.ts";
import { rewriteDocsify } from "./docsify.ts";
import { endHtmlBlocks } from "./endHtml.ts";
import { rewriteCodeLinks } from "./exdoc.ts";
import { fillValues } from "./fillValues.ts";
import { mayHoldHeadingId, rewriteHeadingIds } from "./headingIds.ts";
import { rewriteShortcodes } from "./hugo.ts";
import { mayHoldShortcode } from "./hugoShortcode.ts";
import { rewriteAttributeLists } from "./kramdown.ts";
import { rewriteLiquid } from "./liquid.ts";
import { rewriteMdx } from "./mdx.ts";
import { takeDotted } from "./mkdocs.ts";
import { rewriteMyst } from "./myst.ts";
import type { Pass } from "./pageLines.ts";
import { mayHoldAttributes, rewritePlainAttributes } from "./plainAttributes.ts";
import { rewriteMarked } from "./rewriteMarked.ts";

/** A page of such a folder. */
interface LoosePage {
  readonly body: string;
  readonly path: string;
  readonly rawHtml: boolean;
  readonly values?: Readonly<Record<string, string>> | undefined;
}

/** The passes of a page, in order; without those that have nothing to do, as most pages are plain Markdown. */
export function loosePasses({ body, path, rawHtml, values }: LoosePage): readonly Pass[] {
  // Ids come first: to components they are comments.
  const passes: Pass[] = mayHoldHeadingId(body) ? [rewriteHeadingIds] : [];
  if (isMdx(path, body)) passes.push(rewriteMdx("docusaurus"), endHtmlBlocks("blocks"));
  if (values !== undefined && body.includes("{{")) passes.push(fillValues(values));
  if (mayHoldGenerated.test(body)) passes.push(takeDotted);
  if (mayHoldCodeLink.test(body)) passes.push(rewriteCodeLinks);
  if (mayHoldShortcode(body)) passes.push(rewriteShortcodes);
  if (body.includes("{%") || body.includes("{{")) passes.push(rewriteLiquid);
  if ((body.includes("{") || body.includes(")=")) && mayHoldMyst.test(body)) passes.push(rewriteMyst);
  if (body.includes("!>") || body.includes("?>") || body.includes("{docsify-")) passes.push(rewriteDocsify);
  if (body.includes("{:")) passes.push(rewriteAttributeLists);
  if (mayHoldAttributes.test(body)) passes.push(rewritePlainAttributes);
  if (rawHtml && body.includes("markdown")) passes.push(rewriteMarked);
  if (rawHtml && mayHoldDefinition.test(body)) passes.push(rewriteDefinitions);
  return passes;
}

/** `::: package.module` of MkDocs, `[TOC]`. */
const mayHoldGenerated = /^[ \t]*(?::::[ \t]+\w+\.\w|\[toc\][ \t]*$)/im;
/** "](`", "]: `", "](Mod.Other.html", or an address with a space. */
const mayHoldCodeLink = /\]:[ \t]*`|\]\((?:`|[A-Z]\w*\.[A-Z]|[^()<>"\n]{1,200} [^()<>"\n]{0,200}\.[a-z])/;
/** A directive, a role, or `(label)=`. */
const mayHoldMyst = /[:`~]\{[a-z]|\}`|^\(\S+\)=/m;
const mayHoldDefinition = /^[ \t]*:[ \t]/m;

/** Whether a page has components. Docusaurus, Rspress and Nextra read files called `.md` with them, too. */
export const isMdx = (path: string, body: string): boolean =>
  path.toLowerCase().endsWith(".mdx") || beginsWithImport.test(body);

/** An import before any text, or after the title. */
const beginsWithImport =
  /^\s*(?:# [^\n]{0,300}\n\s*)?import\s+[\w${},*\s]{1,300}\sfrom\s+(?:"[^"\n]{1,300}"|'[^'\n]{1,300}')[ \t]*;?[ \t]*(?:\n|$)/;
