// What stands inside a paragraph, as Markdown: emphasis, code, links, pictures. Knows no blocks.
import { escapeLineStart, escapeText, linkTarget } from "../../model/markdownText.ts";
import { safeUrl } from "../safeUrl.ts";
import { inlineCode } from "./fencedCode.ts";
import { attributeOf, findByClass, hasClass, textOf, textOfHtml } from "./htmlText.ts";
import type { HtmlElement } from "./htmlTree.ts";
import { textMarkdown } from "./textMarkdown.ts";
import type { TwinPlace } from "./twinPlace.ts";

/** Where inline Markdown stands. */
export interface InlineContext {
  readonly place: TwinPlace;
  /** What a line break becomes: a heading and a cell of a table are one line. */
  readonly lineBreak: "\\\n" | " " | "<br>";
  /** Whether elements stand apart without white space, as those of templates do by style. */
  readonly isSpaced: boolean;
  /** Whether all of it is bold: nothing in it is bolder. */
  readonly isStrong?: boolean;
}

type Node = HtmlElement | string;

/** A paragraph of Markdown; lines of it begin no other block. */
export function inlineMarkdown(nodes: readonly Node[], context: InlineContext): string {
  let text = joinInline(nodes, context).trim();
  if (text === "") return "";
  while (text.endsWith("<br>")) text = text.slice(0, -4).trimEnd();
  const line = context.lineBreak === "<br>" && text.includes("|") ? text.replaceAll("|", "\\|") : text;
  return line.includes("\n") ? line.split("\n").map(escapeLineStart).join("\n") : escapeLineStart(line);
}

/** Text of nodes; white space is one space, and none at the beginning. */
function joinInline(nodes: readonly Node[], context: InlineContext): string {
  let text = "";
  let last = " ";
  let wasElement = false;
  for (const node of nodes) {
    const isElement = typeof node !== "string" && node.name !== "wbr";
    const part = typeof node === "string" ? textMarkdown(node) : elementMarkdown(node, context);
    const isAtSpace = endsWithSpace(last);
    const isGap = isElement && wasElement && context.isSpaced && !isAtSpace && !startsWithSpace(part);
    const shown = isAtSpace && startsWithSpace(part) ? part.trimStart() : part;
    if (shown === "") continue;
    text += isGap ? ` ${shown}` : shown;
    last = shown;
    wasElement = isElement;
  }
  return text;
}

const startsWithSpace = (text: string): boolean => text !== "" && (text[0] === " " || text[0] === "\n");

function endsWithSpace(text: string): boolean {
  const last = text[text.length - 1];
  return last === " " || last === "\n" || (last === ">" && text.endsWith("<br>"));
}

function elementMarkdown(element: HtmlElement, context: InlineContext): string {
  const { name, children } = element;
  switch (name) {
    case "br":
      return context.lineBreak;
    case "code":
    case "pre":
      return codeMarkdown(element, context);
    case "strong":
    case "b":
      if (context.isStrong) return joinInline(children, context);
      return wrapped(joinInline(children, { ...context, isStrong: true }), "**");
    case "em":
    case "i":
      return wrapped(joinInline(children, context), "*");
    case "del":
    case "s":
      return wrapped(joinInline(children, context), "~~");
    case "a":
      return linkMarkdown(element, context);
    case "img":
      return imageMarkdown(element, context);
    case "input":
      return checkboxMarkdown(element);
    case "iframe":
    case "video":
    case "audio":
    case "embed":
      return mediaMarkdown(element, context);
    default:
      if (isLeftOut(element)) return "";
      // A block inside a link or a heading is a word of its own.
      return element.isBlock ? ` ${joinInline(children, context)} ` : joinInline(children, context);
  }
}

/** A link around all of some code: `<a href="/rooms">/rooms</a>`. */
const linkAround = /^<a( [^<>]*)>((?:(?!<\/?a[ >]).)*)<\/a>$/s;

