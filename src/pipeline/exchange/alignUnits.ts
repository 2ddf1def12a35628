// Finds which texts of a translated section belong to which of the original's, where their order differs: those that say what
// translators said, and between them those of the same kinds. What then belongs to nothing is the translation's own.
import type { TextUnit } from "../../content/units/textUnit.ts";

/** What belongs together. */
interface Alignment {
  /** Stretches of the translation by the index of the original's. */
  readonly pairs: ReadonlyMap<number, TextUnit>;
  /** Whether all of the original has a pair. */
  readonly isWhole: boolean;
  /** What the translation alone has, or what may be that. */
  readonly extras: readonly TextUnit[];
  /** Whether no text of the original could belong to one of these. */
  readonly isClear: boolean;
}

/** Texts of both sides. */
interface AlignedTexts {
  readonly units: readonly TextUnit[];
  /** The translation of each, or the original where it has none. */
  readonly wordsOf: (index: number) => string;
  readonly others: readonly TextUnit[];
  /** Whether a text stands anywhere in the new page: it cannot be lost. */
  readonly isWritten: (text: string) => boolean;
  /** Whether what stands in the place of other texts, in their kinds and order, may be taken for their translation. */
  readonly mayGuess: boolean;
}

/** Pairs the texts of a section with those of its translation. */
export function alignUnits({ units, wordsOf, others, isWritten, mayGuess }: AlignedTexts): Alignment {
  const isSame = (index: number, other: number): boolean =>
    units[index]?.kind === others[other]?.kind && wordsOf(index).trim() === others[other]?.text.trim();
  const anchors = commonPairs(units.length, others.length, isSame);
  const pairs = new Map<number, TextUnit>();
  const extras: TextUnit[] = [];
  let isClear = true;
  let [from, otherFrom] = [0, 0];
  for (const [index, other] of [...anchors, [units.length, others.length] as const]) {
    const own = others.slice(otherFrom, other).filter(({ text }) => text !== "" && !isWritten(text));
    const matched = mayGuess || own.length === 0 ? pairKinds(units.slice(from, index), own) : undefined;
    if (matched === undefined) for (const unit of own) extras.push(unit);
    for (const [at, unit] of matched ?? []) pairs.set(from + at, unit);
    if (matched === undefined && index > from) isClear = false;
    const pair = others[other];
    if (pair !== undefined) pairs.set(index, pair);
    [from, otherFrom] = [index + 1, other + 1];
  }
  return { pairs, extras, isClear, isWhole: pairs.size === units.length };
}

/** Pairs by kind and order; `undefined` where one of the others would have none. */
function pairKinds(
  units: readonly TextUnit[],
  others: readonly TextUnit[],
): readonly (readonly [number, TextUnit])[] | undefined {
  const pairs: (readonly [number, TextUnit])[] = [];
  let from = 0;
  for (const other of others) {
    while (from < units.length && !isAlike(units[from], other)) from += 1;
    if (from === units.length) return undefined;
    pairs.push([from, other]);
    from += 1;
  }
  return pairs;
}

/** Whether one text may stand for another: a picture does not for a sentence, but "10" does for "ten". */
export const isAlike = (unit: TextUnit | undefined, other: TextUnit): boolean =>
  unit?.kind === other.kind &&
  (other.kind === "code" || unit.hasWords === other.hasWords || !other.text.includes("]("));

/** Comparisons that a section may cost; a table with more changed cells than that is compared by its ends alone. */
const mostComparisons = 4_000_000;

type IndexPairs = readonly (readonly [number, number])[];

/** The longest list of pairs of what is the same, in the order of both. */
function commonPairs(count: number, others: number, isSame: (index: number, other: number) => boolean): IndexPairs {
  const shorter = Math.min(count, others);
  let before = 0;
  while (before < shorter && isSame(before, before)) before += 1;
  let after = 0;
  while (after < shorter - before && isSame(count - 1 - after, others - 1 - after)) after += 1;
  const [left, right] = [count - before - after, others - before - after];
  const inner =
    left * right > mostComparisons
      ? []
      : longestPairs(left, right, (index, other) => isSame(before + index, before + other));
  return [
    ...Array.from({ length: before }, (_, index) => [index, index] as const),
    ...inner.map(([index, other]) => [before + index, before + other] as const),
    ...Array.from({ length: after }, (_, index) => [count - after + index, others - after + index] as const),
  ];
}

function longestPairs(count: number, others: number, isSame: (index: number, other: number) => boolean): IndexPairs {
  const width = others + 1;
  // How many pairs there are from an index of each side on.
  const lengths = new Uint16Array((count + 1) * width);
  const lengthAt = (index: number, other: number): number => lengths[index * width + other] ?? 0;
  for (let index = count - 1; index >= 0; index -= 1)
    for (let other = others - 1; other >= 0; other -= 1)
      lengths[index * width + other] = isSame(index, other)
        ? lengthAt(index + 1, other + 1) + 1
        : Math.max(lengthAt(index + 1, other), lengthAt(index, other + 1));
  const pairs: (readonly [number, number])[] = [];
  let [index, other] = [0, 0];
  while (index < count && other < others) {
    if (isSame(index, other)) {
      pairs.push([index, other]);
      [index, other] = [index + 1, other + 1];
    } else if (lengthAt(index + 1, other) >= lengthAt(index, other + 1)) index += 1;
    else other += 1;
  }
  return pairs;
}
