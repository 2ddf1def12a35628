// Parses the Markdown of one page: splits it into tokens, finds the files that it refers to, and renders the body together
// with everything that the site needs to know of the page.
import { type LineMap, mapLines } from "../source/lineMap.ts";
import { takeIncludes } from "./dialects/includeLines.ts";
import { isMdx } from "./dialects/looseFolder.ts";
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
  /** The whole file; its lines end in `\n`. */
  readonly text: string;
  readonly body: string;
  readonly bodyLinesBefore: number;
  /** What the front matter and the kind of the page say about its title. */
  readonly title: Omit<GivenTitle, "showsHtml">;
  /** The image in the front matter. */
  readonly image: string | undefined;
  readonly context: ParseContext;
  readonly findings: Findings;
}

/** Dialects that know names of emoji (`:smile:`) in text. In others they do not exist or are rewritten with the dialect. */
const namesEmoji: ReadonlySet<string> = new Set(["hubdocs", "docusaurus"]);

/** Parses a page's Markdown. @returns `undefined` if that is impossible; `findings` then say why. */
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
  // Components of pages that were written for other tools are reported where they are rewritten.
  const isRewritten = context.markdown.dialect !== "hubdocs" || (context.markdown.isLoose && isMdx(source.path, body));
  const jsx = isRewritten ? undefined : findJsx(survey, lexed.tokens);
  if (jsx) findings.add(context.markdown.isLoose ? { ...jsx, code: "dialect-unsupported" } : jsx);
  for (const { message, hint, line, column = 1, code } of [...(included?.notes ?? []), ...(rewritten?.notes ?? [])]) {
    findings.add({ code: code ?? "dialect-unsupported", message, hint, position: { line: firstLine + line, column } });
  }
  reportSurvey(survey, findings);
  const { rawHtml, isLoose = false } = context.markdown;
  const requests = requestFiles({ survey, rawHtml, isLoose, image: input.image });
  const found = await findFiles(requests, source.path, context);
  const files = included === undefined ? found : withIncludes(found, included);
  const title = { ...input.title, showsHtml: rawHtml };
  return guardParser(
    () => renderPage({ source, text, title, context, findings, lexed, survey, lines, firstLine, files }),
    guard,
  );
}

/** All files that were looked at: a cached page is valid while none of them changes. */
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

/** Surveys a page. For rewritten text the survey gives places in the original file. */
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
