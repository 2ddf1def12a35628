// The few largest of many scores, without sorting the rest.

/** A section and its score. */
export interface Candidate {
  readonly section: number;
  readonly score: number;
}

/** Sections with the largest scores above 0, in no order; of equal ones those that come first. */
export function largestOf(scores: Float32Array, count: number): readonly Candidate[] {
  /** A heap whose first entry is the smallest. */
  const heap: Candidate[] = [];
  for (let section = 0; section < scores.length; section += 1) {
    const score = scores[section] ?? 0;
    if (score <= 0) continue;
    if (heap.length < count) rise(heap, { section, score });
    else if (score > (heap[0]?.score ?? 0)) sink(heap, { section, score });
  }
  return heap;
}

const isSmaller = (one: Candidate, other: Candidate): boolean =>
  one.score < other.score || (one.score === other.score && one.section > other.section);

function rise(heap: Candidate[], entry: Candidate): void {
  let place = heap.length;
  heap.push(entry);
  while (place > 0) {
    const up = (place - 1) >> 1;
    const parent = heap[up];
    if (parent === undefined || !isSmaller(entry, parent)) break;
    heap[place] = parent;
    place = up;
  }
  heap[place] = entry;
}

/** Puts an entry in the place of the smallest. */
function sink(heap: Candidate[], entry: Candidate): void {
  let place = 0;
  for (;;) {
    const left = heap[place * 2 + 1];
    const right = heap[place * 2 + 2];
    const isRight = left !== undefined && right !== undefined && isSmaller(right, left);
    const child = isRight ? right : left;
    if (child === undefined || !isSmaller(child, entry)) break;
    heap[place] = child;
    place = place * 2 + (isRight ? 2 : 1);
  }
  heap[place] = entry;
}
