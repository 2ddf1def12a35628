// One line of Markdown as HTML, for texts of the configuration: announcement, copyright.
import { lexInline } from "./markdown.ts";
import { plainHooks } from "./renderPlain.ts";
import { renderInlineTokens } from "./renderTokens.ts";

/** Inline Markdown as HTML. Raw HTML passes: the configuration is its author's own. */
export function renderInline(markdown: string): string {
  return renderInlineTokens(lexInline(markdown), plainHooks);
}
