// Renders CommonMark and GFM as plain HTML, without the ids, marks and parts of a page. Tests of conformance use it.
import { escapeHtml } from "../source/escapeHtml.ts";
import { decodeReferences, escapeMarkdownText } from "./characterReferences.ts";
import { lexMarkdown } from "./markdown.ts";
import { plainTextOf } from "./plainText.ts";
import { type BlockHooks, renderBlockTokens, renderInlineTokens, renderTableRows } from "./renderTokens.ts";
import type { Tokens } from "./tokens.ts";

/** Makes such hooks; `text` changes running text, which is escaped already. */
export function createPlainHooks(text?: BlockHooks["text"]): BlockHooks {
  const hooks: BlockHooks = {
    link: ({ href, title, autolink }, inner) =>
      `<a href="${plainAddress(href, autolink)}"${title ? ` title="${escapeMarkdownText(title)}"` : ""}>${inner}</a>`,
    image: (token) =>
      `<img src="${plainAddress(token.href, false)}" alt="${escapeHtml(plainTextOf([token]))}"` +
      `${token.title ? ` title="${escapeMarkdownText(token.title)}"` : ""}>`,
    html: ({ text, block }) => (block && !text.endsWith("\n") ? `${text}\n` : text),
    footnote: ({ raw }) => escapeHtml(raw),
    heading: ({ depth, tokens }) => `<h${depth}>${renderInlineTokens(tokens, hooks)}</h${depth}>\n`,
    code: plainCode,
    table: (token) => renderTableRows(token, hooks, ({ align }) => (align ? ` align="${align}"` : "")),
    container: ({ raw }) => `<p>${escapeHtml(raw)}</p>\n`,
    task: (box, inner) => `${box} ${inner}`,
    ...(text && { text }),
  };
  return hooks;
}

/** Hooks whose output is that of the specification. */
const plainHooks = createPlainHooks();

function plainCode({ text, lang }: Tokens.Code): string {
  const language = /^\S+/.exec(lang ?? "")?.[0];
  const code = text === "" ? "" : `${text.replace(/\n$/, "")}\n`;
  const name = language === undefined ? "" : ` class="language-${escapeMarkdownText(language)}"`;
  return `<pre><code${name}>${escapeHtml(code)}</code></pre>\n`;
}

/** An address for an attribute: percent-encoded where necessary, without encoding anything twice. */
function plainAddress(href: string, isLiteral: boolean | undefined): string {
  const address = isLiteral ? href : decodeReferences(href);
  try {
    return escapeHtml(encodeURI(address).replace(/%25/g, "%"));
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return escapeHtml(address);
  }
}

/** Renders plain Markdown. @param hooks By default those whose output is that of the specification. */
export function renderPlainMarkdown(markdown: string, hooks = plainHooks): string {
  return renderBlockTokens(lexMarkdown(markdown, { plain: true }).tokens, hooks);
}
