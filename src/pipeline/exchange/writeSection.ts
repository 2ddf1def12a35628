// Writes the text of a translated section: into the translation that there is, or, where that has another order, into the
// original's.
import { translatedPartOf } from "../../content/code/translatedPart.ts";
import { withId } from "../../content/units/cutHeading.ts";
import { fitWords } from "../../content/units/fitWords.ts";
import type { TextUnit } from "../../content/units/textUnit.ts";
import type { ExchangePage, ExchangeSection } from "./exchangePage.ts";
import type { SectionHistory } from "./history.ts";

/** What is written, and of what. */
export interface SectionWork {
  readonly section: ExchangeSection;
  /** Translations by the index of their stretches; code may have none. */
  readonly words: ReadonlyMap<string | number, string>;
  /** What a stale section was translated from. */
  readonly history: SectionHistory | undefined;
}

/** What the translation has for stretches of the original. */
interface KeptParts {
  /** Text of its page. */
  readonly text: string;
  readonly pairs: ReadonlyMap<number, TextUnit>;
  /** Its own paragraphs, by the stretch of the original that they follow, each with the empty lines above. */
  readonly own: ReadonlyMap<number, string>;
}

const nothing: KeptParts = { text: "", pairs: new Map(), own: new Map() };

/** The section in the order of the original, with the ids of its headings, and what is to be kept of its translation. */
export function writeFromOriginal({ text }: ExchangePage, work: SectionWork, kept: KeptParts = nothing): string {
  const { section } = work;
  return withEdits(
    text,
    section,
    section.units.flatMap((unit, index): readonly Edit[] => {
      const pair = kept.pairs.get(index);
      const translation = work.words.get(index) ?? (pair === undefined ? undefined : ownText(unit, pair, work));
      const fitted =
        translation === undefined || translation === unit.text ? undefined : fitWords(unit, translation, text);
      const isHeading = index === 0 && section.id !== "" && unit.kind.startsWith("h") && unit.kind !== "html";
      const own = kept.own.get(index);
      return [
        ...fenceEdit(text, unit, pair && fenceInfo(kept.text, pair).info),
        ...(fitted === undefined ? [] : [{ ...unit, words: fitted }]),
        ...(isHeading ? [idEdit(text, unit.end, section)] : []),
        ...(own === undefined ? [] : [insertion(lineEnd(text, unit.end), own)]),
      ];
    }),
  );
}

const insertion = (at: number, words: string): Edit => ({ start: at, end: at, words });

/** Where the line of an offset ends. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end;
}

/** Code whose fence says that it may differ says so in the new text, too. */
function fenceEdit(text: string, unit: TextUnit, info: string | undefined): readonly Edit[] {
  if (unit.kind !== "code" || info === undefined || translatedPartOf(info) === undefined) return [];
  const { start, info: present } = fenceInfo(text, unit);
  return present === info ? [] : [{ start, end: start + present.length, words: info }];
}

/** What stands behind the marks of a fence, and where. */
function fenceInfo(text: string, { start }: TextUnit): { readonly start: number; readonly info: string } {
  const lineStart = text.lastIndexOf("\n", start - 2) + 1;
  const line = text.slice(lineStart, Math.max(lineStart, start - 1));
  const marks = /`{3,}|~{3,}/.exec(line);
  const from = marks === null ? line.length : marks.index + marks[0].length;
  return { start: lineStart + from, info: line.slice(from) };
}

/** Gives a heading the id that it has in the original. */
function idEdit(text: string, start: number, { id, title }: ExchangeSection): Edit {
  const tail = text.slice(start).split("\n", 1)[0] ?? "";
  return { start, end: start + tail.length, words: withId(tail, id, { areShown: title.endsWith("}") }) };
}

/**
 * The section of a translation, changed where other words were given.
 * @param originalOf Index of the stretch of the original that one of the translation belongs to.
 */
export function writeIntoTranslation(
  work: SectionWork,
  { text, translated }: { readonly text: string; readonly translated: ExchangeSection },
  originalOf: (unit: TextUnit, index: number) => number | undefined = (_, index) => index,
): string {
  return withEdits(
    text,
    translated,
    translated.units.flatMap((unit, index) => {
      const at = originalOf(unit, index);
      const source = at === undefined ? undefined : work.section.units[at];
      const id = index === 0 && translated.lacksId ? [idEdit(text, unit.end, translated)] : [];
      if (source === undefined) return id;
      const translation = work.words.get(at ?? 0) ?? ownText(source, unit, work);
      const fitted = translation === unit.text ? undefined : fitWords(unit, translation, text);
      return fitted === undefined ? id : [{ ...unit, words: fitted }, ...id];
    }),
  );
}

/** What a stretch without other words says: code that somebody translated in their own way stays, unless the original has changed. */
function ownText(source: TextUnit, unit: TextUnit, { history }: SectionWork): string {
  const isOutdated = source.kind === "code" && history?.knew(source.text) === false && !isSameCode(source, unit);
  return isOutdated ? source.text : unit.text;
}

/** Whether a block says the same as its original, as far as it has to. */
function isSameCode({ code: one }: TextUnit, { code: other }: TextUnit): boolean {
  if (one === undefined || other === undefined || other.translated === "all") return true;
  if (other.translated === "strings") return one.loose === other.loose;
  return one.lines.join() === other.lines.join();
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

function withEdits(text: string, { start, end }: ExchangeSection, edits: readonly Edit[]): string {
  let written = "";
  let from = start;
  for (const edit of edits) {
    written += text.slice(from, edit.start) + edit.words;
    from = edit.end;
  }
  return written + text.slice(from, end);
}
