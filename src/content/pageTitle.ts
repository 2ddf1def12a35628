// Which heading of a page's Markdown is its title, and whether the body still shows it. A page has one title: what else
// is written as one is shown as a section.

import type { Config } from "../model/config.ts";
import type { CommonFrontMatter, PageFrontMatter } from "../model/frontMatter.ts";
import { parseLoosePrefix, parseNumberPrefix } from "../model/numberPrefix.ts";
import type { SourceKind } from "../model/sourceFile.ts";
import { decodeReferences } from "./characterReferences.ts";
import { withoutBadges } from "./dialects/foreignAddresses.ts";
import { inOneLine, plainTextOf } from "./plainText.ts";
import { type HeadingToken, type PageToken, pageTokens, type Token } from "./tokens.ts";

/** What is known of a title before the Markdown is looked at. */
export interface GivenTitle {
  /** Title of the front matter. */
  readonly title: string | undefined;
  /** Whether the page prints its title above the body in any case: posts and landing pages. */
  readonly printsTitle: boolean;
  /** Whether the page prints no title above the body. */
  readonly hidesTitle: boolean;
  /** Whether HTML of the body is shown. */
  readonly showsHtml: boolean;
}

/** What the front matter of a source says of its title. */
export function givenTitleOf(
  kind: SourceKind["kind"],
  frontMatter: Pick<PageFrontMatter, "title" | "hide_title" | "layout">,
): Omit<GivenTitle, "showsHtml"> {
  const { title, hide_title: hidesTitle = false, layout } = frontMatter;
  return { title: isBlank(title) ? undefined : title, printsTitle: kind === "post" || layout === "home", hidesTitle };
}

const isBlank = (title: string | undefined): boolean => title?.trim() === "";

/**
 * A blank title asks for none to be shown, as in Docusaurus: the tab shows the title of the site, and a page without a
 * heading of its own prints none. Lists and menus still need a name for the page; see `titleOf`.
 */
export function withBlankTitle<FrontMatter extends CommonFrontMatter>(
  frontMatter: FrontMatter,
  h1: string | undefined,
): FrontMatter {
  const { title, title_meta = "" } = frontMatter;
  if (!isBlank(title)) return frontMatter;
  return { ...frontMatter, title_meta, ...(h1 === undefined ? { hide_title: true } : {}) };
}

/** What a page is called: as its front matter says, else as its first h1, else by another name. */
export const titleOf = ({ title }: CommonFrontMatter, h1: string | undefined, name: string): string =>
  title === undefined || isBlank(title) ? (h1 ?? name) : title.trim();

/** The title that a page's Markdown holds. */
interface FoundTitle {
  /** Text of the first h1, wherever it stands. */
  readonly text: string | undefined;
  /** The h1 that goes out of the body, because the page prints it above. */
  readonly taken: HeadingToken | undefined;
  /** Whether the body keeps the h1 that is the title; the page then prints no other. */
  readonly isKept: boolean;
  /** The only heading that the body shows as an h1. */
  readonly shown: HeadingToken | undefined;
}

/** Longest piece of HTML in which a title is looked for, characters. */
const maxTitleHtml = 2000;

/**
 * Finds the title. The body keeps its h1 beside a title of front matter, and one that has words before it, unless the page
 * prints its title in any case. It also keeps one that it begins with as HTML, as readme files do.
 */
export function findTitle(
  tokens: readonly Token[],
  { title, printsTitle, hidesTitle, showsHtml }: GivenTitle,
): FoundTitle {
  const opening = leadingToken(tokens);
  const html = showsHtml && !printsTitle && opening?.type === "html" ? htmlTitle(opening.raw) : undefined;
  if (html !== undefined)
    return { text: html === "" ? undefined : html, taken: undefined, isKept: true, shown: undefined };
  const leading = opening !== undefined && isH1(opening) ? opening : undefined;
  const first = leading ?? pageTokens(tokens).find(isH1);
  const own = title === undefined ? first : leading;
  const isTaken = own !== undefined && (printsTitle || (own === leading && title === undefined));
  const text = first && plainTextOf(withoutBadges(first.tokens)).trim();
  return {
    text: text === "" ? undefined : text,
    taken: isTaken ? own : undefined,
    isKept: own !== undefined && !isTaken,
    shown: isTaken ? undefined : (own ?? (hidesTitle ? first : undefined)),
  };
}

/** Shows every heading that is written as a title and is none a level lower; what is said of it keeps its own level. */
export function lowerTitles(headings: readonly HeadingToken[], { shown, taken }: FoundTitle): void {
  for (const heading of headings) {
    if (!isH1(heading) || heading === shown || heading === taken) continue;
    heading.writtenDepth = heading.depth;
    heading.depth = 2;
  }
}

/** What a page begins with; definitions and comments before it do not count. */
function leadingToken(tokens: readonly Token[]): PageToken | undefined {
  return pageTokens(tokens).find(
    (token) => token.type !== "space" && token.type !== "def" && !(token.type === "html" && isComment(token.raw)),
  );
}

const isH1 = (token: { readonly type: string; readonly depth?: unknown }): token is HeadingToken =>
  token.type === "heading" && token.depth === 1;

/** Text of the h1 in a piece of HTML; `undefined` when there is none. */
function htmlTitle(raw: string): string | undefined {
  const html = raw.slice(0, maxTitleHtml);
  const start = /<h1\b[^<>]*>/i.exec(html);
  if (start === null) return undefined;
  const inner = html.slice(start.index + start[0].length).split(/<\/h1\b/i, 1)[0] ?? "";
  return inOneLine(decodeReferences(inner.replace(/<[^<>]*>/g, " ")));
}

function isComment(raw: string): boolean {
  const text = raw.trim();
  return text.startsWith("<!--") && text.indexOf("-->") === text.length - 3;
}

/**
 * Name of a file for people: without prefix and extension; an index has its folder's. In a folder that is no site yet hyphens
 * are blanks, as on hosts of wikis, and what has no capitals begins with one.
 */
export function nameOfFile(
  relativePath: string,
  { isLoose = false, readmeTitle }: Pick<Config["markdown"], "isLoose" | "readmeTitle">,
): string {
  const segments = relativePath.replace(/\.mdx?$/i, "").split("/");
  const last = segments.at(-1) ?? "";
  const isIndex = /^(?:index|readme)$/i.test(last);
  const parse = isLoose ? parseLoosePrefix : parseNumberPrefix;
  const { name } = parse(isIndex ? (segments.at(-2) ?? readmeTitle ?? last) : last);
  if (!isLoose || (isIndex && segments.length === 1)) return name;
  const words = name.replace(/[-_]+/g, " ").trim();
  if (words === "") return name;
  return words === words.toLowerCase() ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}
