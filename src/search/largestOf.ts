// The few largest of many scores, without sorting the rest.

/** A section and its score. */
export interface Candidate {
  readonly section: number;
  readonly score: number;
}

/** Sections with the largest scores above 0, the largest first; of equal ones those that come first. */
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
    // Seldom: few of what follows are larger than the smallest of those that are kept.
    if (found.length === 4 * count) cut();
  }
  cut();
  return found;
}
