// Renders one line of Markdown, for texts of the configuration such as announcement, copyright and definitions.

import { keepBlanks } from "../model/keepBlanks.ts";
import { isUnsafe } from "../source/isUnsafe.ts";
import { decodeReferences } from "./characterReferences.ts";
import { lexInline } from "./markdown.ts";
import { inOneLine, plainTextOf } from "./plainText.ts";
import { createPlainHooks } from "./renderPlain.ts";
import { type BlockHooks, renderInlineTokens } from "./renderTokens.ts";

const lineHooks = createPlainHooks(keepBlanks);

/** Hooks for such a line. As in pages, a link that would run code is replaced by its text. */
const hooks: BlockHooks = {
  ...lineHooks,
  link: (token, inner) => (isUnsafe(decodeReferences(token.href)) ? inner : lineHooks.link(token, inner)),
};

/** Inline Markdown as HTML. Raw HTML is let through, as the configuration is trusted. */
export function renderInline(markdown: string): string {
  return renderInlineTokens(lexInline(markdown), hooks);
}

/** Inline Markdown without markup, in one line. */
export function plainInline(markdown: string): string {
  return inOneLine(plainTextOf(lexInline(markdown)));
}
