// A table as GFM has it. One whose cells hold lists or code has no such form: its cells follow one another.
import { type Block, type BlockContext, blocksIn, lineOf, otherBlock } from "./blockMarkdown.ts";
import { attributeOf, textOf } from "./htmlText.ts";
import type { HtmlElement } from "./htmlTree.ts";
import { type InlineContext, inlineMarkdown } from "./inlineMarkdown.ts";

/** A table in blocks. */
export function tableMarkdown(table: HtmlElement, context: BlockContext): readonly Block[] {
  const caption = childrenOf(table).find(({ name }) => name === "caption");
  const title = caption === undefined ? [] : blocksIn(caption, context);
  const rows: (readonly HtmlElement[])[] = [];
  collectRows(table, rows);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (width === 0 || rows.some((row) => row.some(isLarge)))
    return [...title, ...rows.flatMap((row) => row.flatMap((cell) => blocksIn(cell, context)))];
  const line = lineOf(context, "<br>");
  const lines = rows.map((row) => rowText(row, width, line));
  const [first = "", ...rest] = rows[0]?.some(({ name }) => name === "th")
    ? lines
    : [`|${"  |".repeat(width)}`, ...lines];
  const rule = `| ${Array.from({ length: width }, (_, index) => ruleOf(rows[0]?.[index])).join(" | ")} |`;
  return [...title, otherBlock([first, rule, ...rest].join("\n"))];
}

const childrenOf = ({ children }: HtmlElement): readonly HtmlElement[] =>
  children.filter((child) => typeof child !== "string");

function collectRows(table: HtmlElement, rows: (readonly HtmlElement[])[]): void {
  for (const child of table.children) {
    if (typeof child === "string" || child.name === "caption") continue;
    if (child.name === "tr") rows.push(childrenOf(child).filter(({ name }) => name === "td" || name === "th"));
    else collectRows(child, rows);
  }
}

/** Whether a cell holds more than lines of text. A cell of one paragraph does not. */
function isLarge({ children, holds }: HtmlElement): boolean {
  if (holds === undefined) return false;
  const elements = children.filter((child) => typeof child !== "string");
  return !(elements.length === 1 && elements[0]?.name === "p" && elements[0].holds === undefined);
}

function rowText(row: readonly HtmlElement[], width: number, line: InlineContext): string {
  let text = "|";
  for (const cell of row) {
    const content = inlineMarkdown(cell.children, line);
    text += ` ${content === "" ? textOf(cell).trim() : content} |`;
  }
  return text + "  |".repeat(width - row.length);
}

function ruleOf(cell: HtmlElement | undefined): string {
  const align = cell === undefined ? undefined : (ownAlign(cell) ?? styleAlign(cell));
  return align === "center" ? ":---:" : align === "right" ? "---:" : align === "left" ? ":---" : "---";
}

/** The old attribute; not the beginning of a class, which most have. */
const ownAlign = (cell: HtmlElement): string | undefined =>
  /align(?![^\s/=])/i.test(cell.attributes) ? attributeOf(cell, "align") : undefined;

/** Authors' HTML says it by a style, pages by a class. */
const styleAlign = (cell: HtmlElement): string | undefined =>
  /\balign-(left|center|right)/.exec(attributeOf(cell, "class") ?? "")?.[1] ??
  /text-align:\s*(left|center|right)/.exec(attributeOf(cell, "style") ?? "")?.[1];
