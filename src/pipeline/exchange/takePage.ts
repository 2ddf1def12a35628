// Makes the file of a translated page from the texts that translators sent back. A section is taken as a whole, or left.
import type { TranslationFinder } from "../../model/catalogue.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { contextsOf } from "./contexts.ts";
import type { ExchangePage, ExchangeSection } from "./exchangePage.ts";
import type { SectionHistory } from "./history.ts";
import { type MergedSection, mergeSection, unclearFinding } from "./mergeSection.ts";
import type { PagePair } from "./pairSections.ts";
import { textsOf } from "./pairTexts.ts";
import { writeFront } from "./writeFront.ts";
import { type SectionWork, writeFromOriginal } from "./writeSection.ts";

/** What a page is made with. */
interface PageWork {
  readonly find: TranslationFinder;
  /** What a section was translated from; `undefined` of one that is not stale. */
  readonly historyOf: (section: ExchangeSection) => SectionHistory | undefined;
}

/** What became of a page. */
export interface TakenPage {
  /** The file of the translation; `undefined` when a page without one is not yet translated whole. */
  readonly text: string | undefined;
  /** Ids of the sections that were taken: their texts were all there. */
  readonly ids: readonly string[];
  /** What somebody should look at, by the ids of sections. */
  readonly findings: ReadonlyMap<string, Diagnostic>;
  /** Texts without a translation. */
  readonly left: number;
}

/** Takes what is translated of a page. */
export function takePage({ original, translation, candidateFor }: PagePair, { find, historyOf }: PageWork): TakenPage {
  const found = original.sections.map((section) => ({ section, ...findTexts(original, section, find) }));
  const left = found.reduce((sum, one) => sum + one.left, 0);
  const whole = found.filter((one) => one.left === 0);
  if (translation === undefined) {
    if (left > 0) return { text: undefined, ids: [], findings: new Map(), left };
    const body = found.map(({ section, words }) => writeFromOriginal(original, { section, words, history: undefined }));
    const ids = whole.map(({ section }) => section.id);
    const front = writeFront(original, original, found[0]?.words ?? new Map());
    return { text: front.text + body.join(""), ids, findings: new Map(), left };
  }
  // A text that has moved into a section which is left as it is has not moved yet.
  const unwritten = new Set<string>();
  for (;;) {
    const isWritten = writtenIn(whole.filter(({ section }) => !unwritten.has(section.id)));
    const merged = mergePage({ original, translation, candidateFor }, { found, historyOf, isWritten });
    const rest = whole.flatMap(({ section: { id } }) => (merged.ids.includes(id) || unwritten.has(id) ? [] : [id]));
    if (rest.length === 0) return merged;
    for (const id of rest) unwritten.add(id);
  }
}

interface PageMerge extends Pick<PageWork, "historyOf">, Pick<Parameters<typeof mergeSection>[1], "isWritten"> {
  readonly found: readonly (Pick<SectionWork, "section" | "words"> & { readonly left: number })[];
}

function mergePage(
  { original, translation, candidateFor }: PagePair & { readonly translation: ExchangePage },
  { found, historyOf, isWritten }: PageMerge,
): TakenPage {
  let front = translation.text.slice(0, translation.bodyStart);
  const pieces: Piece[] = translation.sections.map(({ id, start, end }) => ({
    ...{ id, text: translation.text.slice(start, end), isNew: false },
  }));
  const translated = new Map(translation.sections.map((section) => [section.id, section]));
  const ids: string[] = [];
  const findings = new Map<string, Diagnostic>();
  const told = new Set<ExchangeSection>();
  let last = 0;
  for (const { section, words, left: missing } of found) {
    const { id } = section;
    const present = translated.get(id);
    if (present !== undefined) last = pieces.findIndex((piece) => piece.id === id);
    if (missing > 0) continue;
    const other = present === undefined ? candidateFor(id, words.get(0)?.trim()) : undefined;
    if (other !== undefined) {
      if (!told.has(other)) findings.set(id, unclearFinding(section, other, translation));
      told.add(other);
      continue;
    }
    const head = id === "" ? writeFront(translation, original, words) : undefined;
    front = head?.text ?? front;
    const work = { section, words, history: historyOf(section) };
    const written: MergedSection =
      present === undefined
        ? { text: writeFromOriginal(original, work), isNew: true, isTaken: true }
        : mergeSection(work, { original, translation, translated: present, isWritten });
    const [placeless] = head?.placeless ?? [];
    if (written.isTaken && placeless === undefined) ids.push(id);
    if (placeless !== undefined) findings.set(id, placelessField(translation, placeless));
    else if (written.finding !== undefined) findings.set(id, written.finding);
    if (present === undefined) last += 1;
    pieces.splice(last, present === undefined ? 0 : 1, { id, text: written.text, isNew: written.isNew });
  }
  const left = found.reduce((sum, one) => sum + one.left, 0);
  return { text: front + joinPieces(pieces), ids, findings, left };
}

/** A section of the new file. */
interface Piece {
  readonly id: string;
  readonly text: string;
  /** Whether it was written in the order of the original. */
  readonly isNew: boolean;
}

/** Says whether a text stands anywhere in the sections that are written: as a translation, or as what has none. */
function writtenIn(found: readonly Pick<SectionWork, "section" | "words">[]): (text: string) => boolean {
  const written = new Set(
    found.flatMap(({ section: { units }, words }) => units.map(({ text }, index) => (words.get(index) ?? text).trim())),
  );
  return (text) => written.has(text.trim());
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
    const isLine = typeof key === "string" && !text.includes("\n");
    if (translation !== undefined)
      words.set(key, isLine ? translation.replace(/\s*[\n\u2028\u2029]\s*/g, " ").trim() : translation);
    else if (!isCode) left += 1;
  }
  return { words, left };
}

function placelessField({ source }: ExchangePage, pointer: string): Diagnostic {
  return {
    code: "translation-addition",
    severity: "warning",
    message: `What came for \`${pointer.slice(1).replaceAll("/", ".")}\` was not taken: the front matter of the translation has no place for it, such as a list that is shorter than that of the original`,
    location: { file: source.path, line: 1, column: 1 },
    hint: "write it into the front matter by hand, or record the page with `hubdocs check --accept-translations` to leave the list as it is",
  };
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
