// Scores each section for one word of a query, by the best meaning of the word that occurs there. Scores are given as
// square roots, because callers add them up in that form.
import type { Dictionary } from "./dictionary.ts";
import type { Meaning } from "./expandWord.ts";
import { weightsByImpact } from "./impact.ts";

/** A word of a query with its possible meanings. */
export interface ExpandedWord {
  readonly meanings: readonly Meaning[];
  /** Whether hits should contain the word. */
  readonly isAsked: boolean;
  /** Whether it is the identifier that the whole query consists of. */
  readonly isQuery?: boolean;
  /** Whether it is no beginning: the index has the word, and something follows it. */
  readonly isEnded?: boolean;
  readonly boost: number;
}

/** Rarity (inverse document frequency) of a word that occurs in `count` of `all` sections. */
const rarityOf = (count: number, all: number): number => Math.log(1 + (all - count + 0.5) / (count + 0.5));

/** Scores one word at a time in reused arrays, because a query touches many thousands of sections. */
export interface WordScores {
  /** Square root of each section's score. */
  readonly roots: Float32Array;
  /** The sections that have a score: the first `count()` elements, unordered. */
  readonly touched: Uint32Array;
  count(): number;
  /** Scores each section by the best meaning of the word. */
  score(word: ExpandedWord): { readonly rarity: number; readonly isFound: boolean };
  /** Resets the scores. */
  clear(): void;
}

/** Where words are looked up. */
interface WordContext {
  readonly dictionary: Dictionary;
  /** Number of section numbers, and of sections. */
  readonly room: number;
  readonly sections: number;
}

/** Makes empty scores. */
export function createWordScores({ dictionary, room, sections: all }: WordContext): WordScores {
  const roots = new Float32Array(room);
  const touched = new Uint32Array(room);
  let count = 0;

  const noteTerm = (term: string, factor: number): void => {
    const { sections, impacts } = dictionary.postingsOf(term);
    const root = Math.sqrt(factor);
    for (let index = 0; index < sections.length; index += 1) {
      const section = sections[index] ?? 0;
      const value = root * (rootsByImpact[impacts[index] ?? 0] ?? 0);
      const before = roots[section] ?? 0;
      if (value <= before) continue;
      if (before === 0) touched[count++] = section;
      roots[section] = value;
    }
  };
  /** Scores terms that count only together: by the mean of their weights, in sections that contain all of them. */
  const noteTogether = (terms: readonly string[], factor: number): void => {
    for (const [section, weight] of weightsTogether(terms, dictionary)) {
      const value = Math.sqrt(factor * weight);
      const before = roots[section] ?? 0;
      if (value <= before) continue;
      if (before === 0) touched[count++] = section;
      roots[section] = value;
    }
  };
  return {
    roots,
    touched,
    count: () => count,
    score({ meanings, boost }) {
      const counts = countMeanings(meanings, dictionary);
      const rarity = (kind: Meaning["kind"]): number => rarityOf(Math.min(counts.get(kind) ?? 0, all), all);
      for (const { terms, weight, kind } of meanings) {
        const factor = weight * boost * rarity(kind);
        if (terms.length === 1) noteTerm(terms[0] ?? "", factor);
        else noteTogether(terms, factor);
      }
      const kind = (["exact", "synonym", "split", "near", "prefix"] as const).find(
        (name) => (counts.get(name) ?? 0) > 0,
      );
      return { rarity: kind === undefined ? rarityOf(0, all) : rarity(kind), isFound: kind !== undefined };
    },
    clear() {
      for (let index = 0; index < count; index += 1) roots[touched[index] ?? 0] = 0;
      count = 0;
    },
  };
}

const rootsByImpact = weightsByImpact.map(Math.sqrt);

/** Number of sections for each kind of meaning. */
function countMeanings(meanings: readonly Meaning[], dictionary: Dictionary): ReadonlyMap<Meaning["kind"], number> {
  const counts = new Map<Meaning["kind"], number>();
  for (const { terms, kind } of meanings) {
    const count = Math.min(...terms.map((term) => dictionary.countOf(term)));
    counts.set(kind, kind === "exact" ? Math.max(counts.get(kind) ?? 0, count) : (counts.get(kind) ?? 0) + count);
  }
  // A synonym must not count as rarer than the word itself: in pages of one language, a word of another language always
  // would.
  const said = counts.get("exact") ?? 0;
  if (said > 0 && counts.has("synonym")) counts.set("synonym", said + (counts.get("synonym") ?? 0));
  return counts;
}

/** Sections that contain all of the terms, with the mean of their weights. */
function weightsTogether(
  terms: readonly string[],
  dictionary: Dictionary,
): readonly (readonly [section: number, weight: number])[] {
  const sums = new Map<number, readonly [sum: number, count: number]>();
  for (const term of terms) {
    const { sections, impacts } = dictionary.postingsOf(term);
    for (let index = 0; index < sections.length; index += 1) {
      const section = sections[index] ?? 0;
      const [sum, count] = sums.get(section) ?? [0, 0];
      sums.set(section, [sum + (weightsByImpact[impacts[index] ?? 0] ?? 0), count + 1]);
    }
  }
  return [...sums].flatMap(([section, [sum, count]]) =>
    count === terms.length ? [[section, sum / terms.length] as const] : [],
  );
}
