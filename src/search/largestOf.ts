// Selects the largest of many scores without sorting them all.

/** A section and its score. */
export interface Candidate {
  readonly section: number;
  readonly score: number;
}

/** The sections with the largest scores above 0, in descending order; equal scores in the order of sections. */
export function largestOf(scores: Float32Array, count: number): readonly Candidate[] {
  let found: Candidate[] = [];
  let least = 0;
  const cut = (): void => {
    found = found.sort((one, other) => other.score - one.score).slice(0, count);
    if (found.length === count) least = found.at(-1)?.score ?? 0;
  };
  for (let section = 0; section < scores.length; section += 1) {
    const score = scores[section] ?? 0;
    if (score > least) found.push({ section, score });
    // Rarely reached: few of the later scores exceed the smallest one kept so far.
    if (found.length === 4 * count) cut();
  }
  cut();
  return found;
}
