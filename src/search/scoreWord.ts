// How well each section answers one word of a query: the best of what the word may mean there. Scores are given as square
// roots, as they are added up.
import type { Dictionary } from "./dictionary.ts";
import type { Meaning } from "./expandWord.ts";
import { weightsByImpact } from "./impact.ts";

/** A word of a query with what it may mean. */
export interface ExpandedWord {
  readonly meanings: readonly Meaning[];
  /** Whether hits should hold it. */
  readonly isAsked: boolean;
  readonly boost: number;
}

/** Rarity of a word that stands in `count` of `all` sections. */
const rarityOf = (count: number, all: number): number => Math.log(1 + (all - count + 0.5) / (count + 0.5));

/** Scores words one after another, in the same arrays: a query looks at many thousand sections. */
export interface WordScores {
  /** Square root of the score of each section. */
  readonly roots: Float32Array;
  /** Sections that scored, the first `count()` of it, in no order. */
  readonly touched: Uint32Array;
  count(): number;
  /** Finds the best meaning of a word in each section. */
  score(word: ExpandedWord): { readonly rarity: number; readonly isFound: boolean };
  /** Forgets what the last word scored. */
  clear(): void;
}

/** Where words are looked for. */
interface WordContext {
  readonly dictionary: Dictionary;
  /** How far sections are numbered, and how many there are. */
  readonly room: number;
  readonly sections: number;
}

/** Nothing found yet. */
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
  /** Terms that count only together: the mean of their weights where all of them stand. */
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

/** Sections of a word, by how it is meant. */
function countMeanings(meanings: readonly Meaning[], dictionary: Dictionary): ReadonlyMap<Meaning["kind"], number> {
  const counts = new Map<Meaning["kind"], number>();
  for (const { terms, kind } of meanings) {
    const count = Math.min(...terms.map((term) => dictionary.countOf(term)));
    counts.set(kind, kind === "exact" ? Math.max(counts.get(kind) ?? 0, count) : (counts.get(kind) ?? 0) + count);
  }
  // What means the same is not rarer than the word itself: in a text of one language the word of the other one always is.
  const said = counts.get("exact") ?? 0;
  if (said > 0 && counts.has("synonym")) counts.set("synonym", said + (counts.get("synonym") ?? 0));
  return counts;
}

/** Sections where all of the terms stand, with the mean of their weights. */
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
