// The terms of the index that a word of a query may mean, and how surely: itself, other words for it, what begins with
// it, what it is with a mistake.
import type { Dictionary } from "./dictionary.ts";
import type { QueryWord } from "./readQuery.ts";
import type { Synonyms } from "./synonyms.ts";
import { weights } from "./weights.ts";

/** Terms that together stand for a word. */
export interface Meaning {
  readonly terms: readonly string[];
  /** Up to 1. */
  readonly weight: number;
  /** Whether rarity is that of all such meanings together. */
  readonly kind: "exact" | "synonym" | "prefix" | "near" | "split";
}

/** Where other forms of a word are looked for. */
interface ExpandOptions {
  readonly dictionary: Dictionary;
  readonly synonyms: Synonyms;
  /** Whether mistakes are allowed for. */
  readonly near: boolean;
}

const shortestPrefix = 2;
const leastPart = 4;

/** All meanings of a word. */
export function meaningsOf(word: QueryWord, options: ExpandOptions): readonly Meaning[] {
  const { dictionary } = options;
  const exact = [...new Set([word.stem, word.text])].filter((term) => dictionary.has(term));
  const isHalfTyped =
    word.isLast && !dictionary.has(word.text) && word.stem !== word.text && dictionary.begins(word.text);
  const meanings: Meaning[] = exact.map((term) => ({
    terms: [term],
    weight: isHalfTyped ? weights.typedStem : 1,
    kind: "exact",
  }));
  meanings.push(
    ...options.synonyms.of(word.stem).map((terms): Meaning => ({ terms, weight: weights.synonym, kind: "synonym" })),
    ...prefixMeanings(word, dictionary, isHalfTyped),
  );
  if (!options.near) meanings.push(...nearSurfaces(word, dictionary));
  if (exact.length === 0) meanings.push(...splitMeanings(word, dictionary));
  if (options.near) meanings.push(...nearMeanings(word, dictionary));
  return meanings;
}

function prefixMeanings(word: QueryWord, dictionary: Dictionary, isHalfTyped: boolean): readonly Meaning[] {
  const starts = new Map<string, number>();
  const weight = word.isLast ? weights.lastPrefix : weights.prefix;
  for (const start of new Set([word.stem, word.text])) {
    if (start.length < shortestPrefix) continue;
    for (const term of dictionary.startingWith(start)) {
      const own = isHalfTyped && start === word.text ? weights.typedPrefix : weight;
      if (!term.startsWith("/")) starts.set(term, Math.max(starts.get(term) ?? 0, own));
    }
  }
  const meanings = [...starts].map(([term, own]): Meaning => {
    const share = Math.min(1, (word.text.length + 2) / (term.length + 2));
    return { terms: [term], weight: own * (0.5 + 0.5 * share), kind: "prefix" };
  });
  const passed = passedStemOf(word, dictionary);
  return passed === undefined
    ? meanings
    : [...meanings, { terms: [passed], weight: weights.passedStem, kind: "prefix" }];
}

/** A stem that the typed letters have already passed: `organiz` of `organizin`. */
function passedStemOf({ text, stem }: QueryWord, dictionary: Dictionary): string | undefined {
  const least = Math.max(4, Math.ceil(text.length * 0.65));
  for (let length = text.length - 1; length >= least; length -= 1) {
    const start = text.slice(0, length);
    if (start !== stem && dictionary.has(start)) return start;
  }
  return undefined;
}

/** `playstore` as `play` and `store`. */
function splitMeanings({ text }: QueryWord, dictionary: Dictionary): readonly Meaning[] {
  const meanings: Meaning[] = [];
  for (let at = leastPart; at <= text.length - leastPart; at += 1) {
    const terms = [text.slice(0, at), text.slice(at)];
    if (terms.every((term) => dictionary.has(term))) meanings.push({ terms, weight: weights.split, kind: "split" });
  }
  return meanings;
}

/** Words of titles with a mistake in the ending, of which the stem is another word: `вкладеніть` for `вкладеність`. */
function nearSurfaces({ text, stem }: QueryWord, dictionary: Dictionary): readonly Meaning[] {
  if (text.length < 7 || stem.length > text.length - 3 || dictionary.has(text)) return [];
  return dictionary
    .near(text, 1)
    .filter(({ term }) => term.length >= 7)
    .map(({ term }) => ({ terms: [term], weight: weights.nearSurface, kind: "near" }));
}

/** One mistake from four letters on, two from eight on; two letters in each other's place are one mistake. */
function nearMeanings({ text, stem }: QueryWord, dictionary: Dictionary): readonly Meaning[] {
  const editsByTerm = new Map<string, number>();
  const note = (term: string, edits: number): void => {
    if (edits < (editsByTerm.get(term) ?? Number.POSITIVE_INFINITY)) editsByTerm.set(term, edits);
  };
  for (const word of new Set([text, stem])) {
    const mostEdits = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
    if (mostEdits === 0) continue;
    for (const { term, edits } of dictionary.near(word, mostEdits)) note(term, edits);
    for (let at = 0; at + 1 < word.length; at += 1) {
      const swapped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
      if (dictionary.has(swapped)) note(swapped, 1);
    }
  }
  return [...editsByTerm]
    .filter(([term, edits]) => edits > 0 && !term.startsWith("/"))
    .map(([term, edits]) => ({
      terms: [term],
      weight: (term[0] === text[0] ? weights.near : weights.nearOtherStart) * (edits === 1 ? 1 : weights.secondMistake),
      kind: "near",
    }));
}
