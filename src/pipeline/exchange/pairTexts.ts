// Pairs the texts of a section with those of its translation, by their order and kind.
import type { ExchangeSection } from "./exchangePage.ts";

/** A text of an original. */
export interface ExchangeText {
  /** Pointer of a field, or index of a stretch. */
  readonly key: string | number;
  readonly text: string;
  readonly line: number;
  /** Code, which may stay as it is. */
  readonly isCode: boolean;
}

/** What a section has to translate, in reading order. */
export function textsOf({ fields, units }: ExchangeSection): readonly ExchangeText[] {
  return [
    // A translation may have no letter: "Ten" may have become "10".
    ...fields.flatMap(({ pointer: key, text, line }) =>
      /\p{L}/u.test(text) ? [{ key, text, line, isCode: false }] : [],
    ),
    ...units.flatMap(({ text, hasWords, line, kind }, key) =>
      hasWords ? [{ key, text, line, isCode: kind === "code" }] : [],
    ),
  ];
}

/** Finds what a text of an original has become. */
interface Pairs {
  /** Whether both have the same kinds of texts in the same order. */
  readonly isWhole: boolean;
  /** The translation of a text; empty when there is none. */
  translationOf(text: ExchangeText): string;
}

/** Pairs sections. Where their order differs, only what stands before and after the difference has a pair. */
export function pairTexts(original: ExchangeSection, translation: ExchangeSection): Pairs {
  const [mine, others] = [original.units, translation.units];
  const isAlike = (index: number, other: number): boolean =>
    mine[index] !== undefined && mine[index].kind === others[other]?.kind;
  const shorter = Math.min(mine.length, others.length);
  let before = 0;
  while (before < shorter && isAlike(before, before)) before += 1;
  let after = 0;
  while (after < shorter - before && isAlike(mine.length - 1 - after, others.length - 1 - after)) after += 1;
  const fields = new Map(translation.fields.map(({ pointer, text }) => [pointer, text]));
  return {
    isWhole: mine.length === others.length && before === mine.length,
    translationOf({ key }) {
      if (typeof key === "string") return fields.get(key) ?? "";
      if (key < before) return others[key]?.text ?? "";
      const fromEnd = mine.length - key;
      return fromEnd <= after ? (others[others.length - fromEnd]?.text ?? "") : "";
    },
  };
}
