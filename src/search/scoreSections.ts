// Scores each section for a query by words alone: the rarity and weight of the words it contains, and how much of the
// query the section and its page cover. Whole titles are compared later, for the best sections only.
//
// The scores of words are added up as square roots, so that a little of every word is worth more than a lot of one
// word. A page's sections are added up as powers of 1.5 of the scores, so that many relevant sections outweigh one that
// is slightly more relevant. Roots and cubes of roots are stored instead, because computing powers for tens of
// thousands of sections would take most of the time.
import type { Dictionary } from "./dictionary.ts";
import { createWordScores, type ExpandedWord, type WordScores } from "./scoreWord.ts";
import * as weights from "./weights.ts";

/** The scores of all sections. */
export interface SectionScores {
  /** Score of each section. Valid until the next query. */
  readonly scores: Float32Array;
  /** Rarity of each required word; 0 if no section contains it. */
  readonly rarities: readonly number[];
  /** Number of pages that contain all required words. */
  readonly fullPages: number;
}

/** Input of scoring. */
interface ScorerInput {
  readonly dictionary: Dictionary;
  /** Index of the page of each section. */
  readonly pageOf: Uint32Array;
  /** Number of sections of each page, and in all. */
  readonly lengths: Uint32Array;
  readonly sections: number;
}

/**
 * Makes a function that scores all sections of an index. Its arrays are reused, because an index may have a hundred
 * thousand sections.
 */
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
    for (const expanded of words) if (expanded.isQuery === true) lessenOthers(scores, expanded, { word, pageOf });
    return { scores, rarities, fullPages: pages.countOf(2 ** Math.min(shares.length, 31) - 1) };
  };
}

/**
 * Adds a word that is not required: it improves sections with a score, and finds new ones only if it has an increased
 * boost.
 */
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

/** Lessens the scores of pages that do not contain a word. */
function lessenOthers(scores: Float32Array, expanded: ExpandedWord, { word, pageOf }: WordsOfPages): void {
  word.score(expanded);
  const named = new Set<number>();
  for (const section of word.touched.subarray(0, word.count())) named.add(pageOf[section] ?? 0);
  for (let section = 0; section < scores.length; section += 1) {
    if (!named.has(pageOf[section] ?? 0)) scores[section] = (scores[section] ?? 0) * weights.otherIdentifier;
  }
  word.clear();
}

interface WordsOfPages {
  readonly word: WordScores;
  readonly pageOf: Uint32Array;
}

interface Weighing {
  readonly scores: Float32Array;
  readonly masks: Uint32Array;
  readonly pageOf: Uint32Array;
  readonly pages: PageFactors;
  readonly coverage: (mask: number) => Coverage;
}

/** Adds to each section the score of its page, and multiplies by factors for how much of the query both cover. */
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

/** For each page, the score added to its sections, and their factor. */
interface PageFactors {
  readonly scores: Float32Array;
  readonly coverages: Float32Array;
}

/** Collects the scores of each page from its sections. */
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
    /** Completes a word: adds its sum over the page's sections. */
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

/**
 * Factors for a set of words (a bit mask), by the share of the query's rarity that they make up. Computed once for each
 * set.
 */
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
