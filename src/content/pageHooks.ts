// How a page writes what plain Markdown leaves open: links and files as marks, images and code as parts, headings with
// ids and anchor links, tables that scroll.
import { bodyMark } from "../model/body.ts";
import { escapeHtml } from "../source/escapeHtml.ts";
import type { Position } from "../source/lineMap.ts";
import { decodeReferences, escapeMarkdownText } from "./characterReferences.ts";
import type { CodeColors } from "./colorCode.ts";
import type { FoundFile } from "./findFiles.ts";
import type { Finding, Findings } from "./findings.ts";
import type { FootnoteBook } from "./footnotes.ts";
import type { IdRegistry } from "./headingIds.ts";
import { keepCompounds } from "./keepCompounds.ts";
import type { LinkBook } from "./linkBook.ts";
import { renderCodespan, withoutOperations } from "./operationNames.ts";
import type { ParseContext } from "./parseContext.ts";
import { plainTextOf } from "./plainText.ts";
import { renderCode } from "./renderCode.ts";
import { renderContainer } from "./renderContainers.ts";
import { renderImage } from "./renderImage.ts";
import { renderRawHtml } from "./renderRawHtml.ts";
import { type BlockHooks, renderInlineTokens, renderTableRows } from "./renderTokens.ts";
import type { PartShelf } from "./segments.ts";
import type { Survey } from "./surveyTokens.ts";
import type { HeadingToken, Tokens } from "./tokens.ts";

/** Everything rendering a page needs: what is known of it, and the books that fill while it is written. */
export interface PageInProgress {
  readonly settings: ParseContext["markdown"];
  readonly survey: Survey;
  readonly findings: Findings;
  readonly files: ReadonlyMap<string, FoundFile>;
  readonly headingIds: ReadonlyMap<HeadingToken, string>;
  readonly registry: IdRegistry;
  readonly links: LinkBook;
  readonly footnotes: FootnoteBook;
  readonly parts: PartShelf;
  readonly colors: CodeColors;
  readonly findsRequests: boolean;
  /** Whether there is an original that sections can fall behind. */
  readonly isTranslation: boolean;
}

/** Characters of an address that a finding shows: one with data may be as long as a file. */
const maxShownAddress = 80;

/** Hooks that render one page. They must be called in reading order: numbers of links follow it. */
export function createPageHooks(page: PageInProgress): BlockHooks {
  const { survey, links } = page;
  let hasImage = false;
  const hooks: BlockHooks = {
    link(token, inner) {
      const raw = token.autolink ? token.href : decodeReferences(token.href);
      const mark = links.link(raw, survey.placeOf(token));
      if (mark === undefined) {
        page.findings.add(noLink(raw, survey.placeOf(token)));
        return inner;
      }
      const download = mark.startsWith(`${bodyMark}A`) ? downloadAttribute(raw) : "";
      return `<a href="${mark}"${download}${titleAttribute(token.title)}>${withoutOperations(inner)}</a>`;
    },
    image(token) {
      const image = renderImage(token, page, !hasImage);
      hasImage ||= image.isImage;
      return image.html;
    },
    html: (token) => renderRawHtml(token, page),
    footnote: (token) => page.footnotes.refer(token),
    text: keepCompounds,
    codespan: (token) => renderCodespan(token, page),
    heading: (token) => renderHeading(token, page, hooks),
    code: (token) => renderCode(token, page),
    table: (token) => renderTable(token, hooks),
    container: (token) => renderContainer(token, page, hooks),
    task: (box, inner) => `<label>${box} ${inner}</label>`,
  };
  return hooks;
}

function noLink(raw: string, position: Position): Finding {
  return {
    code: "broken-link",
    message: `The address "${raw.slice(0, maxShownAddress)}" is none that readers can be sent to: its text stands without a link`,
    position,
    hint: "link to a page or file of the site, or to an address that begins with `https://`",
  };
}

function titleAttribute(title: string | null | undefined): string {
  return title ? ` title="${escapeMarkdownText(title)}"` : "";
}

/** The file's own name: its address in the site holds a digest. */
function downloadAttribute(raw: string): string {
  const name =
    raw
      .replace(/[?#].*$/s, "")
      .split("/")
      .at(-1) ?? "";
  return ` download="${escapeHtml(name)}"`;
}

function renderHeading(token: HeadingToken, page: PageInProgress, hooks: BlockHooks): string {
  const headingId = page.headingIds.get(token) ?? "";
  const id = escapeHtml(headingId);
  const note = page.isTranslation ? `${bodyMark}S${headingId}${bodyMark}` : "";
  const inner = withoutOperations(renderInlineTokens(token.tokens, hooks));
  const heading = `<h${token.depth} id="${id}">${inner}</h${token.depth}>`;
  if (token.depth === 1) return `${heading}\n${note}`;
  const label = `${bodyMark}TheadingLink\u0001${escapeHtml(plainTextOf(token.tokens))}${bodyMark}`;
  return `<div class="heading">${heading}<a class="heading-link" href="#${id}" aria-label="${label}" title="${label}"></a></div>\n${note}`;
}

/** A header without text heads nothing: it is an ordinary cell, such as the corner above row names. */
function withoutEmptyHeaders(rows: string): string {
  return rows.replace(/<th scope="col"( class="[^"]*")?><\/th>/g, "<td$1></td>");
}

/** Wide tables scroll inside their box, which the keyboard reaches. Alignment is a class: styles stay out of pages. */
function renderTable(token: Tokens.Table, hooks: BlockHooks): string {
  const rows = renderTableRows(token, hooks, ({ header, align }) => {
    return `${header ? ' scope="col"' : ""}${align ? ` class="align-${align}"` : ""}`;
  });
  return `<div class="table" role="group" tabindex="0" aria-label="${bodyMark}Ttable${bodyMark}">\n${withoutEmptyHeaders(rows)}</div>\n`;
}
