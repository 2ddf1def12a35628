// Compares the code blocks of a translated section: they must equal the original's except for comments and, where the
// fence says so, strings.
import type { Diagnostic } from "../model/diagnostic.ts";
import type { CodeFact, SectionFact } from "../model/pageFacts.ts";
import { type ComparedSection, describeSection, placeIn } from "./translation-section.ts";

interface CodeBlock extends SectionFact {
  readonly code: CodeFact;
}

const hasCode = (fact: SectionFact): fact is CodeBlock => fact.code !== undefined;
const finding = { code: "translation-code", severity: "warning" } as const;

/** Compares blocks in order; if their numbers differ, reports the blocks that only one section has. */
export function compareCode(section: ComparedSection): readonly Diagnostic[] {
  const mine = section.mine.facts.filter(hasCode);
  const theirs = section.theirs.facts.filter(hasCode);
  if (mine.length === theirs.length)
    return mine.flatMap((block, index) => compareBlocks(block, theirs[index], section));
  const keyOf = ({ value, code }: CodeBlock): string => `${value} ${code.loose}`;
  const onlyIn = (blocks: readonly CodeBlock[], others: readonly CodeBlock[]): readonly CodeBlock[] => {
    const left = new Map<string, number>();
    for (const block of others) left.set(keyOf(block), (left.get(keyOf(block)) ?? 0) + 1);
    return blocks.filter((block) => {
      const count = left.get(keyOf(block)) ?? 0;
      left.set(keyOf(block), count - 1);
      return count <= 0;
    });
  };
  return [
    ...onlyIn(theirs, mine).map(
      (block): Diagnostic => ({
        ...finding,
        message: `${describeSection(section)} lacks a code block (${block.value}) of the original`,
        location: placeIn(section.translation, section.mine),
        hint: "copy it from the original",
        related: [{ message: "is the original", location: placeIn(section.original, block) }],
      }),
    ),
    ...onlyIn(mine, theirs).map(
      (block): Diagnostic => ({
        ...finding,
        message: `The original has no such code block (${block.value})`,
        location: placeIn(section.translation, block),
        hint: "add it to the original, or remove it",
        related: [{ message: "is the original", location: placeIn(section.original, section.theirs) }],
      }),
    ),
  ];
}

function compareBlocks(
  mine: CodeBlock,
  theirs: CodeBlock | undefined,
  section: ComparedSection,
): readonly Diagnostic[] {
  if (theirs === undefined) return [];
  const related = [{ message: "is the original", location: placeIn(section.original, theirs) }];
  const allowed = new Set([mine.code.translated, theirs.code.translated]);
  if (mine.value !== theirs.value) {
    const message = `The language of the code block is "${mine.value}", but "${theirs.value}" in the original`;
    const hint = "copy the language from the original";
    return [{ ...finding, message, location: placeIn(section.translation, mine), hint, related }];
  }
  if (allowed.has("all") || (allowed.has("strings") && mine.code.loose === theirs.code.loose)) return [];
  const line = differentLine(mine.code.lines, theirs.code.lines);
  if (line === undefined) return [];
  return [
    {
      ...finding,
      message: "The code differs from the original's, starting at this line",
      location: { file: section.translation.path, line: mine.line + 1 + line, column: 1 },
      hint: allowed.has("strings")
        ? "copy it; only the contents of strings may differ"
        : "copy it; only comments may differ, and strings too after ```lang translated-strings",
      related,
    },
  ];
}

/**
 * Number, within the block, of my first line that differs from the original's; my last line if mine only lacks lines.
 */
function differentLine(mine: readonly number[], theirs: readonly number[]): number | undefined {
  for (let index = 1; index < Math.max(mine.length, theirs.length); index += 2) {
    if (mine[index] !== theirs[index]) return mine[index - 1] ?? mine.at(-2) ?? 0;
  }
  return undefined;
}
