// Suggestions for misspelt names: "did you mean". Owns the distance and the threshold, not the sentence.

/**
 * The candidates nearest to a name, nearest first, among those close enough to be a slip of the hand.
 * @param limit Most suggestions to give.
 */
export function nearestNames(name: string, candidates: Iterable<string>, limit = 2): readonly string[] {
  const most = Math.max(2, Math.floor(name.length / 3));
  const scored: { readonly candidate: string; readonly distance: number }[] = [];
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) > most) continue;
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), most);
    if (distance <= most) scored.push({ candidate, distance });
  }
  scored.sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1));
  return scored.slice(0, limit).map(({ candidate }) => candidate);
}

/** Number of single-character edits between two texts; anything over `most` may be reported as `most + 1`. */
function editDistance(from: string, to: string, most: number): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const substitution = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      current.push(Math.min(substitution, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    if (Math.min(...current) > most) return most + 1;
    previous = current;
  }
  return previous[to.length] ?? most + 1;
}
