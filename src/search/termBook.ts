// Assigns numbers to terms, so that counting and sorting need no strings or objects. Also keeps the sort order of all
// terms, which is reused from block to block.

/** Terms with their numbers. Each analysing thread has one. */
export interface TermBook {
  /** The number of a term; new terms get the next number, from 0. */
  numberOf(term: string): number;
  termOf(number: number): string;
  /** Numbers of all terms, in the sort order of the terms. */
  inOrder(): Uint32Array;
  /** How many terms there are. */
  count(): number;
  /** Removes all terms; their numbers become invalid. */
  clear(): void;
}

/** Makes an empty book. */
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

/**
 * Merges few added numbers into many sorted ones: finds the place of each by binary search, and copies what lies
 * between as a whole.
 */
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

/** Index at which a number must be inserted, at or after `from`. */
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
