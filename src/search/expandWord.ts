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

export interface ExpandOptions {
  readonly dictionary: Dictionary;
  readonly synonyms: Synonyms;
  /** Whether mistakes are allowed for. */
  readonly near: boolean;
}

const shortestPrefix = 2;

/** All meanings of a word. */
export function meaningsOf(word: QueryWord, options: ExpandOptions): readonly Meaning[] {
  const { dictionary } = options;
  const exact = [...new Set([word.stem, word.text])].filter((term) => dictionary.has(term));
  const meanings: Meaning[] = exact.map((term) => ({ terms: [term], weight: 1, kind: "exact" }));
  meanings.push(...options.synonyms.of(word.stem).map((terms) => ({ terms, weight: weights.synonym, kind: "synonym" as const })));
  meanings.push(...prefixMeanings(word, dictionary));
  if (exact.length === 0) meanings.push(...splitMeanings(word, dictionary));
  if (options.near) meanings.push(...nearMeanings(word, dictionary));
  return meanings;
}

function prefixMeanings(word: QueryWord, dictionary: Dictionary): readonly Meaning[] {
  const weight = word.isLast ? weights.lastPrefix : weights.prefix;
  const starts = new Set([word.stem, word.text]);
  const terms = new Set<string>();
  for (const start of starts) {
    if (start.length >= shortestPrefix) for (const term of dictionary.startingWith(start)) terms.add(term);
  }
  // A stem that the typed letters have already passed: `organizin` of `organiz`.
  const shorter: string[] = [];
  for (let length = word.text.length - 1; length >= Math.max(4, Math.ceil(word.text.length * 0.65)); length -= 1) {
    const start = word.text.slice(0, length);
    if (start !== word.stem && dictionary.has(start)) shorter.push(start);
  }
  return [
    ...[...terms].filter((term) => !term.startsWith("/")).map((term): Meaning => {
      const share = Math.min(1, (word.text.length + 2) / (term.length + 2));
      return { terms: [term], weight: weight * (0.5 + 0.5 * share), kind: "prefix" };
    }),
    ...shorter.slice(0, 1).map((term): Meaning => ({ terms: [term], weight: weights.passedStem, kind: "prefix" })),
  ];
}

/** `playstore` as `play` and `store`. */
function splitMeanings({ text }: QueryWord, dictionary: Dictionary): readonly Meaning[] {
  const meanings: Meaning[] = [];
  for (let at = 3; at <= text.length - 3; at += 1) {
    const terms = [text.slice(0, at), text.slice(at)];
    if (terms.every((term) => dictionary.has(term))) meanings.push({ terms, weight: weights.split, kind: "split" });
  }
  return meanings;
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
