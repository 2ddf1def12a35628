// The Markdown of one page: to tokens, then, with the files it names, to a body and what is known of it.
import { type LineMap, mapLines } from "../source/lineMap.ts";
import { takeIncludes } from "./dialects/includeLines.ts";
import { type RewrittenPage, rewriteDialect } from "./dialects/rewriteDialect.ts";
import { mayNameEmoji, showEmoji } from "./emoji.ts";
import { requestFiles } from "./fileRequests.ts";
import { type FoundFiles, findFiles } from "./findFiles.ts";
import type { Findings } from "./findings.ts";
import { guardParser } from "./guardParser.ts";
import { findJsx } from "./jsx.ts";
import { lexMarkdown } from "./markdown.ts";
import type { GivenTitle } from "./pageTitle.ts";
import type { ParseContext, SourceInput } from "./parseContext.ts";
import { type RenderedPage, renderPage } from "./renderPage.ts";
import { reportSurvey } from "./reportSurvey.ts";
import { type Survey, surveyTokens } from "./surveyTokens.ts";
import type { Token } from "./tokens.ts";

/** A page's text and what its front matter says about it. */
interface MarkdownInput {
  readonly source: SourceInput["source"];
  /** Whole file, lines end in `\n`. */
  readonly text: string;
  readonly body: string;
  readonly bodyLinesBefore: number;
  /** What front matter and the kind of the page say of its title. */
  readonly title: Omit<GivenTitle, "showsHtml">;
  /** Image of the front matter. */
  readonly image: string | undefined;
  readonly context: ParseContext;
  readonly findings: Findings;
}

/** Dialects whose pages name emoji; in others they are written otherwise, or read with the rest of the dialect. */
const namesEmoji: ReadonlySet<string> = new Set(["hubdocs", "docusaurus"]);

/** Parses a page's Markdown; `undefined` when it cannot be parsed or is no Markdown, after reporting why. */
export async function parseMarkdown(input: MarkdownInput): Promise<RenderedPage | undefined> {
  const { text, body, bodyLinesBefore, context, findings, source } = input;
  const firstLine = bodyLinesBefore + 1;
  const lines: LineMap = mapLines(text);
  const guard = { findings, text, lines, firstLine };
  const included = await takeIncludes({ body, path: source.path, relativePath: source.relativePath }, context);
  const page = { path: source.path, relativePath: source.relativePath, settings: context.markdown };
  const rewritten = rewriteDialect({ ...page, body, ...included });
  const lexed = guardParser(() => lexMarkdown(rewritten?.body ?? body), { ...guard, anyError: true });
  if (lexed && namesEmoji.has(context.markdown.dialect) && mayNameEmoji(body)) showEmoji(lexed.tokens);
  const read = { text, lines, body, firstLine };
  const survey = lexed && guardParser(() => surveyPage(lexed.tokens, read, rewritten), guard);
  if (!lexed || !survey) return undefined;
  const jsx = context.markdown.dialect === "hubdocs" ? findJsx(survey, lexed.tokens) : undefined;
  if (jsx) findings.add(jsx);
  for (const { message, hint, line, column = 1, code } of [...(included?.notes ?? []), ...(rewritten?.notes ?? [])]) {
    findings.add({ code: code ?? "dialect-unsupported", message, hint, position: { line: firstLine + line, column } });
  }
  reportSurvey(survey, findings);
  const requests = requestFiles({ survey, rawHtml: context.markdown.rawHtml, image: input.image });
  const found = await findFiles(requests, source.path, context);
  const files = included === undefined ? found : withIncludes(found, included);
  const title = { ...input.title, showsHtml: context.markdown.rawHtml };
  return guardParser(
    () => renderPage({ source, text, title, context, findings, lexed, survey, lines, firstLine, files }),
    guard,
  );
}

/** Everything that was looked at: a cached page is used while all of it is the same. */
function withIncludes(found: FoundFiles, included: Pick<FoundFiles, "includes" | "probes">): FoundFiles {
  const known = new Set(found.includes.map(({ path }) => path));
  return {
    ...found,
    includes: [...found.includes, ...included.includes.filter(({ path }) => !known.has(path))],
    probes: [...found.probes, ...included.probes],
  };
}

interface ReadPage {
  readonly text: string;
  readonly lines: LineMap;
  readonly body: string;
  readonly firstLine: number;
}

/** The survey of a page; what was rewritten is placed where it stands in the file. */
function surveyPage(
  tokens: readonly Token[],
  { text, lines, body, firstLine }: ReadPage,
  rewritten: RewrittenPage | undefined,
): Survey {
  if (!rewritten) return surveyTokens({ tokens, text, lines, firstLine });
  const whole = text.slice(0, text.length - body.length) + rewritten.body;
  const survey = surveyTokens({ tokens, text: whole, lines: mapLines(whole), firstLine });
  const original = body.split("\n");
  return {
    ...survey,
    placeOf(token) {
      const { line, column } = survey.placeOf(token);
      const origin = rewritten.originOf({ line: line - firstLine + 1, column }, original);
      return { line: origin.line + firstLine - 1, column: origin.column };
    },
  };
}
