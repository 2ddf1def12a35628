// The Markdown of one page: to tokens, then, with the files it names, to a body and what is known of it.
import type { DocBody } from "../model/body.ts";
import type { Asset, Link, Section } from "../model/doc.ts";
import { type LineMap, mapLines } from "../source/lineMap.ts";
import { createCodeColors } from "./colorCode.ts";
import type { Findings } from "./findings.ts";
import { findFiles, type FoundFiles } from "./findFiles.ts";
import { requestFiles } from "./fileRequests.ts";
import { createFootnoteBook } from "./footnotes.ts";
import { guardParser } from "./guardParser.ts";
import { createIdRegistry } from "./headingIds.ts";
import { findJsx } from "./jsx.ts";
import { createLinkBook, type LinkBook } from "./linkBook.ts";
import { type LexedMarkdown, lexMarkdown } from "./markdown.ts";
import { createPageHooks } from "./pageHooks.ts";
import type { ParseContext, SourceInput } from "./parseContext.ts";
import { excerptOf, plainTextOf } from "./plainText.ts";
import { reportSurvey } from "./reportSurvey.ts";
import { visitHtml } from "./rawHtml.ts";
import { renderBlockTokens } from "./renderTokens.ts";
import { assignHeadingIds, sectionsOf } from "./sections.ts";
import { createPartShelf } from "./segments.ts";
import { type Survey, surveyTokens } from "./surveyTokens.ts";
import { type HeadingToken, pageTokens, type Token } from "./tokens.ts";

/** A page's text and what its front matter says about it. */
export interface MarkdownInput {
  readonly source: SourceInput["source"];
  /** Whole file, lines end in `\n`. */
  readonly text: string;
  readonly body: string;
  readonly bodyLinesBefore: number;
  /** Title of the front matter. */
  readonly title: string | undefined;
  /** Image of the front matter. */
  readonly image: string | undefined;
  readonly context: ParseContext;
  readonly findings: Findings;
}

/** What the Markdown of a page gives. */
export interface ParsedMarkdown {
  readonly body: DocBody;
  /** The first h1, as plain text. */
  readonly h1: string | undefined;
  /** Whether the body begins with an h1 that is shown as the title. */
  readonly hasOwnTitle: boolean;
  readonly description: string;
  readonly sections: readonly Section[];
  readonly ids: readonly string[];
  readonly links: readonly Link[];
  readonly assets: readonly Asset[];
  readonly files: FoundFiles;
  readonly wordCount: number;
  /** Lines of the file, and the book of its links, for what front matter adds. */
  readonly lines: LineMap;
  readonly book: LinkBook;
}

/** Parses a page's Markdown; `undefined` when it cannot be parsed or is no Markdown, after reporting why. */
export async function parseMarkdown(input: MarkdownInput): Promise<ParsedMarkdown | undefined> {
  const { text, body, bodyLinesBefore, context, findings } = input;
  const lines = mapLines(text);
  const firstLine = bodyLinesBefore + 1;
  const guard = { findings, text, lines, firstLine };
  const lexed = guardParser(() => lexMarkdown(body), { ...guard, anyError: true });
  const survey = lexed && guardParser(() => surveyTokens({ tokens: lexed.tokens, text, lines, firstLine }), guard);
  if (!lexed || !survey) return undefined;
  const jsx = findJsx(survey, lexed.tokens);
  if (jsx) findings.add(jsx);
  if (jsx) return undefined;
  reportSurvey(survey, findings);
  const requests = requestFiles({ survey, rawHtml: context.markdown.rawHtml, image: input.image });
  const files = await findFiles(requests, input.source.path, context);
  return guardParser(() => renderPage(input, { lexed, survey, lines, files }), guard);
}

interface Known {
  readonly lexed: LexedMarkdown;
  readonly survey: Survey;
  readonly lines: LineMap;
  readonly files: FoundFiles;
}

