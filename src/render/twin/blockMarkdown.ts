// The blocks of a page as Markdown: headings, paragraphs, lists, quotes, code, admonitions, tabs. Tables are made in
// tableMarkdown.ts.
import { codeOf, titleOf } from "./codeMarkdown.ts";
import { escapeText } from "./escapeMarkdown.ts";
import { attributeOf, findByClass, hasClass } from "./htmlText.ts";
import type { HtmlElement } from "./htmlTree.ts";
import { type InlineContext, inlineMarkdown, isLeftOut } from "./inlineMarkdown.ts";
import { tableMarkdown } from "./tableMarkdown.ts";
import type { TwinPlace } from "./twinPlace.ts";

/** What blocks are made with; levels change on the way through a page. */
export interface BlockContext {
  readonly place: TwinPlace;
  /** Depth of the last heading. */
  readonly heading: { level: number };
  /** Title of the code block that is being written. */
  readonly codeTitle: string;
  /** Whether the text is an author's, where words without white space between them are one word. */
  readonly isProse: boolean;
}

/** What a line of an element is made with. */
export const lineOf = ({ place, isProse }: BlockContext, lineBreak: InlineContext["lineBreak"]): InlineContext => ({
  place,
  lineBreak,
  isSpaced: !isProse,
});

/** A block. */
export interface Block {
  readonly text: string;
  readonly kind: "paragraph" | "list" | "other";
  /** What the items of a list begin with: two lists in a row must differ. */
  readonly marker?: string;
}

/** Blocks of what stands inside an element. */
export function blocksIn({ children }: HtmlElement, context: BlockContext): readonly Block[] {
  const blocks: Block[] = [];
  let line: (HtmlElement | string)[] = [];
  const endLine = (): void => {
    const text = line.length === 0 ? "" : inlineMarkdown(line, lineOf(context, "\\\n"));
    line = [];
    if (text !== "") blocks.push({ text, kind: "paragraph" });
  };
  for (const child of children) {
    if (typeof child === "string" || !standsAlone(child)) line.push(child);
    else {
      endLine();
      for (const block of blocksOf(child, withMarker(context, blocks.at(-1)?.marker))) blocks.push(block);
    }
  }
  endLine();
  return blocks;
}

/** Text of blocks, one below the other. */
export const joinBlocks = (blocks: readonly Block[]): string => blocks.map(({ text }) => text).join("\n\n");

/** A link is a line even around a paragraph, but nothing is a line around code. */
function standsAlone({ name, isBlock, holds }: HtmlElement): boolean {
  return isBlock || holds === "code" || (holds === "block" && name !== "a");
}

interface ListContext extends BlockContext {
  /** Marker of a list that stands right before. */
  readonly takenMarker?: string;
}

const withMarker = (context: BlockContext, marker: string | undefined): ListContext =>
  marker === undefined ? context : { ...context, takenMarker: marker };

const other = (text: string): readonly Block[] => (text === "" ? [] : [{ text, kind: "other" }]);

const headingLevels: ReadonlyMap<string, number> = new Map([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, level]));

function blocksOf(element: HtmlElement, context: ListContext): readonly Block[] {
  if (isLeftOut(element)) return [];
  const { name, holds } = element;
  // Code is no part of a line, whatever stands around it.
  const isLine = holds !== "code";
  if (isLine && hasClass(element, "no-js")) return tabHeading(element, context);
  const level = isLine ? headingLevels.get(name) : undefined;
  if (level !== undefined) return headingOf(element, level, context);
  switch (name) {
    case "pre":
      return other(codeOf(element, context.codeTitle));
    case "hr":
      return other("---");
    case "ul":
    case "ol":
      return listOf(element, context);
    case "dl":
      return definitionsOf(element, context);
    case "table":
      return tableMarkdown(element, context);
    case "blockquote":
      return other(quote(joinBlocks(blocksIn(element, context))));
    case "summary":
      return isLine ? other(bold(element, context)) : blocksIn(element, context);
    case "figure":
      return blocksIn(element, { ...context, codeTitle: titleOf(element) });
    case "figcaption":
      return hasClass(element, "code-bar") ? [] : blocksIn(element, context);
    default:
      if (hasClass(element, "admonition")) return admonitionOf(element, context);
      if (hasClass(element, "tabs")) return tabsOf(element, context);
      return blocksIn(element, hasClass(element, "prose") ? { ...context, isProse: true } : context);
  }
}

