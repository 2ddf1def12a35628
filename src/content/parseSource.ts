// Parses one Markdown file (a doc, a post or a page) to its metadata and body. A user's mistake never throws: a page that
// cannot be shown gives no value and one diagnostic.
import type { DocBody } from "../model/body.ts";
import { formatBody } from "../model/bodyText.ts";
import { bugError } from "../model/bugError.ts";
import type { Outcome } from "../model/diagnostic.ts";
import type { Doc, Page, ParsedSource, Post, Source } from "../model/doc.ts";
import type { CommonFrontMatter, DocFrontMatter, PageFrontMatter, PostFrontMatter } from "../model/frontMatter.ts";
import { formatSearchText } from "../model/searchText.ts";
import { findPassedLimit } from "./checkLimits.ts";
import { parseDate, parsePostPath } from "./dates.ts";
import { showsBadFields, withDialect } from "./dialects/foreignFields.ts";
import { docName } from "./docIdOf.ts";
import { collectFindings, type Findings } from "./findings.ts";
import { cutPage, type ReadData, readFrontMatter, type SplitPage } from "./frontMatter.ts";
import { docFrontMatter, pageFields, pageFrontMatter, postFields, postFrontMatter } from "./frontMatterFields.ts";
import { furtherFacts } from "./furtherFacts.ts";
import { withHeads } from "./headElement.ts";
import { leadFacts } from "./leadFacts.ts";
import { linkTerms } from "./linkTerms.ts";
import { reportMisspelt } from "./misspeltFields.ts";
import { givenTitleOf, nameOfFile, titleOf, withBlankTitle } from "./pageTitle.ts";
import type { ParseContext, ParsedFile, SourceInput } from "./parseContext.ts";
import { parseMarkdown } from "./parseMarkdown.ts";
import { readText } from "./readText.ts";
import { missingImage } from "./renderImage.ts";
import type { RenderedPage } from "./renderPage.ts";
import { withKnownIcons } from "./reportIcons.ts";
import type { Reader } from "./shape.ts";
import { withUsableSlug } from "./usableSlug.ts";

/**
 * Parses a doc, post or page.
 * @returns The parsed file and its warnings. After an error that leaves nothing to show there is no file but one diagnostic,
 * whose related places are the other errors.
 */
export async function parseSource(input: SourceInput, context: ParseContext): Promise<Outcome<ParsedFile | undefined>> {
  const findings = collectFindings(input.source.path);
  return findings.outcome(await parsePage(input, context, findings));
}

async function parsePage(
  input: SourceInput,
  context: ParseContext,
  findings: Findings,
): Promise<ParsedFile | undefined> {
  const decoded = readText(input.bytes, findings);
  if (decoded === undefined) return undefined;
  // Bodies use NUL as a delimiter, and CommonMark demands that it is replaced anyway.
  const text = decoded.includes("\0") ? decoded.replaceAll("\0", "\uFFFD") : decoded;
  const limit = findPassedLimit(text);
  if (limit) findings.add({ code: "too-large", ...limit });
  if (limit) return undefined;
  const page = cutPage(text, findings);
  if (!page) return undefined;
  const { kind } = input.source.source;
  const { markdown } = context;
  const step: Step = { input, context, findings, page, text, name: nameOfFile(input.source.relativePath, markdown) };
  if (kind === "doc") return finish(step, withDialect(docFrontMatter, markdown), docOf);
  if (kind === "post") return finish(step, withDialect(postFrontMatter, markdown, postFields), postOf);
  if (kind === "page") return finish(step, withDialect(pageFrontMatter, markdown, pageFields), pageOf);
  throw bugError(`${input.source.path} is a ${kind}, no page`);
}

interface Step {
  readonly input: SourceInput;
  readonly context: ParseContext;
  readonly findings: Findings;
  readonly page: SplitPage;
  readonly text: string;
  readonly name: string;
}

/** Reads the front matter, parses the Markdown and combines both. */
async function finish<FrontMatter extends CommonFrontMatter>(
  step: Step,
  reader: Reader<FrontMatter>,
  make: (source: ParsedSource<FrontMatter>, step: Step, markdown: RenderedPage) => Source | undefined,
): Promise<ParsedFile | undefined> {
  const { input, context, findings, page, text } = step;
  const { dialect } = context.markdown;
  const read = readFrontMatter(page, reader, { findings, isDispensable: showsBadFields.has(dialect) });
  if (!read) return undefined;
  const data = withUsableSlug(read, step);
  if (dialect === "hubdocs" && !context.markdown.isLoose) reportMisspelt(data, findings);
  const parsed = await parseMarkdown({
    source: input.source,
    text,
    ...{ body: page.body, bodyLinesBefore: page.bodyLinesBefore },
    title: givenTitleOf(input.source.source.kind, data.value),
    image: data.value.image,
    context,
    findings,
  });
  const markdown = await withKnownIcons(parsed, data, step);
  if (!markdown) return undefined;
  addFrontMatterAddresses(data, markdown, step);
  const body = bodyOf(markdown, data.value, step);
  const bodyText = formatBody(body);
  const searchText = markdown.searchSections && formatSearchText(markdown.searchSections);
  const factsJson = JSON.stringify(markdown.facts);
  const frontMatter = withBlankTitle(withHeads(data.value, markdown.heads), markdown.h1);
  const source = make(commonOf(frontMatter, { markdown, step, bodyText, searchText, factsJson }), step, markdown);
  const stored = { body, bodyText, factsJson };
  return source && { source, ...stored, ...(searchText === undefined ? {} : { searchText }) };
}

