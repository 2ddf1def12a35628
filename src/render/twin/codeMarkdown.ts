// Blocks of code: their text as copying gives it, their language, their title.
import { fencedCode } from "./fencedCode.ts";
import { findByClass, textOf, textOfHtml } from "./htmlText.ts";
import type { HtmlElement } from "./htmlTree.ts";

/** Title of the block of code in a figure. */
export function titleOf(figure: HtmlElement): string {
  const title = findByClass(figure, "code-title");
  return title === undefined ? "" : textOf(title);
}

/** The language as the class of the code names it: `language-lua`. */
const languageClass = /^[^<]*<code[^>]*\blanguage-([^\s"'>]+)/;

/** A block of code. */
export function codeOf(element: HtmlElement, title: string): string {
  const html = element.code;
  const text = html === undefined ? textOf(element) : textOfHtml(html);
  const language = languageClass.exec(html?.slice(0, 300) ?? "")?.[1] ?? "";
  return fencedCode(text.replace(/^\n/, ""), { language, title });
}
