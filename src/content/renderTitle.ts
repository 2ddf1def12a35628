// Renders headings for tables of contents and titles of cards: emphasis and code stay, links become their text.
import { keepCompounds } from "../model/keepCompounds.ts";
import { escapeHtml } from "../source/escapeHtml.ts";
import { plainTextOf } from "./plainText.ts";
import { type InlineHooks, renderInlineTokens } from "./renderTokens.ts";
import type { Token } from "./tokens.ts";

const hooks: InlineHooks = {
  link: (_, inner) => inner,
  image: (token) => escapeHtml(plainTextOf([token])),
  html: () => "",
  footnote: () => "",
  text: keepCompounds,
};

/** Inline HTML that is allowed inside a link. */
export function renderTitle(tokens: readonly Token[] | undefined): string {
  return renderInlineTokens(tokens, hooks)
    .replace(/<br>\n/g, " ")
    .trim();
}
