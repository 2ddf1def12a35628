// Pages of Jekyll: tags and expressions of Liquid, attribute lists of kramdown. What the site's configuration and data, and
// the page itself, say is filled in; what a program would make is told and left out. Nothing is run.
import { rewriteDefinitions } from "./definitionLists.ts";
import { rewriteAttributeLists } from "./kramdown.ts";
import { rewriteLiquid } from "./liquid.ts";
import { takeTags } from "./liquidTags.ts";
import { takeMacros } from "./mkdocsMacros.ts";
import type { Pass } from "./pageLines.ts";
import { rewriteMarked } from "./rewriteMarked.ts";

/** A page, and what expressions stand for. */
interface JekyllPage {
  readonly body: string;
  readonly rawHtml: boolean;
  readonly values?: Readonly<Record<string, string>> | undefined;
}

/** The passes of a page, in order; without those that have nothing to do. */
export function jekyllPasses({ body, rawHtml, values = {} }: JekyllPage): readonly Pass[] {
  const passes: Pass[] = [];
  if (body.includes("{%") || body.includes("{{")) passes.push(takeTags(values), rewriteLiquid, takeMacros);
  if (body.includes("{:")) passes.push(rewriteAttributeLists);
  if (rawHtml && body.includes("markdown")) passes.push(rewriteMarked);
  if (rawHtml && /^[ \t]*:[ \t]/m.test(body)) passes.push(rewriteDefinitions);
  return passes;
}
