// Numbers for terms: what is counted and gathered by number needs neither a text nor an object for each. Owns the order
// of the terms as well, which stays known from block to block; counts nothing.

/** Terms with their numbers. One for each thread that analyses. */
export interface TermBook {
  /** The number of a term; numbers follow each other from 0. */
  numberOf(term: string): number;
  termOf(number: number): string;
  /** Numbers of all terms, in the order of the terms. */
  inOrder(): Uint32Array;
  /** How many terms there are. */
  count(): number;
  /** Begins anew: all numbers lose their meaning. */
  clear(): void;
}

/** A book without terms. */
export function createTermBook(): TermBook {
  const numbers = new Map<string, number>();
  let terms: string[] = [];
  let ordered = new Uint32Array(0);
  const isBefore = (one: number, other: number): boolean => (terms[one] ?? "") < (terms[other] ?? "");
  return {
    numberOf(term) {
      const known = numbers.get(term);
      if (known !== undefined) return known;
      numbers.set(term, terms.length);
      return terms.push(term) - 1;
    },
    termOf: (number) => terms[number] ?? "",
    inOrder() {
      if (ordered.length === terms.length) return ordered;
      const added = terms.slice(ordered.length).sort();
      ordered = mergeSorted(
        ordered,
        added.map((term) => numbers.get(term) ?? 0),
        isBefore,
      );
      return ordered;
    },
    count: () => terms.length,
    clear() {
      numbers.clear();
      terms = [];
      ordered = new Uint32Array(0);
    },
  };
}

type IsBefore = (one: number, other: number) => boolean;

function mergeSorted(sorted: Uint32Array, added: readonly number[], isBefore: IsBefore): Uint32Array<ArrayBuffer> {
  const merged = new Uint32Array(sorted.length + added.length);
  let from = 0;
  let to = 0;
  for (const number of added) {
    for (; from < sorted.length && isBefore(sorted[from] ?? 0, number); from += 1) merged[to++] = sorted[from] ?? 0;
    merged[to++] = number;
  }
  merged.set(sorted.subarray(from), to);
  return merged;
}
