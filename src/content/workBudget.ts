// Bounds the time the Markdown parser takes for one page. Some texts (thousands of `*a_` in a paragraph, say) cost it
// the square of their length; counting the characters it may look at stops them early, the same on every machine.
import { secondLineOf } from "./blockMarks.ts";
import { cellsOf, leftOutCells } from "./leftOutCells.ts";

/** Characters the parser may look at for any page: about a sixth of a second. */
const baseLimit = 50_000_000;
/** And for each character of the page: ordinary prose needs 50, a wall of marks and links 300. */
const limitPerCharacter = 600;
/** No page may take more: about five seconds. */
const highestLimit = 1_500_000_000;

/** A text that would take the parser too long. */
export class TextTooCostly extends Error {
  /** Beginning of what was being read. */
  readonly excerpt: string;
  readonly kind: "paragraph" | "table";

  constructor(excerpt: string, kind: "paragraph" | "table" = "paragraph") {
    super("the text is too long and too dense");
    this.excerpt = excerpt;
    this.kind = kind;
  }
}

/** What may still be spent on a page. Every method throws `TextTooCostly` once it is used up. */
export interface WorkBudget {
  /** A step through an inline text with this much of it left. */
  spendInline(rest: string): void;
  /** A line of a list item with this much of the item left. */
  spendLine(rest: string): void;
  /** A list that begins a text. */
  spendList(source: string): void;
  /** A quote that begins a text. */
  spendQuote(source: string): void;
  /** A table that may begin a text, and how to find the end of it. */
  spendTable(source: string, find: () => string | undefined): void;
  /** A rule that has looked at a text up to its first empty line for nothing. */
  spendStretch(source: string): void;
  /** What is done here is about texts of its own, not about the rest of the text before. */
  within<Result>(work: () => Result): Result;
}

/** Marks of emphasis and of deleted text are searched for partners: measured, a step on one costs eight of the others. */
const markWeight = 8;
const pairedMarks = "*_~";
/** A rule of many alternatives takes five times a plain look. */
const stretchWeight = 5;
/** A line of a list item is tried as a heading together with all lines after it: ten times a plain look. */
const lineWeight = 10;
/** A cell that a row leaves out is made all the same: measured, 200 bytes of memory and a microsecond. */
const leftOutWeight = 1000;
/** Cells that may be left out for nothing, so that hardly any table is counted. */
const freeCells = 100_000;
/** Lines are told apart one by one when what they cause is counted. */
const lookWeight = 4;

/**
 * A full budget.
 * @param length Characters of the page.
 */
export function createWorkBudget(length: number): WorkBudget {
  let left = Math.min(baseLimit + limitPerCharacter * length, highestLimit);
  const spend = (characters: number, text: string, kind?: "table"): void => {
    left -= characters;
    if (left < 0) throw new TextTooCostly(text.slice(0, 40), kind);
  };
  // A block may end before its count does: what begins in between was counted with it.
  let counted: { list?: Counted; quote?: Counted } = {};
  const spendBlock = (kind: "list" | "quote", source: string, kindOf: LineOfBlock): void => {
    if (isCounted(source, counted[kind])) return;
    const { looked, copied } = lazyWork(source, kindOf);
    counted[kind] = { from: source.length, to: source.length - looked, tail: source.slice(-tailLength) };
    spend(looked * lookWeight + (kind === "list" ? copied / 4 : copied), source);
  };
  return {
    spendInline(rest) {
      spend(pairedMarks.includes(rest.charAt(0)) ? rest.length * markWeight : rest.length, rest);
    },
    spendLine: (rest) => spend(rest.length * lineWeight, rest),
    spendList(source) {
      const first = item.exec(source.slice(0, lineStart));
      if (first !== null) spendBlock("list", source, linesOfList(first));
    },
    spendQuote: (source) => spendBlock("quote", source, lineOfQuote),
    spendTable(source, find) {
      const columns = cellsOf(secondLineOf(source));
      if ((source.length / 2) * columns < freeCells) return;
      spend(leftOutCells(find() ?? "", columns) * leftOutWeight, source, "table");
    },
    spendStretch(source) {
      const end = source.indexOf("\n\n");
      spend((end === -1 ? source.length : end) * stretchWeight, source);
    },
    within(work) {
      const around = counted;
      counted = {};
      try {
        return work();
      } finally {
        counted = around;
      }
    },
  };
}

/** A stretch of a text that was counted as one block, by what was left of the text at its begin and behind its end. */
interface Counted {
  readonly from: number;
  readonly to: number;
  /** End of that text: mostly tells it from others. */
  readonly tail: string;
}

const tailLength = 64;

const isCounted = (source: string, last: Counted | undefined): boolean =>
  last !== undefined && source.length < last.from && source.length > last.to && source.endsWith(last.tail);

/** What a line is to the block before it: its own, one that only a paragraph in it goes on with, or none of it. */
type LineOfBlock = (line: string, isAfterEmptyLine: boolean) => "own" | "lazy" | "end";

/** ` - a` or `12. a`: its indent, and the sign that all items of a list share. */
const item = /^( {0,3})(?:([*+-])|\d{1,9}([.)]))(?:\s|$)/;
/** Headings, fences, quotes and rules are never lines of a paragraph before them. */
const otherBlock = /^ {0,3}(?:#{1,6}(?:\s|$)|`{3}|~{3}|>|(?:[*_-][ \t]*){3,}$)/;
/** ` > a` */
const quoteLine = /^ {0,3}>/;

function linesOfList([, indent = "", bullet, ending]: readonly string[]): LineOfBlock {
  const first = bullet ?? ending;
  const inside = `${indent}  `;
  return (line, isAfterEmptyLine) => {
    if (line.startsWith(inside) || line.startsWith("\t")) return "own";
    const next = item.exec(line);
    if (next) return (next[2] ?? next[3]) === first ? "own" : "end";
    return isAfterEmptyLine || otherBlock.test(line) ? "end" : "lazy";
  };
}

const lineOfQuote: LineOfBlock = (line, isAfterEmptyLine) => {
  if (isAfterEmptyLine) return "end";
  if (quoteLine.test(line)) return "own";
  return otherBlock.test(line) ? "end" : "lazy";
};

/** So much of a line tells what it is. */
const lineStart = 16;

/** Characters of a block. */
interface LazyWork {
  /** Those that were looked at to count the others. */
  readonly looked: number;
  readonly copied: number;
}

/**
 * Work that lines without the marker of their block cause: each makes the parser copy what it has of the block. The
 * blocks of many lists and quotes that follow each other are told apart, else each would be counted with all after it.
 */
function lazyWork(source: string, kindOf: LineOfBlock): LazyWork {
  let work = 0;
  let lazy = 0;
  let lines = 0;
  let isAfterEmptyLine = false;
  let start = 0;
  while (start < source.length) {
    const newline = source.indexOf("\n", start);
    const end = newline === -1 ? source.length : newline;
    const line = source.slice(start, Math.min(end, start + lineStart));
    const isEmpty = line.trim() === "" && (end <= start + lineStart || source.slice(start, end).trim() === "");
    const kind = isEmpty ? "own" : kindOf(line, isAfterEmptyLine);
    if (kind === "end") break;
    start = end + 1;
    if (!isEmpty && isAfterEmptyLine) {
      work += lazy * lines;
      lazy = 0;
      lines = 0;
    }
    isAfterEmptyLine = isEmpty;
    if (isEmpty) continue;
    if (kind === "lazy") lazy += 1;
    lines += 1;
  }
  return { looked: Math.min(start, source.length), copied: work + lazy * lines };
}
