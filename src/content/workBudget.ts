// Bounds the time the Markdown parser takes for one page. Some texts (thousands of `*a_` in a paragraph, say) cost it
// the square of their length; counting the characters it may look at stops them early, the same on every machine.

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

  constructor(excerpt: string) {
    super("the text is too long and too dense");
    this.excerpt = excerpt;
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
}

/** Emphasis marks are searched for partners: measured, a step on one costs eight of the others. */
const emphasisWeight = 8;
/** A line of a list item is tried as a heading together with all lines after it: ten times a plain look. */
const lineWeight = 10;

/**
 * A full budget.
 * @param length Characters of the page.
 */
export function createWorkBudget(length: number): WorkBudget {
  let left = Math.min(baseLimit + limitPerCharacter * length, highestLimit);
  const spend = (characters: number, text: string): void => {
    left -= characters;
    if (left < 0) throw new TextTooCostly(text.slice(0, 40));
  };
  return {
    spendInline(rest) {
      const first = rest.charCodeAt(0);
      spend(first === 42 || first === 95 ? rest.length * emphasisWeight : rest.length, rest);
    },
    spendLine: (rest) => spend(rest.length * lineWeight, rest),
    spendList: (source) => spend(lazyWork(source, isListLine) / 4, source),
    spendQuote: (source) => spend(lazyWork(source, isQuoteLine), source),
  };
}

/** ` - a`, `12. a`, and lines indented under one. */
const isListLine = (line: string): boolean => /^(?: {2}|\t| ?(?:[*+-]|\d{1,9}[.)])(?:\s|$))/.test(line);
/** ` > a` */
const isQuoteLine = (line: string): boolean => /^ {0,3}>/.test(line);

/**
 * Work that lines without the marker of their block cause: each makes the parser copy what it has of the block. The
 * block ends at an empty line that no line of its own follows.
 */
function lazyWork(source: string, isOwn: (line: string) => boolean): number {
  let work = 0;
  let lazy = 0;
  let length = 0;
  let isAfterEmptyLine = false;
  for (let start = 0; start < source.length; ) {
    const newline = source.indexOf("\n", start);
    const end = newline === -1 ? source.length : newline;
    const line = source.slice(start, Math.min(end, start + 16));
    start = end + 1;
    if (line.trim() === "" && end - start < 16) {
      isAfterEmptyLine = true;
      continue;
    }
    const own = isOwn(line);
    if (isAfterEmptyLine && !own) break;
    if (isAfterEmptyLine) {
      work += lazy * length;
      lazy = 0;
      length = 0;
    }
    isAfterEmptyLine = false;
    if (!own) lazy += 1;
    length += end - start + 2;
  }
  return work + lazy * length;
}
