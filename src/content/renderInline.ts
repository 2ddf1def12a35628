// One line of Markdown as HTML, for texts of the configuration: announcement, copyright.

import { isUnsafe } from "../source/isUnsafe.ts";
import { decodeReferences } from "./characterReferences.ts";
import { lexInline } from "./markdown.ts";
import { plainHooks } from "./renderPlain.ts";
import { type BlockHooks, renderInlineTokens } from "./renderTokens.ts";

/** A link that would run something is its text, as in pages. */
const hooks: BlockHooks = {
  ...plainHooks,
  link: (token, inner) => (isUnsafe(decodeReferences(token.href)) ? inner : plainHooks.link(token, inner)),
};

/** Inline Markdown as HTML. Raw HTML passes: the configuration is its author's own. */
export function renderInline(markdown: string): string {
  return renderInlineTokens(lexInline(markdown), hooks);
}
