// How well each section answers a query, by its words alone: rarity and weight of what it holds, and how much of the
// query it and its page cover. Titles as wholes are looked at later, for few.
import type { Dictionary } from "./dictionary.ts";
import { weightsByImpact } from "./impact.ts";
import type { Meaning } from "./expandWord.ts";
import { weights } from "./weights.ts";

/** A word of a query with what it may mean. */
export interface ExpandedWord {
  readonly meanings: readonly Meaning[];
  /** Whether hits should hold it. */
  readonly isAsked: boolean;
  readonly boost: number;
}

/** Sections and what they scored. */
export interface SectionScores {
  readonly scores: Float32Array;
  /** Rarity of each asked word; 0 when nothing holds it. */
  readonly rarities: readonly number[];
  /** Pages that hold all asked words. */
  readonly fullPages: number;
}

export interface ScoreInput {
  readonly words: readonly ExpandedWord[];
  readonly dictionary: Dictionary;
  /** Page of each section. */
  readonly pageOf: Uint32Array;
  readonly pages: number;
}

/** Rarity of a word that stands in `count` of `all` sections. */
export const rarityOf = (count: number, all: number): number => Math.log(1 + (all - count + 0.5) / (count + 0.5));

/** Scores all sections. */
export function scoreSections({ words, dictionary, pageOf, pages }: ScoreInput): SectionScores {
  const count = pageOf.length;
  const scores = new Float32Array(count);
  const asked = words.filter(({ isAsked }) => isAsked);
  const byWord = asked.map((word) => wordScores(word, dictionary, count));
  const rarities = byWord.map(({ rarity, isFound }) => (isFound ? rarity : 0));
  const all = byWord.reduce((sum, { rarity }) => sum + rarity, 0);
  const pageMasks = new Uint32Array(pages);
  /** Of each page the sum of the best that its sections have of each word. */
  const pageScores = new Float32Array(pages);
  const masks = new Uint32Array(count);
  for (const [index, { values }] of byWord.entries()) {
    const bit = 2 ** (index % 31);
    const bestOfPage = new Float32Array(pages);
    for (let section = 0; section < count; section += 1) {
      const value = values[section] ?? 0;
      if (value === 0) continue;
      scores[section] = (scores[section] ?? 0) + value ** weights.balance;
      masks[section] = (masks[section] ?? 0) | bit;
      const page = pageOf[section] ?? 0;
      pageMasks[page] = (pageMasks[page] ?? 0) | bit;
      if (value > (bestOfPage[page] ?? 0)) bestOfPage[page] = value;
    }
    for (let page = 0; page < pages; page += 1) {
      pageScores[page] = (pageScores[page] ?? 0) + (bestOfPage[page] ?? 0) ** weights.balance;
    }
  }
  for (let section = 0; section < count; section += 1)
    scores[section] = (scores[section] ?? 0) ** (1 / weights.balance);
  for (let page = 0; page < pages; page += 1) pageScores[page] = (pageScores[page] ?? 0) ** (1 / weights.balance);
  for (const word of words.filter(({ isAsked }) => !isAsked)) {
    const { values } = wordScores(word, dictionary, count);
    for (let section = 0; section < count; section += 1) {
      if ((scores[section] ?? 0) > 0 || word.boost > 1)
        scores[section] = (scores[section] ?? 0) + (values[section] ?? 0);
    }
  }
  const coverage = memoCoverage(byWord.map(({ rarity }) => rarity / (all || 1)));
  for (let section = 0; section < count; section += 1) {
    const score = scores[section] ?? 0;
    if (score === 0) continue;
    const own = coverage(masks[section] ?? 0);
    const page = coverage(pageMasks[pageOf[section] ?? 0] ?? 0);
    const together = weights.page * (pageScores[pageOf[section] ?? 0] ?? 0);
    scores[section] =
      (score + together) *
      Math.max(own, weights.leastCoverage) ** weights.sectionCoverage *
      Math.max(page, weights.leastCoverage) ** weights.pageCoverage;
  }
  const full = 2 ** Math.min(asked.length, 31) - 1;
  return { scores, rarities, fullPages: pageMasks.reduce((sum, mask) => sum + (mask >>> 0 === full ? 1 : 0), 0) };
}

/** Share of the words, by rarity, that a mask of words holds. */
function memoCoverage(shares: readonly number[]): (mask: number) => number {
  const known = new Map<number, number>();
  return (mask) => {
    const before = known.get(mask);
    if (before !== undefined) return before;
    let sum = 0;
    for (const [index, share] of shares.entries()) if (mask & (2 ** (index % 31))) sum += share;
    known.set(mask, sum);
    return sum;
  };
}

interface WordScores {
  readonly values: Float32Array;
  readonly rarity: number;
  readonly isFound: boolean;
}

/** The best meaning of a word in each section. */
function wordScores({ meanings, boost }: ExpandedWord, dictionary: Dictionary, all: number): WordScores {
  const values = new Float32Array(all);
  const counts = new Map<Meaning["kind"], number>();
  for (const { terms, kind } of meanings) {
    const count = Math.min(...terms.map((term) => dictionary.postingsOf(term).sections.length));
    counts.set(kind, kind === "exact" ? Math.max(counts.get(kind) ?? 0, count) : (counts.get(kind) ?? 0) + count);
  }
  const rarity = (kind: Meaning["kind"]): number => rarityOf(Math.min(counts.get(kind) ?? 0, all), all);
  for (const { terms, weight, kind } of meanings) {
    const factor = weight * boost * rarity(kind);
    if (terms.length === 1) addTerm(values, dictionary, { term: terms[0] ?? "", factor });
    else addTogether(values, dictionary, { terms, factor });
  }
  const kind = (["exact", "synonym", "split", "near", "prefix"] as const).find((name) => (counts.get(name) ?? 0) > 0);
  return { values, rarity: kind === undefined ? rarityOf(0, all) : rarity(kind), isFound: kind !== undefined };
}

function addTerm(
  values: Float32Array,
  dictionary: Dictionary,
  { term, factor }: { readonly term: string; readonly factor: number },
): void {
  const { sections, impacts } = dictionary.postingsOf(term);
  for (let index = 0; index < sections.length; index += 1) {
    const section = sections[index] ?? 0;
    const value = factor * (weightsByImpact[impacts[index] ?? 0] ?? 0);
    if (value > (values[section] ?? 0)) values[section] = value;
  }
}

/** Terms that count only together: the mean of their weights where all of them stand. */
function addTogether(
  values: Float32Array,
  dictionary: Dictionary,
  { terms, factor }: { readonly terms: readonly string[]; readonly factor: number },
): void {
  const sums = new Map<number, readonly [sum: number, count: number]>();
  for (const term of terms) {
    const { sections, impacts } = dictionary.postingsOf(term);
    for (let index = 0; index < sections.length; index += 1) {
      const section = sections[index] ?? 0;
      const [sum, count] = sums.get(section) ?? [0, 0];
      sums.set(section, [sum + (weightsByImpact[impacts[index] ?? 0] ?? 0), count + 1]);
    }
  }
  for (const [section, [sum, count]] of sums) {
    const value = (factor * sum) / terms.length;
    if (count === terms.length && value > (values[section] ?? 0)) values[section] = value;
  }
}
