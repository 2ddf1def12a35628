// Lines of a code block as HTML. Colours are classes; line numbers are attributes, so neither is copied or selected.
import type { CodeBlockProps } from "../model/body.ts";
import { escapeHtml } from "./escapeHtml.ts";

/**
 * HTML for inside `<code>`, whose text is the code. Only lines with a mark or a number are elements: long code is most
 * of a page, and the browser's work grows with each element.
 */
export function codeHtmlOf({ lines, firstLineNumber }: Pick<CodeBlockProps, "lines" | "firstLineNumber">): string {
  const last = lines.length - 1;
  return lines
    .map(({ html, marks = [] }, index) => {
      const end = index === last ? "" : "\n";
      if (marks.length === 0 && firstLineNumber === undefined) return html + end;
      const classes = ["line", ...marks].map(escapeHtml).join(" ");
      const number = firstLineNumber === undefined ? "" : ` data-line="${firstLineNumber + index}"`;
      return `<span class="${classes}"${number}>${html}${end}</span>`;
    })
    .join("");
}
