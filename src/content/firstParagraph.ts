// How a page begins: its first paragraph, and the mark at which the excerpt of a post ends.
import { plainTextOf } from "./plainText.ts";
import { pageTokens, type Token } from "./tokens.ts";

// `<!-- truncate -->`, or `{/* truncate */}` as in pages of other generators.
/** Whether a token ends the excerpt of a post. */
export function isTruncation(token: Token): boolean {
  return /^\s*(?:<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})\s*$/.test(token.raw.slice(0, 100));
}

/** Plain text of the first paragraph. One inside a container or list only counts if there is no other. */
export function firstParagraph(tokens: readonly Token[]): string {
  let inside = "";
  for (const token of pageTokens(tokens)) {
    if (token.type === "paragraph" && !isTruncation(token)) {
      const text = plainTextOf(token.tokens).trim();
      if (text !== "") return text;
    } else if (inside === "" && (token.type === "container" || token.type === "blockquote")) {
      inside = firstParagraph(token.tokens);
    }
  }
  return inside;
}
