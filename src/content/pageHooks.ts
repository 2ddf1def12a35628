// The hooks that render what differs between pages and plain Markdown: links and files become marks, images and code
// blocks become parts, headings get ids and anchor links, tables scroll.
import { bodyMark } from "../model/body.ts";
import { keepBlanks } from "../model/keepBlanks.ts";
import { isShortName, keepCompounds } from "../model/keepCompounds.ts";
import { escapeHtml } from "../source/escapeHtml.ts";
import { decodeReferences, escapeMarkdownText } from "./characterReferences.ts";
import { renderCode } from "./code/renderCode.ts";
import { noLink } from "./noLink.ts";
import { mayNameOperation, withoutOperations } from "./operationNames.ts";
import type { PageInProgress } from "./pageInProgress.ts";
import { plainTextOf } from "./plainText.ts";
import { renderContainer } from "./renderContainers.ts";
import { renderImage } from "./renderImage.ts";
import { renderRawHtml } from "./renderRawHtml.ts";
import { type BlockHooks, renderInlineTokens, renderTableRows } from "./renderTokens.ts";
import type { HeadingToken, Tokens } from "./tokens.ts";

/** Makes the hooks of one page. They must be called in reading order, as links are numbered in that order. */
export function createPageHooks(page: PageInProgress): BlockHooks {
  const { survey, links } = page;
  let hasImage = false;
  /** Id of the heading above; empty at the start of a page and of what a first-level heading begins. */
  let headingAbove = "";
  const hooks: BlockHooks = {
    link(token, inner) {
      const raw = token.autolink ? token.href : decodeReferences(token.href);
      const mark = raw === "" ? undefined : links.link(raw, survey.placeOf(token));
      // Some tools write an anchor as `[](){ #id }`: such a link has nothing to click.
      if (raw === "" && inner === "") return "";
      if (mark === undefined) {
        page.findings.add(noLink(raw, survey.placeOf(token)));
        return inner;
      }
      const ofFile = mark.startsWith(`${bodyMark}A`) ? fileAttributes(raw) : "";
      return `<a href="${mark}"${ofFile}${titleAttribute(token.title)}>${withoutOperations(inner)}</a>`;
    },
    image(token) {
      const image = renderImage(token, page, !hasImage);
      hasImage ||= image.isImage;
      return image.html;
    },
    html: (token) => renderRawHtml(token, page),
    footnote: (token) => page.footnotes.refer(token),
    text: (html) => keepBlanks(keepCompounds(html)),
    codespan: (token) => renderCodespan(token, page),
    heading(token) {
      headingAbove = token.depth === 1 ? "" : (page.headingIds.get(token) ?? "");
      return renderHeading(token, page, hooks);
    },
    code: (token) => renderCode(token, page),
    table: (token) => renderTable(token, hooks, headingAbove),
    container: (token) => renderContainer(token, page, hooks),
    task: (box, inner) => `<label>${box} ${inner}</label>`,
  };
  return hooks;
}

function titleAttribute(title: string | null | undefined): string {
  return title ? ` title="${escapeMarkdownText(title)}"` : "";
}

/** Matches names of files that browsers can show: documents, pictures, audio and video. */
const shownByBrowsers = /\.(?:pdf|html?|png|jpe?g|gif|svg|webp|avif|mp[34]|webm|og[gv]|wav|m4a)$/i;

/** Files that browsers can show open in a new tab. Others are downloaded under their own name, without the digest. */
function fileAttributes(raw: string): string {
  const name =
    raw
      .replace(/[?#].*$/s, "")
      .split("/")
      .at(-1) ?? "";
  return shownByBrowsers.test(name) ? ' target="_blank" rel="noopener"' : ` download="${escapeHtml(name)}"`;
}

/** HTML of inline code, with a mark around it when it may name an API operation. */
function renderCodespan(token: Tokens.Codespan, { findsRequests, links, survey }: PageInProgress): string {
  const html = `<code${isShortName(token.text) ? ' class="nb"' : ""}>${escapeHtml(token.text)}</code>`;
  if (!findsRequests || !mayNameOperation(token.text)) return html;
  return `${bodyMark}O${links.request(token.text, survey.placeOf(token))}\u0001${html}${bodyMark}`;
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

/** Turns header cells without text, such as the corner above row headers, into ordinary cells. */
function withoutEmptyHeaders(rows: string): string {
  return rows.replace(/<th scope="col"( class="[^"]*")?><\/th>/g, "<td$1></td>");
}

/**
 * Wide tables scroll inside a box that the keyboard can reach. It has the name of its section, if there is one. Alignment
 * is a class, as pages have no inline styles.
 */
function renderTable(token: Tokens.Table, hooks: BlockHooks, headingAbove: string): string {
  const rows = renderTableRows(token, hooks, ({ header, align }) => {
    return `${header ? ' scope="col"' : ""}${align ? ` class="align-${align}"` : ""}`;
  });
  const name =
    headingAbove === "" ? `aria-label="${bodyMark}Ttable${bodyMark}"` : `aria-labelledby="${escapeHtml(headingAbove)}"`;
  return `<div class="table" role="group" tabindex="0" ${name}>\n${withoutEmptyHeaders(rows)}</div>\n`;
}
