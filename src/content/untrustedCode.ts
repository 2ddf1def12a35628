// Code blocks in Markdown of third parties.
import { escapeHtml } from "../source/escapeHtml.ts";
import { decodeReferences } from "./characterReferences.ts";
import { highlightCode } from "./code/highlightCode.ts";

/** Colours the code blocks of sanitized HTML. */
export const withColouredCode = (html: string): string =>
  html.replace(codeBlock, (_, language: string | undefined, text: string) => colouredBlock(text, language));

/** Matches a code block in the sanitizer's output. Its text is escaped, so it contains no tag. */
const codeBlock = /<pre tabindex="0"><code(?: class="language-([\w+#.-]+)")?>([^<]*)<\/code><\/pre>/g;

/** Colours a code block, in the same markup as code blocks of pages. */
function colouredBlock(text: string, language = "text"): string {
  const { lines } = highlightCode(decodeReferences(text), language.toLowerCase());
  const html = lines.map((line) => line.html).join("\n");
  return `<figure class="code"><pre tabindex="0"><code class="language-${escapeHtml(language)}">${html}</code></pre></figure>`;
}
