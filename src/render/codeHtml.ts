// Lines of a code block as HTML. Colours are classes; line numbers are attributes, so neither is copied or selected.
import type { CodeBlockProps } from "../model/body.ts";
import { escapeHtml } from "./escapeHtml.ts";

/**
 * HTML for inside `<code>`, whose text is the code. Only lines with a mark or a number are elements: long code is most
 * of a page, and the browser's work grows with each element.
 */
export function codeHtmlOf({ lines, firstLineNumber }: Pick<CodeBlockProps, "lines" | "firstLineNumber">): string {
  let code = "";
  let number = firstLineNumber;
  let left = lines.length;
  for (const { html, marks } of lines) {
    left -= 1;
    const line = left === 0 ? html : `${html}\n`;
    code +=
      number === undefined && (marks === undefined || marks.length === 0) ? line : lineElement(line, marks, number);
    if (number !== undefined) number += 1;
  }
  return code;
}

function lineElement(html: string, marks: readonly string[] = [], number: number | undefined): string {
  const classes = ["line", ...marks].map(escapeHtml).join(" ");
  return `<span class="${classes}"${number === undefined ? "" : ` data-line="${number}"`}>${html}</span>`;
}
