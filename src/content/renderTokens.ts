// Renders tokens to HTML: everything that is the same in pages and in plain Markdown. What differs (links, images, code,
// headings, HTML, containers) is left to hooks.
import { escapeHtml } from "../source/escapeHtml.ts";
import { escapeMarkdownText } from "./characterReferences.ts";
import { joinDenseLines } from "./denseLines.ts";
import {
  type ContainerToken,
  type FootnoteReferenceToken,
  type HeadingToken,
  type PageToken,
  pageTokens,
  type Token,
  type Tokens,
} from "./tokens.ts";

/** Hooks for inline tokens. Each returns HTML. */
export interface InlineHooks {
  /** @param inner The link's content as HTML. */
  readonly link: (token: Tokens.Link, inner: string) => string;
  readonly image: (token: Tokens.Image) => string;
  readonly html: (token: Tokens.HTML | Tokens.Tag) => string;
  readonly footnote: (token: FootnoteReferenceToken) => string;
  /** Changes running text, which is escaped already. */
  readonly text?: (html: string) => string;
  /** Renders inline code. @default the escaped code in a `code` element */
  readonly codespan?: (token: Tokens.Codespan) => string;
}

/** Hooks for block tokens. Each returns HTML. */
export interface BlockHooks extends InlineHooks {
  readonly heading: (token: HeadingToken) => string;
  readonly code: (token: Tokens.Code) => string;
  readonly table: (token: Tokens.Table) => string;
  readonly container: (token: ContainerToken) => string;
  /** Renders a task list item: its checkbox and the text beside it. */
  readonly task: (box: string, inner: string) => string;
}

/** Renders inline tokens. */
export function renderInlineTokens(tokens: readonly Token[] | undefined, hooks: InlineHooks): string {
  let html = "";
  for (const token of pageTokens(tokens)) html += renderInlineToken(token, hooks);
  return html;
}

function renderInlineToken(token: PageToken, hooks: InlineHooks): string {
  switch (token.type) {
    case "text":
      return token.tokens ? renderInlineTokens(token.tokens, hooks) : renderText(token.text, hooks);
    case "escape":
      return escapeHtml(token.text);
    case "codespan":
      return hooks.codespan?.(token) ?? `<code>${escapeHtml(token.text)}</code>`;
    case "strong":
      return `<strong>${renderInlineTokens(token.tokens, hooks)}</strong>`;
    case "em":
      return `<em>${renderInlineTokens(token.tokens, hooks)}</em>`;
    case "del":
      return `<del>${renderInlineTokens(token.tokens, hooks)}</del>`;
    case "br":
      return "<br>\n";
    case "link":
      return hooks.link(token, token.autolink ? escapeHtml(token.text) : renderInlineTokens(token.tokens, hooks));
    case "image":
      return hooks.image(token);
    case "html":
      return hooks.html(token);
    case "footnoteReference":
      return hooks.footnote(token);
    default:
      return "";
  }
}

function renderText(text: string, hooks: InlineHooks): string {
  const html = escapeMarkdownText(joinDenseLines(text));
  return hooks.text?.(html) ?? html;
}

/** Renders block tokens. */
export function renderBlockTokens(tokens: readonly Token[], hooks: BlockHooks): string {
  let html = "";
  for (const token of pageTokens(tokens)) html += renderBlockToken(token, hooks);
  return html;
}

function renderBlockToken(token: PageToken, hooks: BlockHooks): string {
  switch (token.type) {
    case "paragraph":
      return `<p>${renderTaskText(token.tokens, hooks)}</p>\n`;
    case "text":
      return token.tokens ? renderTaskText(token.tokens, hooks) : renderText(token.text, hooks);
    case "heading":
      return hooks.heading(token);
    case "code":
      return hooks.code(token);
    case "blockquote":
      return `<blockquote>\n${renderBlockTokens(token.tokens, hooks)}</blockquote>\n`;
    case "list":
      return renderList(token, hooks);
    case "table":
      return hooks.table(token);
    case "hr":
      return "<hr>\n";
    case "html":
      return hooks.html(token);
    case "container":
      return hooks.container(token);
    default:
      return "";
  }
}

function renderList(list: Tokens.List, hooks: BlockHooks): string {
  const start = list.ordered && list.start !== 1 && list.start !== "" ? ` start="${list.start}"` : "";
  const kind = list.items.some(({ task }) => task) ? ' class="tasks"' : "";
  const name = list.ordered ? "ol" : "ul";
  let items = "";
  for (const { tokens } of list.items) items += `<li>${renderBlockTokens(withBox(tokens), hooks)}</li>\n`;
  return `<${name}${start}${kind}>\n${items}</${name}>\n`;
}

/** Moves the checkbox of a tight list item into its text, where that of a loose item is. */
function withBox(tokens: readonly Token[]): readonly Token[] {
  const [box, first, ...others] = tokens;
  if (box?.type !== "checkbox" || !first) return tokens;
  const text = first as Tokens.Text;
  return [{ ...text, tokens: [box, ...(text.tokens ?? [])] }, ...others];
}

/** Renders inline content that may begin with a checkbox. */
function renderTaskText(tokens: readonly Token[], hooks: BlockHooks): string {
  const [box, ...others] = pageTokens(tokens);
  if (box?.type !== "checkbox") return renderInlineTokens(tokens, hooks);
  const input = `<input type="checkbox"${box.checked ? " checked" : ""} disabled>`;
  return hooks.task(input, renderInlineTokens(others, hooks));
}

/** Renders the rows of a table. `cell` returns the attributes of a cell, each with a space before it. */
export function renderTableRows(
  token: Tokens.Table,
  hooks: InlineHooks,
  cell: (cell: Tokens.TableCell) => string,
): string {
  const row = (cells: readonly Tokens.TableCell[]): string => {
    const inner = cells.map((one) => {
      const name = one.header ? "th" : "td";
      return `<${name}${cell(one)}>${renderInlineTokens(one.tokens, hooks)}</${name}>\n`;
    });
    return `<tr>\n${inner.join("")}</tr>\n`;
  };
  // The header comes first, as links are numbered in the order of rendering.
  const header = row(token.header);
  const body = token.rows.length === 0 ? "" : `<tbody>\n${token.rows.map(row).join("")}</tbody>\n`;
  return `<table>\n<thead>\n${header}</thead>\n${body}</table>\n`;
}
