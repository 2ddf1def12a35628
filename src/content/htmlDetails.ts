// `<details>` written as HTML with Markdown inside: the tokens between its tags become a container like `:::details`.
import type { ContainerToken, Token, Tokens } from "./tokens.ts";

/** An HTML block that opens: attributes in group 1, the summary in group 2. */
const opening = /^ {0,3}<details\b([^>]*)>\s*(?:<summary\b[^>]*>([\s\S]*?)<\/summary>\s*)?$/i;
/** An HTML block that closes and holds nothing else. */
const closing = /^ {0,3}<\/details\s*>\s*$/i;

/**
 * Tokens in which complete `<details>` are containers, at every level.
 * @param lexInline Lexes a summary.
 */
export function joinDetails(tokens: readonly Token[], lexInline: (text: string) => Token[]): Token[] {
  const ends = closingIndexes(tokens);
  const joined: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    const end = ends.get(index);
    if (end === undefined) {
      joinChildren(token, lexInline);
      joined.push(token);
      continue;
    }
    const [, attributes = "", summary] = opening.exec(token.raw) ?? [];
    const container: ContainerToken = {
      type: "container",
      raw: tokens
        .slice(index, end + 1)
        .map(({ raw }) => raw)
        .join(""),
      name: "details",
      title: summary === undefined ? undefined : lexInline(summary.trim()),
      attributes: new Map(/\bopen\b/i.test(attributes) ? [["open", ""]] : []),
      tokens: joinDetails(tokens.slice(index + 1, end), lexInline),
      openingLines: token.raw.split("\n").length - 1,
      isClosed: true,
    };
    joined.push(container);
    index = end;
  }
  return joined;
}

/** Index of the closing token for each opening one. What is never closed stays HTML. */
function closingIndexes(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type !== "html" || !/details/i.test(token.raw.slice(0, 200))) continue;
    if (opening.test(token.raw)) open.push(index);
    else if (closing.test(token.raw)) {
      const start = open.pop();
      if (start !== undefined) ends.set(start, index);
    }
  }
  return ends;
}

/** Joins inside lists, quotes, containers and footnotes. */
function joinChildren(token: Token, lexInline: (text: string) => Token[]): void {
  if (token.type === "list") {
    for (const item of (token as Tokens.List).items) item.tokens = joinDetails(item.tokens, lexInline);
  } else if (token.type === "blockquote" || token.type === "container" || token.type === "footnoteDefinition") {
    const parent = token as { tokens: Token[] };
    parent.tokens = joinDetails(parent.tokens, lexInline);
  }
}
