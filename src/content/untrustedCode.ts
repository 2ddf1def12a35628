// Code blocks in Markdown of third parties.
import { decodeReferences } from "./characterReferences.ts";
import { highlightCode } from "./code/highlightCode.ts";

/** Colours the code blocks of sanitized HTML. */
export const withColouredCode = (html: string): string =>
  html.replace(codeBlock, (_, language: string | undefined, text: string) => colouredBlock(text, language));

/** Matches a code block in the sanitizer's output. Its text is escaped, so it contains no tag. */
const codeBlock = /<pre tabindex="0"><code(?: class="language-([^"]*)")?>([^<]*)<\/code><\/pre>/g;

/** Colours a code block. Its page finds it by this markup, and puts what a template makes of it in its place. */
function colouredBlock(text: string, fence = ""): string {
  const [language = "text"] = /^[\w+#.-]+/.exec(fence.toLowerCase()) ?? [];
  const { lines } = highlightCode(decodeReferences(text), language);
  const html = lines.map((line) => line.html).join("\n");
  return `<figure class="code"><pre tabindex="0"><code class="language-${language}">${html}</code></pre></figure>`;
}
