// Renders a page's tokens to its body, and collects everything that the site needs to know of the page.
import { bodyMark, type DocBody } from "../model/body.ts";
import type { Section } from "../model/doc.ts";
import type { IgnoreComment } from "../model/ignoreComment.ts";
import type { PageFacts } from "../model/pageFacts.ts";
import type { SearchSection } from "../model/search.ts";
import type { LineMap } from "../source/lineMap.ts";
import { plainBodyOf } from "../source/plainBody.ts";
import { createCodeColors } from "./code/colorCode.ts";
import { addressIn, isForeign, jointIn, slugIn } from "./dialects/foreignAddresses.ts";
import type { FoundFiles } from "./findFiles.ts";
import type { Findings } from "./findings.ts";
import { firstParagraph, isTruncation } from "./firstParagraph.ts";
import { createFootnoteBook } from "./footnotes.ts";
import type { HeadElement } from "./headElement.ts";
import { createIdRegistry } from "./headingIds.ts";
import { idsInHtml } from "./htmlIds.ts";
import { readIgnoreComments } from "./ignoreComments.ts";
import { createLinkBook, type LinkBook } from "./linkBook.ts";
import type { LexedMarkdown } from "./markdown.ts";
import { pageFactsOf } from "./pageFacts.ts";
import { createPageHooks } from "./pageHooks.ts";
import type { NamedIcon, PageInProgress } from "./pageInProgress.ts";
import { findTitle, type GivenTitle, lowerTitles } from "./pageTitle.ts";
import type { ParseContext, SourceInput } from "./parseContext.ts";
import { excerptOf } from "./plainText.ts";
import { renderBlockTokens } from "./renderTokens.ts";
import { searchSections } from "./searchSections.ts";
import { assignHeadingIds, sectionsOf } from "./sections.ts";
import { createPartShelf } from "./segments.ts";
import type { Survey } from "./surveyTokens.ts";
import type { FootnoteDefinitionToken, HeadingToken, Token } from "./tokens.ts";
import { findUnclosed, reportUnclosed, type UnclosedHtml } from "./unclosedHtml.ts";

/** A page's tokens, and the files that it refers to. */
interface PageInput {
  readonly source: SourceInput["source"];
  /** The whole file; its lines end in `\n`. */
  readonly text: string;
  /** What the front matter and the kind of the page say about its title. */
  readonly title: GivenTitle;
  readonly context: ParseContext;
  readonly findings: Findings;
  readonly lexed: LexedMarkdown;
  readonly survey: Survey;
  readonly lines: LineMap;
  /** First line of the Markdown, 1-based. */
  readonly firstLine: number;
  readonly files: FoundFiles;
}

/** A rendered page. */
export interface RenderedPage {
  readonly body: DocBody;
  /** The first h1, as plain text. */
  readonly h1: string | undefined;
  /** Whether the body contains the h1 that is shown as the title. */
  readonly hasOwnTitle: boolean;
  /** Id of the h1 that went out of the body. */
  readonly titleId: string | undefined;
  readonly description: string;
  readonly sections: readonly Section[];
  /** Absent in a site without search. */
  readonly searchSections?: readonly SearchSection[];
  /** The page's links and files; the front matter may add more. */
  readonly book: LinkBook;
  readonly files: FoundFiles;
  readonly wordCount: number;
  readonly facts: PageFacts;
  /** The text before the first heading. */
  readonly lead: string;
  readonly ignores: readonly IgnoreComment[];
  /** HTML of what comes before the truncation marker. */
  readonly excerptHtml?: string;
  /** Elements of a `<head>` in the page. */
  readonly heads: readonly HeadElement[];
  /** Icons named by its cards. */
  readonly icons: readonly NamedIcon[];
  /** Whether it has a place for the pages of its category. */
  readonly listsPages: boolean;
}

