// Code blocks in descriptions of a specification, which are HTML and no parts: they get the template of code blocks, too.
import { CodeBlock } from "#template/parts/CodeBlock";
import type { TemplateProps } from "../model/template.ts";
import { decodeEntities } from "./decodeEntities.ts";
import { staticMarkup } from "./staticMarkup.ts";

/** Matches a code block as descriptions have it; the class is the parser's alone, and text inside of code is escaped. */
const codeBlock =
  /<figure class="code"><pre tabindex="0"><code class="language-([\w+#.-]+)">([^<]*(?:<\/?span\b[^<]*)*)<\/code><\/pre><\/figure>/g;

/** HTML of a description with its code blocks as those of pages: with a bar, a language and buttons. */
export function withCodeBlocks(html: string, shell: TemplateProps): string {
  if (!html.includes('<figure class="code">')) return html;
  return html.replace(codeBlock, (_, language: string, codeHtml: string) =>
    staticMarkup(
      <CodeBlock
        language={language}
        text={decodeEntities(codeHtml.replace(/<[^>]*>/g, ""))}
        lines={codeHtml.split("\n").map((line) => ({ html: line }))}
        codeHtml={codeHtml}
        {...shell}
      />,
    ),
  );
}
