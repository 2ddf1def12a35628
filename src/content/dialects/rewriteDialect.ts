// A page of another documentation tool to Markdown as hubdocs reads it: chooses the passes of its dialect and keeps what
// is needed to say where in the file something stood. Reads no files and runs nothing.
import type { Config } from "../../model/config.ts";
import type { Position } from "../../source/lineMap.ts";
import { rewriteSiteAddresses } from "./docusaurus.ts";
import { endHtmlBlocks } from "./endHtml.ts";
import { mayHoldAlert, rewriteAlerts } from "./githubAlerts.ts";
import { rewriteHeadingIds } from "./headingIds.ts";
import { jekyllPasses } from "./jekyll.ts";
import { loosePasses } from "./looseFolder.ts";
import { mdbookPasses } from "./mdbook.ts";
import { rewriteMdx } from "./mdx.ts";
import { mkdocsPasses } from "./mkdocs.ts";
import type { DialectNote, PageLine, Pass } from "./pageLines.ts";
import { mayHoldSizes, rewriteSizes } from "./sizedPictures.ts";
import { vitepressPasses } from "./vitepress.ts";

/** A page's Markdown and what it is. */
interface DialectInput {
  /** Lines end in `\n`. */
  readonly body: string;
  readonly path: string;
  /** Path below the folder of its kind: `guide/start.md`. */
  readonly relativePath: string;
  readonly settings: Pick<Config["markdown"], "dialect" | "rawHtml" | "isLoose" | "values">;
  /** Index of the line of the page that each line of `body` comes from; absent when they are the same. */
  readonly origins?: readonly number[];
}

/** The Markdown to parse in place of a page's own. */
export interface RewrittenPage {
  readonly body: string;
  /** Each finding once. */
  readonly notes: readonly DialectNote[];
  /** Place in the page's own Markdown of a place in `body`, both counted from their first lines. */
  readonly originOf: (position: Position, original: readonly string[]) => Position;
}

/** The passes of a page's dialect. */
function passesOf({ body, path, relativePath, settings }: DialectInput): readonly Pass[] {
  const alerts = mayHoldAlert(body) ? [rewriteAlerts] : [];
  switch (settings.dialect) {
    case "docusaurus":
      return [rewriteMdx("docusaurus"), rewriteHeadingIds, rewriteSiteAddresses, endHtmlBlocks("blocks"), ...alerts];
    case "starlight":
      return path.toLowerCase().endsWith(".mdx")
        ? [rewriteMdx("starlight"), endHtmlBlocks("blocks"), ...alerts]
        : alerts;
    case "vitepress":
      return [...vitepressPasses(path, relativePath, settings.isLoose), ...alerts];
    case "mkdocs":
      return [...mkdocsPasses(relativePath, settings.rawHtml), ...alerts];
    case "mdbook":
      return [...mdbookPasses, ...alerts];
    case "jekyll":
      return [...jekyllPasses({ body, rawHtml: settings.rawHtml, values: settings.values }), ...alerts];
    default:
      return settings.isLoose
        ? [...loosePasses({ body, path, rawHtml: settings.rawHtml, values: settings.values }), ...alerts]
        : alerts;
  }
}

/** The page rewritten; `undefined` when it is read as it is. */
export function rewriteDialect(input: DialectInput): RewrittenPage | undefined {
  const sizes = input.settings.rawHtml && mayHoldSizes(input.body) ? [rewriteSizes] : [];
  const passes = [...passesOf(input), ...sizes];
  if (passes.length === 0 && input.origins === undefined) return undefined;
  const notes = new Map<string, DialectNote>();
  const note = (one: DialectNote): void => {
    if (!notes.has(one.key)) notes.set(one.key, one);
  };
  const source = input.body.split("\n");
  let lines: readonly PageLine[] = source.map((text, index) => ({ text, line: input.origins?.[index] ?? index }));
  for (const pass of passes) lines = pass(lines, note);
  const body = lines.map(({ text }) => text).join("\n");
  if (body === input.body && notes.size === 0 && input.origins === undefined) return undefined;
  return { body, notes: [...notes.values()], originOf: (position, original) => originIn(lines, position, original) };
}

/** The line a rewritten line comes from; the column where the text found there stands on it. */
function originIn(lines: readonly PageLine[], { line, column }: Position, original: readonly string[]): Position {
  const rewritten = lines[line - 1] ?? lines.at(-1);
  if (!rewritten) return { line: 1, column: 1 };
  const text = original[rewritten.line] ?? "";
  const wanted = rewritten.text.slice(column - 1, column + 11);
  const found = text === rewritten.text ? column - 1 : wanted === "" ? -1 : text.indexOf(wanted);
  const indent = text.length - text.trimStart().length;
  return { line: rewritten.line + 1, column: (found === -1 ? indent : found) + 1 };
}
