// Which heading of a page's Markdown is its title, and whether the body still shows it.
import { withoutBadges } from "./dialects/foreignAddresses.ts";
import { plainTextOf } from "./plainText.ts";
import { type HeadingToken, pageTokens, type Token } from "./tokens.ts";

/** What is known of a title before the Markdown is looked at. */
export interface GivenTitle {
  /** Title of the front matter. */
  readonly title: string | undefined;
  /** Whether the page prints its title above the body in any case: posts and landing pages. */
  readonly printsTitle: boolean;
}

/** The title that a page's Markdown holds. */
export interface FoundTitle {
  /** Text of the first h1, wherever it stands. */
  readonly text: string | undefined;
  /** The h1 that goes out of the body, because the page prints it above. */
  readonly taken: HeadingToken | undefined;
  /** Whether the body keeps the h1 that is the title; the page then prints no other. */
  readonly isKept: boolean;
}

/**
 * Finds the title. The body keeps its h1 beside a title of front matter, and one that has words before it, unless the page
 * prints its title in any case.
 */
export function findTitle(tokens: readonly Token[], { title, printsTitle }: GivenTitle): FoundTitle {
  const leading = leadingTitle(tokens);
  const first = leading ?? pageTokens(tokens).find(isH1);
  const shown = title === undefined ? first : leading;
  const isTaken = shown !== undefined && (printsTitle || (shown === leading && title === undefined));
  const text = first && plainTextOf(withoutBadges(first.tokens)).trim();
  return {
    text: text === "" ? undefined : text,
    taken: isTaken ? shown : undefined,
    isKept: shown !== undefined && !isTaken,
  };
}

/** The h1 a page begins with; definitions and comments before it do not count. */
function leadingTitle(tokens: readonly Token[]): HeadingToken | undefined {
  const first = pageTokens(tokens).find(
    (token) => token.type !== "space" && token.type !== "def" && !(token.type === "html" && isComment(token.raw)),
  );
  return first !== undefined && isH1(first) ? first : undefined;
}

const isH1 = (token: { readonly type: string; readonly depth?: unknown }): token is HeadingToken =>
  token.type === "heading" && token.depth === 1;

function isComment(raw: string): boolean {
  const text = raw.trim();
  return text.startsWith("<!--") && text.indexOf("-->") === text.length - 3;
}