/** Code; a link inside of it, which code cannot hold, goes around it. */
function codeMarkdown(element: HtmlElement, { place }: InlineContext): string {
  const code = inlineCode(element.code === undefined ? textOf(element) : textOfHtml(element.code));
  const [, attributes] = (element.code?.startsWith("<a ") ? linkAround.exec(element.code) : undefined) ?? [];
  const href = attributes === undefined ? undefined : attributeOf({ ...element, attributes }, "href");
  const address = href === undefined ? undefined : safeUrl(href);
  return address === undefined ? code : `[${code}](${linkTarget(place.resolve(address))})`;
}

/** Emphasis without white space at its edges, where it would not be read as such. */
function wrapped(text: string, mark: string): string {
  const inner = text.trim();
  if (inner === "") return text;
  const start = text.indexOf(inner);
  return `${text.slice(0, start)}${mark}${inner}${mark}${text.slice(start + inner.length)}`;
}

function linkMarkdown(element: HtmlElement, context: InlineContext): string {
  if (isLeftOut(element)) return "";
  // The author has written the term alone.
  if (element.isMarked && hasClass(element, "term-link")) return joinInline(element.children, context);
  const href = attributeOf(element, "href");
  // The name of a field links to itself.
  if (href?.startsWith("#") && hasClass(element, "n")) return inlineCode(textOf(element));
  const [title, rest] = partsOfCard(element, context);
  const text = title.trim();
  const address = href === undefined ? undefined : safeUrl(href);
  if (text === "" || address === undefined) return title;
  const space = /^\s/.test(title) ? " " : "";
  return `${space}[${text}](${linkTarget(context.place.resolve(address))})${rest === "" ? "" : `: ${rest}`}${/\s$/.test(title) ? " " : ""}`;
}

/** A card is a link as a whole; in a text its title is. */
function partsOfCard(element: HtmlElement, context: InlineContext): readonly [title: string, rest: string] {
  const title = element.isMarked && hasClass(element, "card") ? findByClass(element, "card-title") : undefined;
  if (title === undefined) return [joinInline(element.children, context), ""];
  const rest = element.children.filter((child) => child !== title);
  return [joinInline(title.children, context), joinInline(rest, context).trim()];
}

function imageMarkdown(element: HtmlElement, { place }: InlineContext): string {
  const alt = escapeText(attributeOf(element, "alt") ?? "").replace(/\s+/g, " ");
  const src = attributeOf(element, "src");
  const address = src === undefined ? undefined : safeUrl(src);
  // A picture without words says nothing here: icons are such.
  if (address === undefined || alt === "") return alt;
  return `![${alt}](${linkTarget(place.resolve(address))})`;
}

function checkboxMarkdown(element: HtmlElement): string {
  if (attributeOf(element, "type") !== "checkbox") return "";
  return attributeOf(element, "checked") === undefined ? "[ ] " : "[x] ";
}

function mediaMarkdown(element: HtmlElement, { place }: InlineContext): string {
  const sources = element.children.filter((child) => typeof child !== "string");
  const src = [element, ...sources].map((each) => attributeOf(each, "src")).find((each) => each !== undefined);
  const address = src === undefined ? undefined : safeUrl(src);
  if (address === undefined) return "";
  const target = place.resolve(address);
  return `[${escapeText(attributeOf(element, "title") ?? address)}](${linkTarget(target)})`;
}

/** What helps readers of the page alone: links to headings, controls, notices above the text, what stands under it. */
const leftOutClasses = ["heading-link", "js-only", "banner", "page-foot"];

/** Whether a twin has no use for an element. A template says so with `data-twin="none"`. */
export function isLeftOut(element: HtmlElement): boolean {
  if (!element.isMarked) return false;
  return attributeOf(element, "data-twin") === "none" || leftOutClasses.some((name) => hasClass(element, name));
}
