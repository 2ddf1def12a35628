// Collects the lines that a pass writes, and moves what stands inside a component to where Markdown expects it: indents
// that mean nothing in JSX would be code or lists there.
import { createListColumns, type ListColumns, withoutIndentedCode } from "./listColumns.ts";
import { columnsOf, indentOf, opaqueFlags, outdented, type PageLine } from "./pageLines.ts";

/** How a block is opened. */
export interface BlockOptions {
  /** How far what follows is moved in. @default 0 */
  readonly inset?: number;
  /** It holds blocks alone: they stand at its own indent, whatever theirs is. */
  readonly isFrame?: boolean;
}

/** Lines in the making. */
export interface BlockWriter {
  /** Adds to the line being written. */
  put(text: string): void;
  /** Ends the line being written, also when it is empty. */
  endLine(): void;
  /** Sets the line of the page that is being read. */
  at(line: number): void;
  /** Whether nothing but blanks stands on the line being written. */
  isAtStart(): boolean;
  /** A line that opens something, or none; what follows is moved to its indent, or further in. */
  open(line: string | undefined, options?: BlockOptions & { readonly isMarkup?: boolean }): void;
  /** Ends what was opened last. */
  close(line: string | undefined): void;
  /** Lines of their own. */
  block(lines: readonly string[]): void;
  /** All lines. */
  finish(): readonly PageLine[];
}

interface OpenBlock {
  readonly start: number;
  readonly base: number;
  readonly inset: number;
  readonly isFrame: boolean;
  readonly isMarkup: boolean;
  readonly lists: ListColumns;
}

/** Blanks, and markers of lists, before a component: `  - `. */
const prefix = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*$/;

/** Nothing written yet. */
export function createBlockWriter(): BlockWriter {
  const out: PageLine[] = [];
  /** Lines that follow a tag on its line: their indent says nothing. */
  const loose = new Set<PageLine>();
  const open: OpenBlock[] = [];
  const outerLists = createListColumns();
  const lists = (): ListColumns => open.at(-1)?.lists ?? outerLists;
  let text = "";
  let line = 0;
  let isAfterTag = false;
  /** Kept apart: looking at a line that grows, tag by tag, would cost the square of its length. */
  let isBlank = true;
  const push = (written: string): PageLine => {
    const one = { text: written, line };
    out.push(one);
    return one;
  };
  /** A line of the page itself. */
  const pushText = (written: string): void => {
    const one = push(isAfterTag ? written.trim() : written);
    if (isAfterTag) loose.add(one);
    else lists().follow(written);
  };
  const flush = (): void => {
    if (text.trim() !== "") pushText(text.trimEnd());
    text = "";
    isBlank = true;
  };
  /** Ends the text before a block; gives the indent of the block and the marker of a list it begins. */
  const startBlock = (): { base: number; lead: string } => {
    const lead = prefix.test(text) && !isAfterTag ? text : "";
    const blanks = isAfterTag ? "" : indentOf(text);
    const indent = columnsOf(blanks) + Math.max(0, lead.length - blanks.length);
    // One blank belongs to no list, so the block stands at the margin, where footnotes inside it are found, too.
    const own = indent === 1 || (blanks === "\t" && open.length === 0) ? 0 : indent;
    const around = open.at(-1);
    const isBehindMarker = lead.trim() !== "";
    if (isBehindMarker) lists().follow(lead);
    const base = isBehindMarker ? own : around?.isFrame ? around.base : (lists().columnFor(indent) ?? own);
    if (lead === "") flush();
    text = "";
    isBlank = true;
    return { base, lead: lead.trim() === "" ? " ".repeat(base) : lead };
  };
  /** Puts the lines of a block to its indent. */
  const settle = ({ start, base, inset }: OpenBlock): void => {
    const lines = out.slice(start);
    const opaque = opaqueFlags(lines);
    let least = Number.POSITIVE_INFINITY;
    for (const [index, one] of lines.entries()) {
      const isInner = opaque[index] && opaque[index - 1];
      if (one.text.trim() === "" || isInner || loose.has(one)) continue;
      least = Math.min(least, columnsOf(indentOf(one.text)));
    }
    const indent = " ".repeat(base + inset);
    const cut = lines.map((one) => (loose.has(one) ? one.text.trimStart() : outdented(one.text, least)));
    for (const [index, text] of withoutIndentedCode(cut).entries())
      if (text.trim() !== "") out[start + index] = { text: indent + text, line: lines[index]?.line ?? line };
  };
  return {
    put(added) {
      text += added;
      isBlank &&= added.trim() === "";
    },
    endLine() {
      if (text.trim() === "") {
        if (!isAfterTag) push("");
      } else {
        pushText(text);
      }
      text = "";
      isBlank = true;
      isAfterTag = false;
    },
    at(index) {
      line = index;
    },
    isAtStart: () => isBlank,
    open(opening, { inset = 0, isFrame = false, isMarkup = false } = {}) {
      const { base, lead } = startBlock();
      if (lead.trim() === "" && (base > 0 || isMarkup) && (out.at(-1)?.text.trim() ?? "") !== "") push("");
      if (opening !== undefined) push(lead + opening);
      if (isMarkup || inset > 0) push("");
      open.push({ start: out.length, base, inset, isFrame, isMarkup, lists: createListColumns() });
      isAfterTag = true;
    },
    close(closing) {
      flush();
      const block = open.pop();
      if (!block) return;
      settle(block);
      if (block.isMarkup) push("");
      if (closing !== undefined) push(" ".repeat(block.base) + closing);
      if (block.isMarkup) push("");
      isAfterTag = true;
    },
    block(lines) {
      const { base, lead } = startBlock();
      for (const [index, one] of lines.entries()) push(one === "" ? "" : (index === 0 ? lead : " ".repeat(base)) + one);
      isAfterTag = true;
    },
    finish() {
      flush();
      return out;
    },
  };
}