/** Renders a page. */
export function renderPage(input: PageInput): RenderedPage {
  const { source, lexed, survey, context } = input;
  const found = findTitle(lexed.tokens, input.title);
  lowerTitles(survey.headings, found);
  const { text: h1, taken, isKept } = found;
  const tokens = taken === undefined ? lexed.tokens : lexed.tokens.filter((token) => token !== taken);
  const headings = taken === undefined ? survey.headings : survey.headings.filter((heading) => heading !== taken);
  const htmlIds = context.markdown.rawHtml ? idsInHtml(survey).map(({ id }) => id) : [];
  const page = startPage(input, { headings, title: taken, htmlIds });
  const { kind } = source.source;
  const body = renderBody(tokens, page, kind === "post" || kind === "page");
  const excerpt = body.excerptSegments === undefined ? undefined : body.segments.slice(0, body.excerptSegments);
  return {
    body,
    h1,
    hasOwnTitle: isKept,
    titleId: taken && page.headingIds.get(taken),
    description: excerptOf(firstParagraph(tokens)),
    sections: sectionsOf({
      headings,
      ids: page.headingIds,
      file: source.path,
      isOriginal: context.isOriginal,
      ...input,
    }),
    book: page.links,
    files: input.files,
    wordCount: survey.words,
    facts: pageFactsOf({ tokens, headings, ids: page.headingIds, isCompared: context.isCompared, ...input }),
    lead: leadOf(input, headings[0]),
    ignores: readIgnoreComments({ file: source.path, ...input }),
    heads: page.heads,
    icons: page.icons,
    listsPages: page.places.has("pages"),
    ...(context.isSearched ? { searchSections: searchSections(tokens, page.headingIds) } : {}),
    ...(excerpt === undefined ? {} : { excerptHtml: withoutNotes(plainBodyOf(excerpt)) }),
  };
}

function leadOf({ text, lines, firstLine, survey }: PageInput, first: HeadingToken | undefined): string {
  const end = first === undefined ? text.length : lines.offsetOf(survey.placeOf(first).line);
  return text.slice(lines.offsetOf(firstLine), end);
}

/** What has an id on the page, or gets one. */
interface Identified {
  /** Headings of the body. */
  readonly headings: readonly HeadingToken[];
  /** The one that the page prints above it. */
  readonly title: HeadingToken | undefined;
  /** Ids in HTML. */
  readonly htmlIds: readonly string[];
}

/** Prepares rendering. Ids in HTML and those chosen by authors are reserved before any other is made. */
function startPage(input: PageInput, { headings, title, htmlIds }: Identified): PageInProgress {
  const { source, context, findings, lexed, survey, files } = input;
  const { dialect } = context.markdown;
  const registry = createIdRegistry();
  for (const id of htmlIds) registry.reserve(id);
  const unclosed: UnclosedHtml = context.markdown.rawHtml ? findUnclosed(survey.html) : new Map();
  reportUnclosed(unclosed, survey, findings);
  return {
    settings: context.markdown,
    survey,
    findings,
    files: files.byAddress,
    headingIds: assignHeadingIds({
      headings,
      title,
      survey,
      registry,
      findings,
      slug: (title) => slugIn(dialect, title),
      joint: jointIn(dialect),
      tellsOnce: isForeign(context.markdown),
      isTranslation: context.fallbackPath !== undefined,
    }),
    registry,
    links: createLinkBook({
      file: source.path,
      files: files.byAddress,
      followed: files.followed,
      ownIds: new Set(htmlIds),
      addressOf: (raw) => addressIn(context.markdown, raw),
    }),
    footnotes: createFootnoteBook(lexed.footnotes, {
      registry,
      ofLabels: dialect === "mkdocs" || dialect === "jekyll",
    }),
    heads: [],
    icons: [],
    places: new Set(),
    isDoc: source.source.kind === "doc",
    unclosed,
    parts: createPartShelf(),
    colors: createCodeColors(),
    codeFiles: new Map(),
    findsRequests: context.findsRequests,
    isTranslation: context.fallbackPath !== undefined,
  };
}

/** Renders the body. In a post or page with a truncation marker, what comes before it becomes separate segments. */
function renderBody(tokens: readonly Token[], page: PageInProgress, mayHaveMarker: boolean): DocBody {
  const hooks = createPageHooks(page);
  const renderNote = (note: FootnoteDefinitionToken): string => renderBlockTokens(note.tokens, hooks);
  const marker = mayHaveMarker ? tokens.findIndex(isTruncation) : -1;
  const before = marker === -1 ? undefined : page.parts.segments(renderBlockTokens(tokens.slice(0, marker), hooks));
  const note = page.isTranslation ? `${bodyMark}S${bodyMark}` : "";
  const html = note + renderBlockTokens(tokens.slice(marker + 1), hooks);
  const after = page.parts.segments(html + page.footnotes.section(renderNote));
  return before ? { segments: [...before, ...after], excerptSegments: before.length } : { segments: after };
}

/** Removes footnote numbers from an excerpt, since the notes are on the page alone. */
const withoutNotes = (html: string): string => html.replace(/<sup class="footnote-ref">\d+<\/sup>/g, "");
