// The Markdown of one page: to tokens, then, with the files it names, to a body and what is known of it.
import { type LineMap, mapLines } from "../source/lineMap.ts";
import { requestFiles } from "./fileRequests.ts";
import { findFiles } from "./findFiles.ts";
import type { Findings } from "./findings.ts";
import { guardParser } from "./guardParser.ts";
import { findJsx } from "./jsx.ts";
import { lexMarkdown } from "./markdown.ts";
import type { ParseContext, SourceInput } from "./parseContext.ts";
import { type RenderedPage, renderPage } from "./renderPage.ts";
import { reportSurvey } from "./reportSurvey.ts";
import { surveyTokens } from "./surveyTokens.ts";

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

/** Parses a page's Markdown; `undefined` when it cannot be parsed or is no Markdown, after reporting why. */
export async function parseMarkdown(input: MarkdownInput): Promise<RenderedPage | undefined> {
  const { text, body, bodyLinesBefore, context, findings, source } = input;
  const lines: LineMap = mapLines(text);
  const firstLine = bodyLinesBefore + 1;
  const guard = { findings, text, lines, firstLine };
  const lexed = guardParser(() => lexMarkdown(body), { ...guard, anyError: true });
  const survey = lexed && guardParser(() => surveyTokens({ tokens: lexed.tokens, text, lines, firstLine }), guard);
  if (!lexed || !survey) return undefined;
  const jsx = findJsx(survey, lexed.tokens);
  if (jsx) findings.add(jsx);
  reportSurvey(survey, findings);
  const requests = requestFiles({ survey, rawHtml: context.markdown.rawHtml, image: input.image });
  const files = await findFiles(requests, source.path, context);
  return guardParser(
    () => renderPage({ source, text, title: input.title, context, findings, lexed, survey, lines, firstLine, files }),
    guard,
  );
}
