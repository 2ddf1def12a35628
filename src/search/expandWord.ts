// Expands a word of a query to the terms of the index that it may mean, with weights: the word itself, synonyms, terms
// that begin with it, and terms that differ from it by a typing mistake.
import { isDense } from "./denseScripts.ts";
import type { Dictionary } from "./dictionary.ts";
import type { QueryWord } from "./readQuery.ts";
import { relatedStems } from "./relatedStems.ts";
import { stemWord } from "./stemWord.ts";
import { stopWords } from "./stopWords.ts";
import type { SynonymsOf } from "./synonyms.ts";
import * as weights from "./weights.ts";

/** One possible meaning of a word: terms that must occur together. */
export interface Meaning {
  readonly terms: readonly string[];
  /** How likely the meaning is; at most 1. */
  readonly weight: number;
  /** How the meaning was found. The rarity of a word is computed from all meanings of one kind together. */
  readonly kind: "exact" | "synonym" | "prefix" | "near" | "split";
}

/** Where to look for the meanings of a word. */
interface ExpandOptions {
  readonly dictionary: Dictionary;
  readonly synonymsOf: SynonymsOf;
  /** Whether to include terms that differ by typing mistakes. */
  readonly near: boolean;
}

const shortestPrefix = 2;
const leastPart = 4;

/** All meanings of a word. */
export function meaningsOf(word: QueryWord, options: ExpandOptions): readonly Meaning[] {
  const { dictionary } = options;
  const exact = [...new Set([word.stem, word.text, word.whole])].filter((term) => dictionary.has(term));
  const isHalfTyped =
    word.isLast && !dictionary.has(word.text) && word.stem !== word.text && dictionary.begins(word.text);
  const meanings: Meaning[] = exact.map((term) => ({
    terms: [term],
    weight: isHalfTyped ? weights.typedStem : 1,
    kind: "exact",
  }));
  meanings.push(
    ...[...new Set([word.stem, word.whole])]
      .flatMap(options.synonymsOf)
      .map((terms): Meaning => ({ terms, weight: weights.synonym, kind: "synonym" })),
    ...relatedStems(word.text, word.stem)
      .filter(dictionary.has)
      .map((term): Meaning => ({ terms: [term], weight: weights.related, kind: "synonym" })),
    ...prefixMeanings(word, dictionary, isHalfTyped),
    ...(exact.length === 0 ? passedStems(word, dictionary) : []),
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
    if (start.length < shortestPrefix && !isDense(start)) continue;
    for (const term of dictionary.startingWith(start)) {
      const own = isHalfTyped && start === word.text ? weights.typedPrefix : weight;
      if (!term.startsWith("/")) starts.set(term, Math.max(starts.get(term) ?? 0, own));
    }
  }
  return [...starts].map(([term, own]): Meaning => {
    const share = Math.min(1, (word.text.length + 2) / (term.length + 2));
    return { terms: [term], weight: own * (0.5 + 0.5 * share), kind: "prefix" };
  });
}

/**
 * A stem that the typed letters already go beyond: `organiz` for `organizin`. Not for a word that the index has: `oauth2`
 * is no form of `oauth`, whose titles would outweigh the texts that say it.
 */
function passedStems({ text, stem }: QueryWord, dictionary: Dictionary): readonly Meaning[] {
  const least = Math.max(4, Math.ceil(text.length * 0.65));
  for (let length = text.length - 1; length >= least; length -= 1) {
    const start = text.slice(0, length);
    if (start !== stem && dictionary.has(start))
      return [{ terms: [start], weight: weights.passedStem, kind: "prefix" }];
  }
  return [];
}

/**
 * Two terms written as one word: `play` and `store` for `playstore`, `12` and `v` for `12v`. A unit that is a word too
 * common for the index, as `в` of `12в`, is left out.
 */
function splitMeanings({ text }: QueryWord, dictionary: Dictionary): readonly Meaning[] {
  const meanings: Meaning[] = [];
  for (let at = 1; at < text.length; at += 1) {
    const terms = [text.slice(0, at), text.slice(at)];
    const isLong = at >= leastPart && at <= text.length - leastPart;
    const isUnit = /^\d+,\D+$/.test(`${terms}`);
    if (!isLong && !isUnit) continue;
    const kept = isUnit ? terms.filter((term) => !stopWords.has(term)) : terms;
    for (const forms of [kept, kept.map(stemWord)])
      if (forms.every(dictionary.has)) meanings.push({ terms: forms, weight: weights.split, kind: "split" });
  }
  return meanings;
}

/**
 * Words of titles that differ in an ending, so that the mistyped word has another stem: `вкладеність` for `вкладеніть`.
 */
function nearSurfaces({ text, stem }: QueryWord, dictionary: Dictionary): readonly Meaning[] {
  if (text.length < 7 || stem.length > text.length - 3 || dictionary.has(text)) return [];
  return dictionary
    .near(text, 1)
    .filter(({ term }) => term.length >= 7)
    .map(({ term }) => ({ terms: [term], weight: weights.nearSurface, kind: "near" }));
}

/** A word with two neighbouring letters swapped, at each place. */
const swaps = (word: string): readonly string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  );

/** The terms that a word is when two of its letters, of at least three, are swapped back. */
export const swappedTerms = (word: string, dictionary: Dictionary): readonly string[] =>
  word.length < 3 ? [] : swaps(word).filter(dictionary.has);

/**
 * Terms that differ by one mistake (words of at least four letters) or two (at least eight). Two swapped letters are
 * one mistake, in words of three letters, too.
 */
function nearMeanings({ text, stem }: QueryWord, dictionary: Dictionary): readonly Meaning[] {
  const editsByTerm = new Map<string, number>();
  const note = (term: string, edits: number): void => {
    if (edits < (editsByTerm.get(term) ?? Number.POSITIVE_INFINITY)) editsByTerm.set(term, edits);
  };
  for (const word of new Set([text, stem])) {
    const mostEdits = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
    for (const term of swappedTerms(word, dictionary)) note(term, 1);
    if (mostEdits === 0) continue;
    for (const { term, edits } of dictionary.near(word, mostEdits)) note(term, edits);
    if (mostEdits === 1 || editsByTerm.size > 0) continue;
    for (const once of swaps(word)) {
      for (const { term } of dictionary.near(once, 1)) note(term, 2);
      for (const term of swaps(once)) if (dictionary.has(term)) note(term, 2);
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