function headingOf(element: HtmlElement, level: number, context: BlockContext): readonly Block[] {
  context.heading.level = level;
  const text = inlineMarkdown(element.children, lineOf(context, " "));
  return other(text === "" ? "" : `${"#".repeat(level)} ${text}`);
}

function bold({ children }: HtmlElement, context: BlockContext): string {
  const text = inlineMarkdown(children, lineOf(context, " "));
  return text === "" ? "" : `**${text}**`;
}

/** Tabs are parts under headings, one level below the part that they stand in. */
function tabsOf(element: HtmlElement, context: BlockContext): readonly Block[] {
  const { level } = context.heading;
  return blocksIn(element, { ...context, heading: { level: Math.min(6, level + 1) } });
}

function tabHeading(element: HtmlElement, context: BlockContext): readonly Block[] {
  const text = inlineMarkdown(element.children, lineOf(context, " "));
  return other(text === "" ? "" : `${"#".repeat(context.heading.level)} ${text}`);
}

function listOf(element: HtmlElement, { takenMarker, ...context }: ListContext): readonly Block[] {
  const isOrdered = element.name === "ol";
  const first = Number(attributeOf(element, "start") ?? 1);
  const kinds = isOrdered ? [".", ")"] : ["-", "*"];
  const marker = kinds.find((kind) => kind !== takenMarker) ?? "-";
  const items = itemsIn(element).map((item, index) => {
    const mark = isOrdered ? `${(Number.isSafeInteger(first) && first >= 0 ? first : 1) + index}${marker}` : marker;
    return itemText(blocksIn(item, context), mark);
  });
  if (items.length === 0) return [];
  return [{ text: items.join(items.some((item) => item.includes("\n\n")) ? "\n\n" : "\n"), kind: "list", marker }];
}

/** Items of a list; what an author has put between them is an item too. */
const itemsIn = ({ children }: HtmlElement): readonly HtmlElement[] =>
  children.filter((child) => typeof child !== "string").filter((child) => !isLeftOut(child));

/** An item: a list right below its first line belongs to that line. */
function itemText(blocks: readonly Block[], mark: string): string {
  let text = "";
  for (const [index, block] of blocks.entries()) {
    const isTight = index === 1 && block.kind === "list" && blocks[0]?.kind === "paragraph";
    text += index === 0 ? block.text : `${isTight ? "\n" : "\n\n"}${block.text}`;
  }
  const indent = " ".repeat(mark.length + 1);
  return `${mark} ${text.replace(/\n(?=[^\n])/g, `\n${indent}`)}`.trimEnd();
}

/** Terms and what they mean: a list, since Markdown has no other form for them. */
function definitionsOf(element: HtmlElement, { takenMarker, ...context }: ListContext): readonly Block[] {
  const items: Block[][] = [];
  const collect = ({ children }: HtmlElement): void => {
    for (const child of children) {
      if (typeof child === "string" || isLeftOut(child)) continue;
      if (child.name === "dt") items.push([...blocksIn(child, context)]);
      else if (child.name === "dd") (items.at(-1) ?? items[items.push([]) - 1])?.push(...blocksIn(child, context));
      else collect(child);
    }
  };
  collect(element);
  const marker = takenMarker === "-" ? "*" : "-";
  const texts = items.map((blocks) => itemText(withMeaning(blocks), marker));
  return texts.length === 0 ? [] : [{ text: texts.join("\n"), kind: "list", marker }];
}

/** A meaning of one paragraph stands in the line of its term. */
function withMeaning(blocks: readonly Block[]): readonly Block[] {
  const [term, meaning, ...rest] = blocks;
  if (term?.kind !== "paragraph" || meaning?.kind !== "paragraph" || rest.length > 0) return blocks;
  return [{ text: `${term.text}: ${meaning.text}`, kind: "paragraph" }];
}

/** Kind of an admonition by its class: `admonition-warning`. */
const admonitionClass = /\badmonition-([a-z]+)/;

function admonitionOf(element: HtmlElement, context: BlockContext): readonly Block[] {
  const kind = admonitionClass.exec(attributeOf(element, "class") ?? "")?.[1] ?? "note";
  const title = findByClass(element, "admonition-title");
  const rest = { ...element, children: element.children.filter((child) => child !== title) };
  const name = title === undefined ? escapeText(kind) : bold(title, context);
  const body = joinBlocks(blocksIn(rest, context));
  return other(quote(`[!${kind.toUpperCase()}]\n${name}${body === "" ? "" : `\n\n${body}`}`));
}

const quote = (text: string): string =>
  text === "" ? "" : text.replace(/^(?=[^\n])/gm, "> ").replace(/^(?=\n)/gm, ">");
