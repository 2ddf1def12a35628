// Writes the text of a translated section: into the translation that there is, or, where that has another order, into the
// original's.
import { fitWords } from "../../content/units/fitWords.ts";
import type { TextUnit } from "../../content/units/textUnit.ts";
import type { ExchangePage, ExchangeSection } from "./exchangePage.ts";

/** What is written, and of what. */
interface SectionWork {
  readonly original: ExchangePage;
  readonly section: ExchangeSection;
  /** Translations by the index of their stretches; code may have none. */
  readonly words: ReadonlyMap<string | number, string>;
}

/** The section in the order of the original, with the ids of its headings. */
export function writeFromOriginal({ original: { text }, section, words }: SectionWork): string {
  return withEdits(
    text,
    section,
    section.units.flatMap((unit, index) => {
      const translation = words.get(index);
      const fitted = translation === undefined ? undefined : fitWords(unit, translation, text);
      const isHeading = index === 0 && section.id !== "" && unit.kind.startsWith("h") && unit.kind !== "html";
      const hasId = /^[ \t]*(?:#+[ \t]*)?\{#/.test(text.slice(unit.end, unit.end + 200));
      const id = isHeading && !hasId ? ` {#${section.id}}` : "";
      if (fitted === undefined && id === "") return [];
      return [{ ...unit, words: `${fitted ?? text.slice(unit.start, unit.end)}${id}` }];
    }),
  );
}

/** The section of a translation that has the same order as the original, changed where other words were given. */
export function writeIntoTranslation(
  { original, section, words }: SectionWork,
  { text }: ExchangePage,
  translated: ExchangeSection,
): string {
  return withEdits(
    text,
    translated,
    translated.units.flatMap((unit, index) => {
      const source = section.units[index];
      if (source === undefined) return [];
      const translation = words.get(index);
      if (translation === unit.text && source.kind !== "code") return [];
      const fitted = source.kind === "code" ? codeFor(source, unit, { original, translation, text }) : translation;
      if (fitted === undefined || fitted === unit.text) return [];
      const own = source.kind === "code" ? fitted : fitWords(unit, fitted, text);
      return own === undefined ? [] : [{ ...unit, words: own }];
    }),
  );
}

interface CodeWork {
  readonly original: ExchangePage;
  readonly translation: string | undefined;
  readonly text: string;
}

/** Code to write; `undefined` where the translation's own is still right. */
function codeFor(source: TextUnit, unit: TextUnit, { original, translation, text }: CodeWork): string | undefined {
  if (translation !== undefined) return translation === unit.text ? undefined : fitWords(unit, translation, text);
  if (isSameCode(source, unit)) return undefined;
  const lines = original.text.slice(source.start, source.end).split("\n");
  return lines
    .map((line) => unit.prefix + (line.startsWith(source.prefix) ? line.slice(source.prefix.length) : line.trimStart()))
    .join("\n");
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
