// How well each section answers a query, by its words alone: rarity and weight of what it holds, and how much of the
// query it and its page cover. Titles as wholes are looked at later, for few.
//
// A section's words are added up as square roots, so that a little of every word is worth more than much of one; a page's
// sections as powers of 1.5 of the weights, so that many that say something outweigh one that says a little more. All
// sums are kept as roots and cubes of roots: with tens of thousands of sections, powers would take most of the time.
import type { Dictionary } from "./dictionary.ts";
import { createWordScores, type ExpandedWord, type WordScores } from "./scoreWord.ts";
import { weights } from "./weights.ts";

/** Sections and what they scored. */
export interface SectionScores {
  /** Until the next query. */
  readonly scores: Float32Array;
  /** Rarity of each asked word; 0 when nothing holds it. */
  readonly rarities: readonly number[];
  /** Pages that hold all asked words. */
  readonly fullPages: number;
}

/** What is scored. */
interface ScorerInput {
  readonly dictionary: Dictionary;
  /** Page of each section. */
  readonly pageOf: Uint32Array;
  /** Number of sections of each page, and of all. */
  readonly lengths: Uint32Array;
  readonly sections: number;
}

/** Scores all sections of an index. Its arrays are made once: an index may have a hundred thousand sections. */
export function createSectionScorer(input: ScorerInput): (words: readonly ExpandedWord[]) => SectionScores {
  const { pageOf, lengths } = input;
  const word = createWordScores({ ...input, room: pageOf.length });
  const scores = new Float32Array(pageOf.length);
  const masks = new Uint32Array(pageOf.length);
  const pages = createPageScores(lengths);
  return (words) => {
    scores.fill(0);
    masks.fill(0);
    pages.clear();
    const rarities: number[] = [];
    const shares: number[] = [];
    for (const [index, expanded] of words.filter(({ isAsked }) => isAsked).entries()) {
      const { rarity, isFound } = word.score(expanded);
      rarities.push(isFound ? rarity : 0);
      shares.push(rarity);
      const bit = 2 ** (index % 31);
      const { touched, roots } = word;
      for (let place = 0; place < word.count(); place += 1) {
        const section = touched[place] ?? 0;
        scores[section] = (scores[section] ?? 0) + (roots[section] ?? 0);
        masks[section] = (masks[section] ?? 0) | bit;
        pages.add(pageOf[section] ?? 0, roots[section] ?? 0, bit);
      }
      pages.closeWord();
      word.clear();
    }
    for (let section = 0; section < scores.length; section += 1) scores[section] = (scores[section] ?? 0) ** 2;
    for (const expanded of words) if (!expanded.isAsked) addExtra(scores, expanded, word);
    const all = shares.reduce((sum, share) => sum + share, 0) || 1;
    const coverage = memoCoverage(shares.map((share) => share / all));
    weigh({ scores, masks, pageOf, pages: pages.finish(coverage), coverage });
    return { scores, rarities, fullPages: pages.countOf(2 ** Math.min(shares.length, 31) - 1) };
  };
}

/** Words that make a section better, and find one only when they are worth more than others. */
function addExtra(scores: Float32Array, expanded: ExpandedWord, word: WordScores): void {
  word.score(expanded);
  const { touched, roots } = word;
  for (let place = 0; place < word.count(); place += 1) {
    const section = touched[place] ?? 0;
    const before = scores[section] ?? 0;
    if (before > 0 || expanded.boost > 1) scores[section] = before + (roots[section] ?? 0) ** 2;
  }
  word.clear();
}

interface Weighing {
  readonly scores: Float32Array;
  readonly masks: Uint32Array;
  readonly pageOf: Uint32Array;
  readonly pages: PageFactors;
  readonly coverage: (mask: number) => Coverage;
}

/** Adds to each section what its page says, and judges both by how much of the query they hold. */
function weigh({ scores, masks, pageOf, pages, coverage }: Weighing): void {
  let mask = 0;
  let { own } = coverage(mask);
  for (let section = 0; section < scores.length; section += 1) {
    const score = scores[section] ?? 0;
    if (score === 0) continue;
    if (masks[section] !== mask) {
      mask = masks[section] ?? 0;
      ({ own } = coverage(mask));
    }
    const page = pageOf[section] ?? 0;
    scores[section] = (score + (pages.scores[page] ?? 0)) * own * (pages.coverages[page] ?? 0);
  }
}

/** What pages add to their sections, and the factor of each. */
interface PageFactors {
  readonly scores: Float32Array;
  readonly coverages: Float32Array;
}

/** What the sections of each page say together. */
function createPageScores(lengths: Uint32Array) {
  const count = lengths.length;
  const [masks, roots, cubes] = [new Uint32Array(count), new Float32Array(count), new Float32Array(count)];
  const [scores, coverages] = [new Float32Array(count), new Float32Array(count)];
  const divisors = Float32Array.from(lengths, (length) => length ** weights.pageLength);
  const touched: number[] = [];
  return {
    clear(): void {
      masks.fill(0);
      roots.fill(0);
    },
    add(page: number, root: number, bit: number): void {
      if ((cubes[page] ?? 0) === 0) touched.push(page);
      cubes[page] = (cubes[page] ?? 0) + root * root * root;
      masks[page] = (masks[page] ?? 0) | bit;
    },
    /** Adds what the last word gave. */
    closeWord(): void {
      for (const page of touched) {
        roots[page] = (roots[page] ?? 0) + Math.cbrt(cubes[page] ?? 0);
        cubes[page] = 0;
      }
      touched.length = 0;
    },
    finish(coverage: (mask: number) => Coverage): PageFactors {
      for (let page = 0; page < count; page += 1) {
        scores[page] = (weights.page * (roots[page] ?? 0) ** 2) / (divisors[page] ?? 1);
        coverages[page] = coverage(masks[page] ?? 0).page;
      }
      return { scores, coverages };
    },
    countOf: (wanted: number): number => masks.reduce((sum, mask) => sum + (mask >>> 0 === wanted ? 1 : 0), 0),
  };
}

interface Coverage {
  readonly own: number;
  readonly page: number;
}

/** Factors by the share of the words, by rarity, that a mask of words holds. */
function memoCoverage(shares: readonly number[]): (mask: number) => Coverage {
  const known = new Map<number, Coverage>();
  return (mask) => {
    const before = known.get(mask);
    if (before !== undefined) return before;
    let sum = 0;
    for (const [index, share] of shares.entries()) if (mask & (2 ** (index % 31))) sum += share;
    const share = Math.max(sum, weights.leastCoverage);
    const coverage = { own: share ** weights.sectionCoverage, page: share ** weights.pageCoverage };
    known.set(mask, coverage);
    return coverage;
  };
}