function renderPage(input: MarkdownInput, { lexed, survey, lines, files }: Known): ParsedMarkdown {
  const { source, text, context, findings } = input;
  const leading = leadingTitle(lexed.tokens);
  // A post's page always prints the title; other pages let their body keep an h1 beside a title of their own.
  const isTaken = leading !== undefined && (input.title === undefined || source.source.kind === "post");
  const tokens = isTaken ? lexed.tokens.filter((token) => token !== leading) : lexed.tokens;
  const headings = survey.headings.filter((heading) => !isTaken || heading !== leading);
  const registry = createIdRegistry();
  const htmlIds = context.markdown.rawHtml ? idsInHtml(survey) : [];
  for (const id of htmlIds) registry.reserve(id);
  const headingIds = assignHeadingIds({ headings, survey, registry, findings });
  const book = createLinkBook(source.path, files.byAddress);
  const footnotes = createFootnoteBook(lexed.footnotes, registry);
  const parts = createPartShelf();
  const hooks = createPageHooks({
    settings: context.markdown,
    survey,
    findings,
    files: files.byAddress,
    headingIds,
    registry,
    links: book,
    footnotes,
    parts,
    colors: createCodeColors(),
  });
  const marker = source.source.kind === "post" ? tokens.findIndex(isTruncation) : -1;
  const before = marker === -1 ? undefined : parts.segments(renderBlockTokens(tokens.slice(0, marker), hooks));
  const html = renderBlockTokens(tokens.slice(marker + 1), hooks);
  const notes = footnotes.section((note) => renderBlockTokens(note.tokens, hooks));
  const after = parts.segments(html + notes);
  return {
    body: before ? { segments: [...before, ...after], excerptSegments: before.length } : { segments: after },
    h1: titleText(leading ?? pageTokens(lexed.tokens).find(isH1)),
    hasOwnTitle: leading !== undefined && !isTaken,
    description: excerptOf(firstParagraph(tokens)),
    sections: sectionsOf({ headings, ids: headingIds, survey, file: source.path, text, lines, hash: context.hash }),
    ids: [...new Set([...htmlIds, ...headings.map((heading) => headingIds.get(heading) ?? ""), ...footnotes.ids])],
    links: book.links,
    assets: book.assets,
    files,
    wordCount: survey.words,
    lines,
    book,
  };
}

/** The h1 a page begins with; definitions and comments before it do not count. */
function leadingTitle(tokens: readonly Token[]): HeadingToken | undefined {
  const first = pageTokens(tokens).find(
    (token) => token.type !== "space" && token.type !== "def" && !(token.type === "html" && isComment(token.raw)),
  );
  return first?.type === "heading" && first.depth === 1 ? first : undefined;
}

const isH1 = (token: { readonly type: string; readonly depth?: unknown }): token is HeadingToken =>
  token.type === "heading" && token.depth === 1;

function titleText(heading: HeadingToken | undefined): string | undefined {
  return heading && (plainTextOf(heading.tokens).trim() || undefined);
}

function isComment(raw: string): boolean {
  const text = raw.trim();
  return text.startsWith("<!--") && text.indexOf("-->") === text.length - 3;
}

// `<!-- truncate -->`, or `{/* truncate */}` as pages of other generators have it.
function isTruncation(token: Token): boolean {
  return /^\s*(?:<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})\s*$/.test(token.raw.slice(0, 100));
}

/** Plain text of the first paragraph; one inside containers or lists only when there is no other. */
function firstParagraph(tokens: readonly Token[]): string {
  let inside = "";
  for (const token of pageTokens(tokens)) {
    if (token.type === "paragraph" && !isTruncation(token)) {
      const text = plainTextOf(token.tokens).trim();
      if (text !== "") return text;
    } else if (inside === "" && (token.type === "container" || token.type === "blockquote")) {
      inside = firstParagraph(token.tokens);
    }
  }
  return inside;
}

function idsInHtml(survey: Survey): readonly string[] {
  const ids: string[] = [];
  for (const token of survey.html) {
    visitHtml(token.raw, {
      tag: ({ attributes }) =>
        ids.push(...attributes.filter(({ name, value }) => name === "id" && value !== "").map(({ value }) => value)),
      rewrite: () => undefined,
    });
  }
  return ids;
}
