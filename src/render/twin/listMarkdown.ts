// Lists as Markdown: of items, and of terms with what they mean.
import { type Block, type BlockContext, blocksIn, paragraphOf } from "./blockMarkdown.ts";
import { attributeOf } from "./htmlText.ts";
import type { HtmlElement } from "./htmlTree.ts";
import { isLeftOut } from "./inlineMarkdown.ts";

/** A list that stands before this one does not stand before what is in it. */
const withoutMarker = (context: BlockContext): BlockContext =>
  context.takenMarker === undefined ? context : { ...context, takenMarker: undefined };

/** A list with its items. */
export function listOf(element: HtmlElement, context: BlockContext): readonly Block[] {
  const isOrdered = element.name === "ol";
  const first = isOrdered ? Number(attributeOf(element, "start") ?? 1) : 1;
  const start = Number.isSafeInteger(first) && first >= 0 ? first : 1;
  const usual = isOrdered ? "." : "-";
  const marker = usual === context.takenMarker ? (isOrdered ? ")" : "*") : usual;
  const inside = withoutMarker(context);
  const isInLines = element.isMarked && attributeOf(element, "data-twin") === "lines";
  const items: string[] = [];
  for (const item of element.children) {
    // What an author has put between items is an item too.
    if (typeof item === "string" || isLeftOut(item)) continue;
    const blocks = blocksIn(item, inside);
    const mark = isOrdered ? `${start + items.length}${marker}` : marker;
    items.push(itemText(isInLines ? withBeside(blocks) : blocks, mark));
  }
  if (items.length === 0) return [];
  return [{ text: items.join(items.some((item) => item.includes("\n\n")) ? "\n\n" : "\n"), kind: "list", marker }];
}

/** What a style puts beside the first words of an item stands in their line. */
function withBeside(blocks: readonly Block[]): readonly Block[] {
  const [first, second, ...rest] = blocks;
  if (first?.kind !== "paragraph" || second?.kind !== "paragraph") return blocks;
  return [paragraphOf(`${first.text} ${second.text}`), ...rest];
}

/** An item: a list right below its first line belongs to that line. */
function itemText(blocks: readonly Block[], mark: string): string {
  let text = "";
  for (const [index, block] of blocks.entries()) {
    const isTight = index === 1 && block.kind === "list" && blocks[0]?.kind === "paragraph";
    text += index === 0 ? block.text : `${isTight ? "\n" : "\n\n"}${block.text}`;
  }
  const indented = text.includes("\n") ? text.replace(/\n(?=[^\n])/g, `\n${" ".repeat(mark.length + 1)}`) : text;
  return `${mark} ${indented}`.trimEnd();
}

/** Terms and what they mean: a list, since Markdown has no other form for them. */
export function definitionsOf(element: HtmlElement, context: BlockContext): readonly Block[] {
  const inside = withoutMarker(context);
  const items: Block[][] = [];
  const collect = ({ children }: HtmlElement): void => {
    for (const child of children) {
      if (typeof child === "string" || isLeftOut(child)) continue;
      if (child.name === "dt") items.push([...blocksIn(child, inside)]);
      else if (child.name === "dd") (items.at(-1) ?? items[items.push([]) - 1])?.push(...blocksIn(child, inside));
      else collect(child);
    }
  };
  collect(element);
  const marker = context.takenMarker === "-" ? "*" : "-";
  const texts = items.map((blocks) => itemText(withMeaning(blocks), marker));
  return texts.length === 0 ? [] : [{ text: texts.join("\n"), kind: "list", marker }];
}

/** A meaning of one paragraph stands in the line of its term. */
function withMeaning(blocks: readonly Block[]): readonly Block[] {
  const [term, meaning, ...rest] = blocks;
  if (term?.kind !== "paragraph" || meaning?.kind !== "paragraph" || rest.length > 0) return blocks;
  return [paragraphOf(`${term.text}: ${meaning.text}`)];
}
