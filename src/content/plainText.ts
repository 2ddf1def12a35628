// Inline tokens as plain text: for titles, ids, labels and descriptions.
import { decodeReferences } from "./characterReferences.ts";
import { joinDenseLines } from "./denseLines.ts";
import { type PageToken, pageTokens, type Token } from "./tokens.ts";

/** The text that a reader sees: images by their alternative text, no HTML, no footnote numbers. */
export function plainTextOf(tokens: readonly Token[] | undefined): string {
  let text = "";
  for (const token of pageTokens(tokens)) text += textOf(token);
  return text;
}

function textOf(token: PageToken): string {
  switch (token.type) {
    case "text":
      return token.tokens ? plainTextOf(token.tokens) : decodeReferences(joinDenseLines(token.text));
    case "escape":
    case "codespan":
      return token.text;
    case "br":
      return " ";
    case "image":
      return token.tokens.length > 0 ? plainTextOf(token.tokens) : decodeReferences(token.text);
    case "link":
      return token.autolink ? token.text : plainTextOf(token.tokens);
    case "strong":
    case "em":
    case "del":
      return plainTextOf(token.tokens);
    default:
      return "";
  }
}

/** Text with single spaces. Most is so already, and looking is cheaper than replacing. */
export function inOneLine(text: string): string {
  return (text.includes("  ") || /[^\S ]/.test(text) ? text.replace(/\s+/g, " ") : text).trim();
}

/** Length descriptions aim at, in characters. */
const descriptionLength = 160;

/** Text cut at a word near 160 characters, with an ellipsis when something was cut. */
export function excerptOf(text: string): string {
  const whole = inOneLine(text);
  if (whole.length <= descriptionLength) return whole;
  const space = whole.lastIndexOf(" ", descriptionLength - 1);
  const cut = whole.slice(0, space > descriptionLength / 2 ? space : descriptionLength - 1);
  return `${cut.replace(/[\s.,:;!?–—-]+$/u, "").replace(/[\uD800-\uDBFF]$/, "")}…`;
}
