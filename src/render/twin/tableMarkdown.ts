// A table as GFM has it. One whose cells hold lists or code has no such form: its cells follow one another.
import { type Block, type BlockContext, blocksIn, lineOf } from "./blockMarkdown.ts";
import { attributeOf, textOf } from "./htmlText.ts";
import type { HtmlElement } from "./htmlTree.ts";
import { inlineMarkdown } from "./inlineMarkdown.ts";

/** A table in blocks. */
export function tableMarkdown(table: HtmlElement, context: BlockContext): readonly Block[] {
  const caption = childrenOf(table).find(({ name }) => name === "caption");
  const title = caption === undefined ? [] : blocksIn(caption, context);
  const rows = rowsIn(table);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (width === 0 || rows.some((row) => row.some(isLarge)))
    return [...title, ...rows.flatMap((row) => row.flatMap((cell) => blocksIn(cell, context)))];
  const lines = rows.map((row) => rowText(row, { width, context }));
  const [first = "", ...rest] = rows[0]?.some(({ name }) => name === "th")
    ? lines
    : [`|${"  |".repeat(width)}`, ...lines];
  const rule = `| ${Array.from({ length: width }, (_, index) => ruleOf(rows[0]?.[index])).join(" | ")} |`;
  return [...title, { text: [first, rule, ...rest].join("\n"), kind: "other" }];
}

const childrenOf = ({ children }: HtmlElement): readonly HtmlElement[] =>
  children.filter((child) => typeof child !== "string");

const cellNames = new Set(["td", "th"]);

function rowsIn(table: HtmlElement): readonly (readonly HtmlElement[])[] {
  return childrenOf(table).flatMap((child) => {
    if (child.name === "tr") return [childrenOf(child).filter(({ name }) => cellNames.has(name))];
    return child.name === "caption" ? [] : rowsIn(child);
  });
}

/** Whether a cell holds more than lines of text. A cell of one paragraph does not. */
function isLarge({ children, holds }: HtmlElement): boolean {
  if (holds === undefined) return false;
  const elements = children.filter((child) => typeof child !== "string");
  return !(elements.length === 1 && elements[0]?.name === "p" && elements[0].holds === undefined);
}

interface RowContext {
  readonly width: number;
  readonly context: BlockContext;
}

function rowText(row: readonly HtmlElement[], { width, context }: RowContext): string {
  const cells = Array.from({ length: width }, (_, index) => {
    const cell = row[index];
    if (cell === undefined) return "";
    const text = inlineMarkdown(cell.children, lineOf(context, "<br>"));
    return text === "" ? textOf(cell).trim() : text;
  });
  return `| ${cells.join(" | ")} |`;
}

function ruleOf(cell: HtmlElement | undefined): string {
  const align = cell === undefined ? undefined : (attributeOf(cell, "align") ?? styleAlign(cell));
  return align === "center" ? ":---:" : align === "right" ? "---:" : align === "left" ? ":---" : "---";
}

/** Authors' HTML says it by a style, pages by a class. */
const styleAlign = (cell: HtmlElement): string | undefined =>
  /\balign-(left|center|right)/.exec(attributeOf(cell, "class") ?? "")?.[1] ??
  /text-align:\s*(left|center|right)/.exec(attributeOf(cell, "style") ?? "")?.[1];
