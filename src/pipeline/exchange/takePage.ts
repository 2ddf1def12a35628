// Makes the file of a translated page from the texts that translators sent back. A section is taken as a whole, or left.
import type { TranslationFinder } from "../../model/catalogue.ts";
import { withYamlTexts } from "../../source/yamlEdits.ts";
import { contextsOf } from "./contexts.ts";
import type { ExchangePage, ExchangeSection } from "./exchangePage.ts";
import { pairTexts, textsOf } from "./pairTexts.ts";
import { writeFromOriginal, writeIntoTranslation } from "./writeSection.ts";

/** A page and its translation, where it has one. */
interface PagePair {
  readonly original: ExchangePage;
  readonly translation: ExchangePage | undefined;
}

/** What became of a page. */
interface TakenPage {
  /** The file of the translation; `undefined` when a page without one is not yet translated whole. */
  readonly text: string | undefined;
  /** Ids of the sections whose texts were all there. */
  readonly ids: readonly string[];
  /** Texts without a translation. */
  readonly left: number;
}

/** Takes what is translated of a page. */
export function takePage({ original, translation }: PagePair, find: TranslationFinder): TakenPage {
  const found = original.sections.map((section) => ({ section, ...findTexts(original, section, find) }));
  const left = found.reduce((sum, one) => sum + one.left, 0);
  const ids = found.flatMap((one) => (one.left === 0 ? [one.section.id] : []));
  if (translation === undefined) {
    if (left > 0) return { text: undefined, ids: [], left };
    const body = found.map(({ section, words }) => writeFromOriginal({ original, section, words }));
    return { text: frontOf(original, found[0]?.words) + body.join(""), ids, left };
  }
  let front = translation.text.slice(0, translation.bodyStart);
  const pieces: Piece[] = translation.sections.map(({ id, start, end }) => ({
    ...{ id, text: translation.text.slice(start, end), isNew: false },
  }));
  let last = 0;
  for (const { section, words, left: missing } of found) {
    const place = pieces.findIndex(({ id }) => id === section.id);
    if (place !== -1) last = place;
    if (missing > 0) continue;
    if (section.id === "") front = frontOf(translation, words);
    const translated = translation.sections.find(({ id }) => id === section.id);
    const { text, isNew } = writeInto({ original, translation }, { section, words, translated });
    if (place === -1) last += 1;
    pieces.splice(last, place === -1 ? 0 : 1, { id: section.id, text, isNew });
  }
  return { text: front + joinPieces(pieces), ids, left };
}

/** A section of the new file. */
interface Piece {
  readonly id: string;
  readonly text: string;
  /** Whether it was written in the order of the original. */
  readonly isNew: boolean;
}

interface FoundSection {
  readonly section: ExchangeSection;
  readonly words: ReadonlyMap<string | number, string>;
  readonly translated: ExchangeSection | undefined;
}

function writeInto(
  { original, translation }: PagePair,
  { section, words, translated }: FoundSection,
): Pick<Piece, "text" | "isNew"> {
  const work = { original, section, words };
  const isAlike = translation !== undefined && translated !== undefined && pairTexts(section, translated).isWhole;
  return isAlike
    ? { text: writeIntoTranslation(work, translation, translated), isNew: false }
    : { text: writeFromOriginal(work), isNew: true };
}

/** Translations of the texts of a section, and how many have none. */
function findTexts(
  { source }: ExchangePage,
  section: ExchangeSection,
  find: TranslationFinder,
): { readonly words: ReadonlyMap<string | number, string>; readonly left: number } {
  const contexts = contextsOf(source, section);
  const words = new Map<string | number, string>();
  let left = 0;
  for (const { key, text, isCode } of textsOf(section)) {
    const translation = find(text, contexts(text));
    if (translation !== undefined) words.set(key, translation);
    else if (!isCode) left += 1;
  }
  return { words, left };
}

/** What stands before the Markdown, with translated fields. Those that say the same already stay as they are written. */
function frontOf({ text, yaml, bodyStart, sections }: ExchangePage, words: FoundSection["words"] = new Map()): string {
  const present = new Map(sections[0]?.fields.map((field) => [field.pointer, field.text]));
  const fields = new Map<string, string>();
  for (const [key, value] of words) if (typeof key === "string" && present.get(key) !== value) fields.set(key, value);
  if (fields.size === 0) return text.slice(0, bodyStart);
  if (yaml === undefined) return `---\n${withYamlTexts("", fields)}---\n\n`;
  const end = yaml.start + yaml.text.length;
  return text.slice(0, yaml.start) + withYamlTexts(yaml.text, fields) + text.slice(end, bodyStart);
}

/** Pieces of a page, with an empty line around those that did not stand there. */
function joinPieces(pieces: readonly Piece[]): string {
  const filled = pieces.filter(({ text }) => text !== "");
  return filled
    .map(({ text, isNew }, index) => {
      const next = filled[index + 1];
      if (next === undefined) return isNew ? `${text.trimEnd()}\n` : text;
      const isWhole = text.endsWith("\n\n") || (text.endsWith("\n") && !isNew && !next.isNew);
      return isWhole ? text : `${text.trimEnd()}\n\n`;
    })
    .join("");
}
