// Writes what came for a section into its translation. What the translation alone has stays, or the section is left as it is.
import type { TextUnit } from "../../content/units/textUnit.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { alignUnits, isAlike } from "./alignUnits.ts";
import type { ExchangePage, ExchangeSection } from "./exchangePage.ts";
import { carriedParagraphs, looseLines } from "./keptLines.ts";
import { pairTexts } from "./pairTexts.ts";
import { type SectionWork, writeFromOriginal, writeIntoTranslation } from "./writeSection.ts";

/** What became of a section. */
export interface MergedSection {
  readonly text: string;
  /** Whether it was written in the order of the original. */
  readonly isNew: boolean;
  /** Whether it says what came for it; if not it is as it was. */
  readonly isTaken: boolean;
  /** What somebody should look at. */
  readonly finding?: Diagnostic;
}

/** What sections are merged with. */
interface MergeInput {
  readonly original: ExchangePage;
  readonly translation: ExchangePage;
  readonly translated: ExchangeSection;
  /** Whether a text stands anywhere in the new page. */
  readonly isWritten: (text: string) => boolean;
}

/** Merges a section that is in both pages. */
export function mergeSection(work: SectionWork, input: MergeInput): MergedSection {
  const { original, translation, translated, isWritten } = input;
  const { section, words, history } = work;
  const into = { text: translation.text, translated };
  const asItWas = { text: translation.text.slice(translated.start, translated.end), isNew: false, isTaken: false };
  if (translated.lacksId && !saysWhatCame(work, translated))
    return { ...asItWas, finding: unclearFinding(section, translated, translation) };
  const hasFormerOrder = history?.hasOrderOf(translated.units) === true;
  // Where the translation has had more than the original of then, what stands in the place of a new text is no translation of it.
  const mayGuess = history?.isKnown !== true || hasFormerOrder;
  const { isWhole: isInOrder } = pairTexts(section, translated);
  if (mayGuess && isInOrder && translated.units.every((unit, index) => isAlike(section.units[index], unit)))
    return { text: writeIntoTranslation(work, into), isNew: false, isTaken: true };
  const wordsOf = (index: number): string => words.get(index) ?? section.units[index]?.text ?? "";
  const aligned = alignUnits({ units: section.units, wordsOf, others: translated.units, isWritten, mayGuess });
  const { pairs, isWhole, isClear } = aligned;
  // What the translation has had since it was made from this original's former text is no addition.
  const extras = hasFormerOrder ? [] : aligned.extras;
  const [extra] = extras;
  const kept = extra === undefined ? {} : { finding: keptFinding(input, extra.line) };
  if (isWhole && isClear && (extra !== undefined || pairs.size === translated.units.length)) {
    const indexes = new Map([...pairs].map(([index, unit]) => [unit, index]));
    const originalOf = (unit: TextUnit): number | undefined => indexes.get(unit);
    return { text: writeIntoTranslation(work, into, originalOf), isNew: false, isTaken: true, ...kept };
  }
  const parts = { page: translation, section: translated };
  const own =
    extras.length === 0 || isClear
      ? carriedParagraphs({ page: original, section }, parts, { pairs, extras })
      : undefined;
  const lost = own === undefined ? extra : lostLine(work, input, [...own.values()]);
  if (own === undefined || lost !== undefined) return { ...asItWas, finding: leftFinding(input, lost?.line ?? 1) };
  const text = writeFromOriginal(original, work, { text: translation.text, pairs, own });
  return { text, isNew: true, isTaken: true, ...kept };
}

/** Whether a section has the heading that came, or any text of it that is not that of the original. */
function saysWhatCame({ section, words }: SectionWork, { units }: ExchangeSection): boolean {
  const present = new Set(units.map(({ text }) => text.trim()));
  return section.units.some(({ text }, index) => {
    const came = (words.get(index) ?? text).trim();
    return index === 0 ? came === units[0]?.text.trim() : came !== text.trim() && present.has(came);
  });
}

/** A definition of a link, a remark or a tag that would go with the order of the translation. */
function lostLine(
  { section, history }: SectionWork,
  { original, translation, translated }: MergeInput,
  carried: readonly string[],
): { readonly line: number } | undefined {
  const present = new Set([...looseLines(original, section).map(({ text }) => text), ...linesOf(carried)]);
  return looseLines(translation, translated).find(({ text }) => !present.has(text) && history?.hadLine(text) !== true);
}

const linesOf = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => text.split("\n").map((line) => line.trim()));

function leftFinding({ translation, translated }: MergeInput, line: number): Diagnostic {
  return {
    code: "translation-addition",
    severity: "warning",
    message: `What came for ${nameOf(translated)} was not taken: the original has nothing for this text of the translation, which would be lost`,
    location: { file: translation.source.path, line, column: 1 },
    hint: "remove it if the original has lost it; otherwise bring the section into the order of the original by hand. Then take the catalogue again",
  };
}

/** A section of the original that may be translated by one that lacks its id. */
export function unclearFinding(
  section: ExchangeSection,
  { title, units: [heading] }: ExchangeSection,
  { source }: ExchangePage,
): Diagnostic {
  return {
    code: "translation-addition",
    severity: "warning",
    message: `What came for the section "${section.title}" was not taken: it may be "${title}" of the translation, which has another id`,
    location: { file: source.path, line: heading?.line ?? 1, column: 1 },
    hint: `give the headings of translated sections the ids of the original (\`{#${section.id}}\`), and one that the original lacks an id of its own. Then take the catalogue again`,
  };
}

function keptFinding({ translation, translated }: MergeInput, line: number): Diagnostic {
  return {
    code: "translation-addition",
    severity: "warning",
    message: `The original has nothing for this text of ${nameOf(translated)}: it was kept`,
    location: { file: translation.source.path, line, column: 1 },
    hint: "remove it if the original has lost it",
  };
}

const nameOf = ({ id, title }: ExchangeSection): string =>
  id === "" ? "the text before the first heading" : `the section "${title}"`;
