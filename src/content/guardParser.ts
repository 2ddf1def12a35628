// Keeps the Markdown parser's failures to one page: a stack that overflows or an exception becomes a finding.

import { firstLineOf } from "../model/firstLineOf.ts";
import type { LineMap, Position } from "../source/lineMap.ts";
import type { Findings } from "./findings.ts";
import { TextTooCostly } from "./workBudget.ts";

/** Where a failure is reported. */
interface Guard {
  readonly findings: Findings;
  readonly text: string;
  readonly lines: LineMap;
  /** 1-based first line of the Markdown. */
  readonly firstLine: number;
  /** Whether any error is the parser's; otherwise only overflows are expected, others are bugs and pass. */
  readonly anyError?: boolean;
}

/** What `work` gives; `undefined` when it failed, after reporting it. */
export function guardParser<Value>(work: () => Value, guard: Guard): Value | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const start: Position = { line: guard.firstLine, column: 1 };
    if (error instanceof TextTooCostly) {
      guard.findings.add({
        code: "too-large",
        ...tooCostly[error.kind](error.excerpt.split("\n", 1)[0] ?? ""),
        position: placeOf(error.excerpt, guard) ?? start,
      });
    } else if (error instanceof RangeError) {
      guard.findings.add({
        code: "too-large",
        message: "The page's Markdown is nested too deeply, or has a paragraph too long to parse",
        position: start,
        hint: "flatten quotes, lists and emphasis, or split long paragraphs",
      });
    } else {
      if (!guard.anyError) throw error;
      guard.findings.add({
        code: "markdown-failed",
        message: `The page's Markdown cannot be parsed: ${firstLineOf(error)}`,
        position: start,
        hint: "remove one half of the page, then the other, to find the place",
      });
    }
    return undefined;
  }
}

/** What to say of a text that would take too long. */
const tooCostly = {
  paragraph: (excerpt: string) => ({
    message: `A paragraph is too long and too dense to parse, near "${excerpt}"`,
    hint: "split the paragraph, or put it in a code fence",
  }),
  table: (excerpt: string) => ({
    message: `The rows of a table omit too many cells, near "${excerpt}"`,
    hint: "give the table fewer columns, or split it",
  }),
};

function placeOf(excerpt: string, { text, lines, firstLine }: Guard): Position | undefined {
  const offset = text.indexOf(excerpt.split("\n", 1)[0] ?? "", lines.offsetOf(firstLine));
  return offset === -1 ? undefined : lines.positionAt(offset);
}
