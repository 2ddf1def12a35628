// Lines of a code block as HTML. Colours are classes; line numbers are attributes, so neither is copied or selected.
import type { CodeBlockProps } from "../model/body.ts";
import { escapeHtml } from "./escapeHtml.ts";

/** HTML for inside `<code>`: one `span.line` per line, the line break inside it, so that the text is the code. */
export function codeHtmlOf({ lines, firstLineNumber }: Pick<CodeBlockProps, "lines" | "firstLineNumber">): string {
  const last = lines.length - 1;
  return lines
    .map(({ html, marks }, index) => {
      const classes = ["line", ...(marks ?? [])].map(escapeHtml).join(" ");
      const number = firstLineNumber === undefined ? "" : ` data-line="${firstLineNumber + index}"`;
      return `<span class="${classes}"${number}>${html}${index === last ? "" : "\n"}</span>`;
    })
    .join("");
}
