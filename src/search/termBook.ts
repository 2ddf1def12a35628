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

/** Few are added to many: each is looked for by halves, and what stands between is moved as it is. */
function mergeSorted(sorted: Uint32Array, added: readonly number[], isBefore: IsBefore): Uint32Array<ArrayBuffer> {
  const merged = new Uint32Array(sorted.length + added.length);
  let from = 0;
  for (const [index, number] of added.entries()) {
    const place = placeOf(number, sorted, { from, isBefore });
    merged.set(sorted.subarray(from, place), from + index);
    merged[place + index] = number;
    from = place;
  }
  merged.set(sorted.subarray(from), from + added.length);
  return merged;
}

/** Where a number belongs, from a place on. */
function placeOf(
  number: number,
  sorted: Uint32Array,
  { from, isBefore }: { readonly from: number; readonly isBefore: IsBefore },
): number {
  let [least, most] = [from, sorted.length];
  while (least < most) {
    const middle = (least + most) >> 1;
    if (isBefore(sorted[middle] ?? 0, number)) least = middle + 1;
    else most = middle;
  }
  return least;
}
