// Writes the text of a translated section: into the translation that there is, or, where that has another order, into the
// original's.

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

/** The section in the order of the original, with the ids of its headings. */
export function writeFromOriginal({ text }: ExchangePage, { section, words }: SectionWork): string {
  return withEdits(
    text,
    section,
    section.units.flatMap((unit, index): readonly Edit[] => {
      const translation = words.get(index);
      const fitted = translation === undefined ? undefined : fitWords(unit, translation, text);
      const isHeading = index === 0 && section.id !== "" && unit.kind.startsWith("h") && unit.kind !== "html";
      return [
        ...(fitted === undefined ? [] : [{ ...unit, words: fitted }]),
        ...(isHeading ? [idEdit(text, unit.end, section)] : []),
      ];
    }),
  );
}

/** Gives a heading the id that it has in the original. */
function idEdit(text: string, start: number, { id, title }: ExchangeSection): Edit {
  const tail = text.slice(start).split("\n", 1)[0] ?? "";
  return { start, end: start + tail.length, words: withId(tail, id, { areShown: title.endsWith("}") }) };
}

/** The section of a translation that has the same order as the original, changed where other words were given. */
export function writeIntoTranslation(
  { section, words, history }: SectionWork,
  { text }: ExchangePage,
  translated: ExchangeSection,
): string {
  return withEdits(
    text,
    translated,
    translated.units.flatMap((unit, index) => {
      const source = section.units[index];
      if (source === undefined) return [];
      // Code that somebody translated in their own way stays, unless the original has changed since.
      const isOutdated = source.kind === "code" && history?.knew(source.text) === false && !isSameCode(source, unit);
      const translation = words.get(index) ?? (isOutdated ? source.text : unit.text);
      const fitted = translation === unit.text ? undefined : fitWords(unit, translation, text);
      return fitted === undefined ? [] : [{ ...unit, words: fitted }];
    }),
  );
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