/** The body as the page shows it. What else is made of the page knows nothing of terms that are linked. */
function bodyOf({ body, h1, book }: RenderedPage, frontMatter: CommonFrontMatter, { name, context }: Step): DocBody {
  const { link_terms: isWanted = true }: DocFrontMatter = frontMatter;
  if (context.terms === undefined || !isWanted) return body;
  const title = titleOf(frontMatter, h1, name);
  return linkTerms(body, { terms: context.terms, title, links: book.links });
}

interface Parts {
  readonly markdown: RenderedPage;
  readonly step: Step;
  readonly bodyText: string;
  readonly searchText: string | undefined;
  readonly factsJson: string;
}

function commonOf<FrontMatter extends CommonFrontMatter>(
  frontMatter: FrontMatter,
  { markdown, step, bodyText, searchText, factsJson }: Parts,
): ParsedSource<FrontMatter> {
  const { source } = step.input;
  const { includes } = markdown.files;
  if (!("locale" in source.source)) throw bugError(`${source.path} has no locale`);
  return {
    path: source.path,
    relativePath: source.relativePath,
    locale: source.source.locale,
    frontMatter,
    title: titleOf(frontMatter, markdown.h1, step.name),
    hasOwnTitle: markdown.hasOwnTitle,
    ...(markdown.titleId === undefined ? {} : { titleId: markdown.titleId }),
    description: frontMatter.description ?? markdown.description,
    sections: markdown.sections,
    links: markdown.book.links,
    assets: markdown.book.assets,
    includes,
    bodyHash: step.context.hash(bodyText),
    factsHash: step.context.hash(factsJson),
    wordCount: markdown.wordCount,
    ...(searchText === undefined ? {} : { searchHash: step.context.hash(searchText) }),
    ...(step.context.isOriginal ? leadFacts(frontMatter, markdown.lead) : {}),
    ...furtherFacts({ markdown, body: step.page.body, settings: step.context.markdown }),
  };
}

/** Adds addresses in the front matter to the page's links and assets: the image, actions and cards of a landing page. */
function addFrontMatterAddresses(
  { value, locate }: ReadData<CommonFrontMatter>,
  { book }: RenderedPage,
  step: Step,
): void {
  if (value.image !== undefined) {
    const position = locate("/image", "value");
    const image = book.image(value.image, position);
    if (image.kind === "missing") step.findings.add(missingImage({ raw: value.image, path: image.path, position }));
  }
  const { hero, cards }: PageFrontMatter = value;
  const actions = hero?.actions ?? [];
  for (const [index, { to }] of actions.entries()) book.link(to, locate(`/hero/actions/${index}/to`, "value"), "card");
  // In pages of other tools a card without a link gets that of the first action, as no other address is given.
  const borrowed = step.context.markdown.dialect === "hubdocs" ? undefined : actions[0]?.to;
  for (const [index, { to }] of (cards ?? []).entries())
    if (to !== undefined && to !== borrowed) book.link(to, locate(`/cards/${index}/to`, "value"), "card");
}

function docOf(source: ParsedSource<DocFrontMatter>, { input, context: { markdown } }: Step): Doc | undefined {
  const { source: kind, relativePath: path } = input.source;
  if (kind.kind !== "doc") return undefined;
  return { kind: "doc", version: kind.version, ...source, ...docName(path, source.frontMatter, markdown) };
}

function postOf(
  source: ParsedSource<PostFrontMatter>,
  { input, findings }: Step,
  page: RenderedPage,
): Post | undefined {
  const { date, permalink } = parsePostPath(input.source.relativePath);
  const given = source.frontMatter.date === undefined ? date : parseDate(source.frontMatter.date);
  if (given === undefined) {
    findings.add({
      code: "front-matter",
      message: "The post has no date",
      position: { line: 1, column: 1 },
      hint: "add `date: 2026-10-06`, or start the file name with the date",
    });
    return undefined;
  }
  const excerpt = page.excerptHtml === undefined ? {} : { excerptHtml: page.excerptHtml };
  const path = source.frontMatter.slug?.replace(/^\/+/, "") ?? permalink;
  return { ...source, ...excerpt, kind: "post", date: given, permalink: path };
}

const pageOf = (source: ParsedSource<PageFrontMatter>): Page => ({ ...source, kind: "page" });
