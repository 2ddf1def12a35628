// The blocks of a page as Markdown: headings, paragraphs, quotes, code, admonitions, tabs. Lists are made in
// listMarkdown.ts, tables in tableMarkdown.ts.
import { codeOf, titleOf } from "./codeMarkdown.ts";
import { attributeOf, findByClass, hasClass } from "./htmlText.ts";
import type { HtmlElement } from "./htmlTree.ts";
import { type InlineContext, inlineMarkdown, isLeftOut } from "./inlineMarkdown.ts";
import { definitionsOf, listOf } from "./listMarkdown.ts";
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
  /** Marker of a list that stands right before. */
  readonly takenMarker: string | undefined;
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
  readonly marker: string | undefined;
}

/** A block that is a line. */
export const paragraphOf = (text: string): Block => ({ text, kind: "paragraph", marker: undefined });
/** A block that is no paragraph and no list. */
export const otherBlock = (text: string): Block => ({ text, kind: "other", marker: undefined });

/** Blocks of what stands inside an element. */
export function blocksIn({ children, holds }: HtmlElement, context: BlockContext): readonly Block[] {
  const blocks: Block[] = [];
  if (holds === undefined) {
    addLine(children, context, blocks);
    return blocks;
  }
  let line: (HtmlElement | string)[] = [];
  for (const child of children) {
    // Between blocks there is mostly a line break alone.
    if (child === "\n" && line.length === 0) continue;
    if (typeof child === "string" || !standsAlone(child)) {
      line.push(child);
      continue;
    }
    if (line.length > 0) {
      addLine(line, context, blocks);
      line = [];
    }
    for (const block of blocksOf(child, withMarker(context, blocks[blocks.length - 1]?.marker))) blocks.push(block);
  }
  if (line.length > 0) addLine(line, context, blocks);
  return blocks;
}

function addLine(nodes: readonly (HtmlElement | string)[], context: BlockContext, blocks: Block[]): void {
  const text = inlineMarkdown(nodes, lineOf(context, "\\\n"));
  if (text !== "") blocks.push(paragraphOf(text));
}

/** Text of blocks, one below the other. */
export function joinBlocks(blocks: readonly Block[]): string {
  let joined = "";
  for (const { text } of blocks) joined += joined === "" ? text : `\n\n${text}`;
  return joined;
}

/** A link is a line even around a paragraph, but nothing is a line around code. */
function standsAlone({ name, isBlock, holds }: HtmlElement): boolean {
  return isBlock || holds === "code" || (holds === "block" && name !== "a");
}

const withMarker = (context: BlockContext, takenMarker: string | undefined): BlockContext =>
  takenMarker === undefined || takenMarker === context.takenMarker ? context : { ...context, takenMarker };

const other = (text: string): readonly Block[] => (text === "" ? [] : [otherBlock(text)]);

const headingLevels: ReadonlyMap<string, number> = new Map([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, level]));

function blocksOf(element: HtmlElement, context: BlockContext): readonly Block[] {
  if (isLeftOut(element)) return [];
  const { name, holds } = element;
  // Code is no part of a line, whatever stands around it.
  const isLine = holds !== "code";
  if (isLine && element.isMarked && hasClass(element, "no-js")) return tabHeading(element, context);
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
      if (!element.isMarked) return blocksIn(element, context);
      if (attributeOf(element, "data-twin") === "list") return partsOf(element, context);
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

/** Parts of a line that stand apart by style on the page. */
function partsOf({ children }: HtmlElement, context: BlockContext): readonly Block[] {
  const parts = children.map((child) => inlineMarkdown([child], lineOf(context, " ")));
  const text = parts.filter((part) => part !== "").join(" · ");
  return text === "" ? [] : [paragraphOf(text)];
}

function bold({ children }: HtmlElement, context: BlockContext): string {
  const text = inlineMarkdown(children, { ...lineOf(context, " "), isStrong: true });
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

/** Kind of an admonition by its class: `admonition-warning`. */
const admonitionClass = /\badmonition-([a-z]+)/;

function admonitionOf(element: HtmlElement, context: BlockContext): readonly Block[] {
  const kind = admonitionClass.exec(attributeOf(element, "class") ?? "")?.[1] ?? "note";
  const title = findByClass(element, "admonition-title");
  const rest = { ...element, children: element.children.filter((child) => child !== title) };
  const name = title === undefined ? "" : bold(title, context);
  const body = joinBlocks(blocksIn(rest, context));
  // The marker says the kind, so a title that does no more would say it twice.
  const parts = name.toLowerCase() === `**${kind}**` ? [body] : [name, body];
  return other(quote(`[!${kind.toUpperCase()}]\n${parts.filter((part) => part !== "").join("\n\n")}`.trimEnd()));
}

const quote = (text: string): string =>
  text === "" ? "" : text.replace(/^(?=[^\n])/gm, "> ").replace(/^(?=\n)/gm, ">");
