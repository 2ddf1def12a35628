// Selects the largest of many scores without sorting them all.

/** The place of a score among all, and the score. */
interface PlacedScore {
  readonly place: number;
  readonly score: number;
}

/** The largest scores above 0, in descending order; equal scores in the order of their places. */
export function largestOf(scores: Float32Array, count: number): readonly PlacedScore[] {
  let found: PlacedScore[] = [];
  let least = 0;
  const cut = (): void => {
    found = found.sort((one, other) => other.score - one.score).slice(0, count);
    if (found.length === count) least = found.at(-1)?.score ?? 0;
  };
  for (let place = 0; place < scores.length; place += 1) {
    const score = scores[place] ?? 0;
    if (score > least) found.push({ place, score });
    // Rarely reached: few of the later scores exceed the smallest one kept so far.
    if (found.length === 4 * count) cut();
  }
  cut();
  return found;
}
