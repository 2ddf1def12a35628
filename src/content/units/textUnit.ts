// A stretch of a page that is translated by itself, as programs for translators show it.
import type { CodeFact } from "../../model/pageFacts.ts";

/**
 * What a stretch is: a heading by its level, a paragraph, the first one of an item in a list, a cell of a table, the title of
 * a container, a value in its braces, that of an attribute of HTML, text between the tags of raw HTML, a block of code.
 */
export type UnitKind = `h${number}` | "text" | "item" | "cell" | "title" | "option" | "attribute" | "html" | "code";

/** A stretch of a page's text. */
export interface TextUnit {
  readonly kind: UnitKind;
  /** Where it stands in the page: what a translation replaces. */
  readonly start: number;
  readonly end: number;
  /** Line that it begins in, 1-based. */
  readonly line: number;
  /** What translators see, free of what its place in the page asks for. */
  readonly text: string;
  /** Whether there is something to translate in it. */
  readonly hasWords: boolean;
  /** What stands before each further line: indentation, marks of quotations. */
  readonly prefix: string;
  /** Of code what has to be the same in every language. Comments may be translated; nothing has to be. */
  readonly code?: CodeFact;
}
